import { isTemporaryEmail } from "@bellwether/contract/person-fields.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useRef } from "react";
import { data, Form, useNavigation } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { OwnerFields, ownersWord, wantsCode } from "../forms/owner-fields.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, type Refusal, refusalOf, refusalText } from "../gate/refusal.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { pathInLanguage, paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { readForm } from "../request/read-form.ts";
import { requirePlayer } from "../request/require-player.ts";
import { siteOf } from "../request/site.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import type { Route } from "./+types/set-email.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const page = pageOf(site, {
    title: "static.email_title",
    texts: ["static.email_", "core.error_", "static.login_password", "static.login_code"],
    unlisted: true,
  });
  const token = args.url.searchParams.get("token");
  // The letter may be read on any device: its link needs no login, and opening it alone changes nothing.
  const isUndo = args.url.searchParams.has("undo");
  if (token) return { page, confirm: { token, isUndo, address: await readAddress(site, token) } };
  await requirePlayer(args);
  const { email, email_pending } = await callGate(site, "details", {});
  return {
    page,
    ask: {
      current: isTemporaryEmail(email) ? "" : email,
      waiting: email_pending,
      origin: safeOrigin(
        args.url.searchParams.get("origin"),
        pathInLanguage(paths.accountInfo(), site.language),
      ),
    },
  };
}

/** The address that a link is for; undefined when the link was used or has expired. */
async function readAddress(site: ReturnType<typeof siteOf>, token: string): Promise<string | undefined> {
  try {
    return (await site.visitorGate.call("readToken", { token })).email;
  } catch {
    return undefined;
  }
}

type Answer = {
  sentTo?: string;
  kept?: string;
  confirmed?: string;
  undone?: string;
  email?: string;
  refusal?: Refusal;
};

export async function action(args: Route.ActionArgs) {
  const site = siteOf(args);
  const form = await readForm(args.request);
  const token = form.get("token");
  const email = String(form.get("email") ?? "");
  try {
    if (typeof token === "string") {
      if (form.has("undo")) {
        const undone = await site.visitorGate.call("undoEmail", { token });
        return data<Answer>({ undone: undone.email });
      }
      const { email: confirmed } = await site.visitorGate.call("confirmEmail", { token });
      return data<Answer>({ confirmed });
    }
    await requirePlayer(args);
    const { email_pending } = await site.gate.call("setEmail", { email, ...ownersWord(form) });
    // The player entered the address that the account already has: nothing is pending, and no letter was sent.
    return data<Answer>(email_pending === null ? { kept: email } : { sentTo: email_pending });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data<Answer>({ email, refusal: refusalOf(error) }, { status: 422 });
  }
}

/**
 * Changes the account's email address: the new one counts once the link mailed to it was opened and confirmed here.
 * A link mailed to the old address undoes the change.
 */
export default function SetEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const answer: Answer = actionData ?? {};
  if (answer.confirmed)
    return (
      <FormPage
        title={t("static.email_confirmed_title")}
        text={t("static.email_confirmed_text", { email: answer.confirmed })}
        pose="celebrating"
      >
        <LinkButton as={Link} href={paths.home()} size="large" block>
          {t("static.email_home")}
        </LinkButton>
      </FormPage>
    );
  if (answer.undone)
    return (
      <FormPage
        title={t("static.email_undone_title")}
        text={t("static.email_undone_text", { email: answer.undone })}
        pose="resting"
      >
        <LinkButton as={Link} href={paths.forgottenPassword()} size="large" block>
          {t("static.email_undone_password")}
        </LinkButton>
      </FormPage>
    );
  return loaderData.confirm ? (
    <Confirm {...loaderData.confirm} answer={answer} />
  ) : (
    <Ask {...loaderData.ask} answer={answer} />
  );
}

type ConfirmProps = { token: string; isUndo: boolean; address: string | undefined; answer: Answer };

function Confirm({ token, isUndo, address, answer }: ConfirmProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  useFirstError(form, answer.refusal);
  if (!address || answer.refusal?.code === "token_invalid")
    return (
      <FormPage title={t("static.email_invalid_title")} text={t("core.error_token_invalid")} pose="shrugging">
        <LinkButton as={Link} href={paths.setEmail()} size="large" block>
          {t("static.email_again")}
        </LinkButton>
      </FormPage>
    );
  return (
    <FormPage
      title={t(isUndo ? "static.email_undo_title" : "static.email_confirm_title")}
      text={t(isUndo ? "static.email_undo_text" : "static.email_confirm_text", { email: address })}
    >
      <Form method="post" ref={form} noValidate>
        <FormAlert>{answer.refusal && refusalText(answer.refusal, t)}</FormAlert>
        <input type="hidden" name="token" value={token} />
        {isUndo && <input type="hidden" name="undo" value="1" />}
        <Button type="submit" size="large" block busy={busy} busyLabel={t("static.email_busy")}>
          {t(isUndo ? "static.email_undo_submit" : "static.email_confirm_submit")}
        </Button>
      </Form>
    </FormPage>
  );
}

type AskProps = { current: string; waiting: string | null; origin: string; answer: Answer };

function Ask({ current, waiting, origin, answer: { refusal, email, sentTo, kept } }: AskProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  useFirstError(form, refusal);
  const wrong = fieldError(refusal, "email", t);
  const isOfField = wantsCode(refusal) || Object.keys(refusal?.fields ?? {}).length > 0;
  if (sentTo || kept)
    return (
      <FormPage
        title={t(sentTo ? "static.email_sent_title" : "static.email_kept_title")}
        text={
          sentTo
            ? t("static.email_sent_text", { email: sentTo })
            : t("static.email_kept_text", { email: kept ?? "" })
        }
        pose="resting"
      >
        <LinkButton as={Link} href={origin} size="large" block>
          {t("static.email_back")}
        </LinkButton>
      </FormPage>
    );
  return (
    <FormPage
      title={t("static.email_title")}
      text={current ? t("static.email_text", { email: current }) : t("static.email_text_first")}
    >
      <Form method="post" ref={form} noValidate>
        <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t("static.email_new")}
          hint={waiting ? t("static.email_waiting", { email: waiting }) : undefined}
          defaultValue={email}
          error={wrong}
          required
        />
        <OwnerFields id="email" refusal={refusal} />
        <Button type="submit" size="large" block busy={busy} busyLabel={t("static.email_busy")}>
          {t("static.email_submit")}
        </Button>
      </Form>
    </FormPage>
  );
}
