import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useRef } from "react";
import { data, Form, useNavigation } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { NewPasswordField } from "../forms/new-password-field.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, type Refusal, refusalOf, refusalText } from "../gate/refusal.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { readForm } from "../request/read-form.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/forgotten-password.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const token = args.url.searchParams.get("token") ?? undefined;
  return {
    page: pageOf(site, {
      title: "static.forgotten_title",
      texts: ["static.forgotten_", "core.error_", "core.password_"],
      unlisted: true,
    }),
    token,
    // Undefined when the link was used or has expired.
    address:
      token === undefined
        ? undefined
        : await site.visitorGate.call("readToken", { token }).then(
            ({ email }) => email,
            () => undefined,
          ),
  };
}

type Answer = { sentTo?: string; isSet?: true; email?: string; refusal?: Refusal };

export async function action(args: Route.ActionArgs) {
  const site = siteOf(args);
  const form = await readForm(args.request);
  const token = form.get("token");
  const email = String(form.get("email") ?? "");
  try {
    if (typeof token !== "string") {
      await site.visitorGate.call("requestToken", { purpose: "password_reset", email });
      return data<Answer>({ sentTo: email });
    }
    const newpassword = String(form.get("newpassword") ?? "");
    if (newpassword !== String(form.get("repeat") ?? ""))
      return data<Answer>({ refusal: notTheSame }, { status: 422 });
    await site.visitorGate.call("resetPassword", { token, newpassword });
    return data<Answer>({ isSet: true });
  } catch (error) {
    return data<Answer>({ email, refusal: refusalOf(error) }, { status: 422 });
  }
}

const notTheSame: Refusal = {
  code: "invalid_param",
  message: "core.error_password_repeat",
  fields: { repeat: "core.error_password_repeat" },
  params: {},
};

/** Password recovery: requests a mailed link, and sets the password with the link. */
export default function ForgottenPassword({
  loaderData: { token, address },
  actionData,
}: Route.ComponentProps) {
  const t = useTexts();
  const answer: Answer = actionData ?? {};
  if (answer.isSet)
    return (
      <FormPage
        title={t("static.forgotten_set_title")}
        text={t("static.forgotten_set_text")}
        pose="celebrating"
      >
        <ToLogin />
      </FormPage>
    );
  if (answer.sentTo)
    return (
      <FormPage
        title={t("static.forgotten_sent_title")}
        text={t("static.forgotten_sent_text", { email: answer.sentTo })}
        pose="resting"
      >
        <ToLogin />
      </FormPage>
    );
  if (token === undefined) return <AskForLink answer={answer} />;
  if (address === undefined || answer.refusal?.code === "token_invalid")
    return (
      <FormPage
        title={t("static.forgotten_invalid_title")}
        text={t("core.error_token_invalid")}
        pose="shrugging"
      >
        <LinkButton as={Link} href={paths.forgottenPassword()} size="large" block>
          {t("static.forgotten_again")}
        </LinkButton>
      </FormPage>
    );
  return <NewPassword token={token} address={address} refusal={answer.refusal} />;
}

function ToLogin() {
  const t = useTexts();
  return (
    <LinkButton as={Link} href={paths.login()} size="large" block>
      {t("static.forgotten_login")}
    </LinkButton>
  );
}

function AskForLink({ answer: { refusal, email } }: { answer: Answer }) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  useFirstError(form, refusal);
  const wrong = fieldError(refusal, "email", t);
  return (
    <FormPage
      title={t("static.forgotten_title")}
      text={t("static.forgotten_text")}
      pose="shrugging"
      aside={
        <p>
          <Link href={paths.login()}>{t("static.forgotten_remembered")}</Link>
        </p>
      }
    >
      <Form method="post" ref={form} noValidate>
        <FormAlert>{refusal && !wrong ? refusalText(refusal, t) : undefined}</FormAlert>
        <TextField
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          label={t("static.forgotten_email")}
          defaultValue={email}
          error={wrong}
          required
        />
        <Button type="submit" size="large" block busy={busy} busyLabel={t("static.forgotten_busy")}>
          {t("static.forgotten_submit")}
        </Button>
      </Form>
    </FormPage>
  );
}

type NewPasswordProps = { token: string; address: string; refusal: Refusal | undefined };

function NewPassword({ token, address, refusal }: NewPasswordProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  useFirstError(form, refusal);
  const wrong = (field: string) => fieldError(refusal, field, t);
  const isOfField = wrong("newpassword") ?? wrong("repeat");
  const labels = { showLabel: t("static.forgotten_show"), hideLabel: t("static.forgotten_hide") };
  return (
    <FormPage
      title={t("static.forgotten_new_title")}
      text={t("static.forgotten_new_text", { email: address })}
    >
      <Form method="post" ref={form} noValidate>
        <FormAlert>{refusal && !isOfField ? refusalText(refusal, t) : undefined}</FormAlert>
        <input type="hidden" name="token" value={token} />
        {/* Lets a password manager keep the new password with its account. */}
        <input type="email" name="username" value={address} autoComplete="username" readOnly hidden />
        <NewPasswordField
          name="newpassword"
          label={t("static.forgotten_password")}
          hint={t("static.forgotten_password_hint")}
          {...labels}
          email={address}
          error={wrong("newpassword")}
          required
        />
        <PasswordField
          name="repeat"
          label={t("static.forgotten_repeat")}
          {...labels}
          autoComplete="new-password"
          error={wrong("repeat")}
          required
        />
        <Button type="submit" size="large" block busy={busy} busyLabel={t("static.forgotten_busy")}>
          {t("static.forgotten_new_submit")}
        </Button>
      </Form>
    </FormPage>
  );
}
