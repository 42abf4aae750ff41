import { Button } from "@bellwether/ui/actions/button.tsx";
import { PasswordField } from "@bellwether/ui/fields/password-field.tsx";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useRef } from "react";
import { data, Form, useNavigation } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldText, refusalOf, refusalText } from "../gate/refusal.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { localPath, paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { redirectBack } from "../request/redirects.ts";
import { siteOf } from "../request/site.ts";
import { affiliateReference } from "../session/affiliate-reference.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import { useRoot } from "../session/use-player.ts";
import type { Route } from "./+types/login.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const origin = safeOrigin(args.url.searchParams.get("origin"), localPath(paths.home(), site.language));
  if (await site.player()) throw redirectBack(site, origin);
  return {
    page: pageOf(site, {
      title: "static.login_title",
      texts: ["static.login_", "core.error_"],
      unlisted: true,
    }),
    origin: args.url.searchParams.has("origin") ? origin : undefined,
    // Finland and Norway read other words here [2.35].
    wording: site.country === "FI" ? ("fi" as const) : ("default" as const),
  };
}

export async function action(args: Route.ActionArgs) {
  const site = siteOf(args);
  const form = await args.request.formData();
  const email = String(form.get("email") ?? "");
  try {
    const answer = await site.gate.send("login", {
      nickname: email,
      password: String(form.get("password") ?? ""),
      mobile: /Mobi/.test(args.request.headers.get("user-agent") ?? ""),
      ...affiliateReference(args.request),
    });
    if (answer.session) site.beginSession(answer.session);
  } catch (error) {
    return data({ email, refusal: refusalOf(error) }, { status: 422 });
  }
  return redirectBack(
    site,
    safeOrigin(args.url.searchParams.get("origin"), localPath(paths.home(), site.language)),
  );
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  const form = useRef<HTMLFormElement>(null);
  const busy = useNavigation().state !== "idle";
  useFirstError(form, actionData);
  const refusal = actionData?.refusal;
  const { origin, wording } = loaderData;
  return (
    <FormPage
      title={t(wording === "fi" ? "static.login_title_fi" : "static.login_title")}
      text={t("static.login_text")}
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
        <FormAlert>
          {refusal && refusal.code !== "invalid_param" ? refusalText(refusal, t) : undefined}
        </FormAlert>
        <TextField
          name="email"
          type="email"
          label={t("static.login_email")}
          autoComplete="username"
          inputMode="email"
          defaultValue={actionData?.email}
          error={fieldText(refusal?.fields.nickname, t)}
          required
        />
        <PasswordField
          name="password"
          label={t("static.login_password")}
          showLabel={t("static.login_password_show")}
          hideLabel={t("static.login_password_hide")}
          autoComplete="current-password"
          error={fieldText(refusal?.fields.password, t)}
          required
        />
        <Button type="submit" size="large" block busy={busy} busyLabel={t("static.login_busy")}>
          {t(wording === "fi" ? "static.login_submit_fi" : "static.login_submit")}
        </Button>
      </Form>
    </FormPage>
  );
}
