import { Button } from "@bellwether/ui/actions/button.tsx";
import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { isAppWanted, SecondFactorField, wantsCode } from "../forms/owner-fields.tsx";
import { PasskeyLogin, readPasskey } from "../forms/passkey-login.tsx";
import { noAnswer, sendFormOr } from "../forms/send-form.ts";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, type Refusal, refusalOf, refusalText } from "../gate/refusal.ts";
import { Link } from "../locale/link.tsx";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useOpens } from "../page-data/use-opens.ts";
import { useRoot } from "../page-data/use-player.ts";
import { pathInLanguage, paths } from "../paths.ts";
import { affiliateReference } from "../request/affiliate-reference.ts";
import { pageOf } from "../request/page.ts";
import { readForm } from "../request/read-form.ts";
import { redirectBack } from "../request/redirects.ts";
import { siteOf } from "../request/site.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import type { Route } from "./+types/login.ts";
import styles from "./login.module.css";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const origin = safeOrigin(args.url.searchParams.get("origin"), pathInLanguage(paths.home(), site.language));
  if (await site.player()) throw redirectBack(site, origin);
  return {
    page: pageOf(site, {
      title: "static.login_title",
      texts: ["static.login_", "core.error_"],
      unlisted: true,
    }),
    origin: args.url.searchParams.has("origin") ? origin : undefined,
    // Visitors in Finland get their own texts here, in every language [2.35].
    wording: site.country === "FI" ? ("fi" as const) : ("default" as const),
  };
}

export async function action(args: Route.ActionArgs) {
  const site = siteOf(args);
  const form = await readForm(args.request);
  const email = String(form.get("email") ?? "");
  const scratchCode = String(form.get("scratch_code") ?? "").trim();
  const passkey = readPasskey(form);
  const common = {
    mobile: /Mobi/.test(args.request.headers.get("user-agent") ?? ""),
    ...affiliateReference(site),
  };
  try {
    const session = passkey
      ? await site.gate.begin("passkeyLogin", { ...passkey, ...common })
      : await site.gate.begin("login", {
          nickname: email,
          password: String(form.get("password") ?? ""),
          ...(scratchCode && { scratch_code: scratchCode }),
          ...common,
        });
    site.beginSession(session);
  } catch (error) {
    return data({ email, refusal: refusalOf(error) }, { status: 422 });
  }
  return redirectBack(
    site,
    safeOrigin(args.url.searchParams.get("origin"), pathInLanguage(paths.home(), site.language)),
  );
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendFormOr(request, serverAction, (form) => ({
    email: String(form.get("email") ?? ""),
    refusal: noAnswer,
  }));
}

/**
 * Email and password, then a code of the second factor where the account has one. The server never sends the password back: with
 * script it stays in its field, without script it is typed again next to the code.
 */
export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  const opens = useOpens();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  const refusal = actionData?.refusal;
  const isCodeWanted = wantsCode(refusal);
  const keepsPassword = useKeptPassword(form, isCodeWanted);
  useFirstError(form, actionData);
  const { origin, wording } = loaderData;
  return (
    <FormPage
      title={t(
        isCodeWanted
          ? "static.login_code_title"
          : wording === "fi"
            ? "static.login_title_fi"
            : "static.login_title",
      )}
      text={t(
        !isCodeWanted
          ? "static.login_text"
          : isAppWanted(refusal)
            ? "static.login_code_app_text"
            : "static.login_code_text",
      )}
      pose={isCodeWanted ? "pointing" : "waving"}
      aside={
        root?.signupAllowed && (
          <p>
            {t("static.login_no_account")}{" "}
            <Link href={paths.signup({ origin })}>{t("static.login_signup")}</Link>
          </p>
        )
      }
    >
      <Form method="post" ref={form} noValidate>
        <Alert refusal={refusal} />
        <div className={styles.credentials} hidden={isCodeWanted && keepsPassword}>
          <TextField
            name="email"
            type="email"
            label={t("static.login_email")}
            autoComplete="username webauthn"
            inputMode="email"
            defaultValue={actionData?.email}
            error={fieldError(refusal, "nickname", t)}
            required
          />
          <PasswordField
            name="password"
            label={t("static.login_password")}
            showLabel={t("static.login_password_show")}
            hideLabel={t("static.login_password_hide")}
            autoComplete="current-password"
            error={fieldError(refusal, "password", t)}
            required
          />
        </div>
        <SecondFactorField refusal={refusal} />
        <Button type="submit" size="large" block busy={busy} busyLabel={t("static.login_busy")}>
          {t(wording === "fi" ? "static.login_submit_fi" : "static.login_submit")}
        </Button>
        {!isCodeWanted && <PasskeyLogin busy={busy} />}
        {opens(paths.forgottenPassword()) && (
          <p className={layout.centred}>
            <Link href={paths.forgottenPassword()}>{t("static.login_forgotten")}</Link>
          </p>
        )}
      </Form>
    </FormPage>
  );
}

/** An error of the whole form; a missing or wrong code of the second factor is shown at its field. */
function Alert({ refusal }: { refusal: Refusal | undefined }) {
  const t = useTexts();
  const timeText = useTimeText();
  if (!refusal || refusal.code === "invalid_param" || wantsCode(refusal)) return null;
  const { until, kind } = refusal.params;
  if (refusal.code === "account_excluded" && until) {
    const key = kind === "break" ? "core.error_account_on_break_until" : "core.error_account_excluded_until";
    return <FormAlert>{t(key, { until: timeText(until) })}</FormAlert>;
  }
  return <FormAlert>{refusalText(refusal, t)}</FormAlert>;
}

/** Does the form still hold the submitted password? Only a hydrated page keeps its fields after a response. */
function useKeptPassword(form: RefObject<HTMLFormElement | null>, asked: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const field = form.current?.elements.namedItem("password");
    setKept(asked && field instanceof HTMLInputElement && field.value !== "");
  }, [form, asked]);
  return kept;
}
