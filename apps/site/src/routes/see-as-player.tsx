import { isViewToken } from "@bellwether/contract/view-token.ts";
import { useEffect } from "react";
import { data, Form, useSubmit } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { FormPage } from "../forms/form-page.tsx";
import { type Refusal, refusalOf, refusalText } from "../gate/refusal.ts";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { readForm } from "../request/read-form.ts";
import { redirectTo } from "../request/redirects.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/see-as-player.ts";

export function loader(args: Route.LoaderArgs) {
  const page = pageOf(siteOf(args), {
    title: "core.shell_seen_label",
    texts: ["core.shell_seen", "core.shell_loading", "core.error_", "core.logged_out_message"],
    unlisted: true,
  });
  return { page };
}

/** Shows the site as the player of the token does from now on. A token that is over, or none of the office's, changes nothing. */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args);
  const token = (await readForm(args.request)).get("token");
  if (typeof token !== "string" || !isViewToken(token)) return redirectTo(site, paths.home());
  try {
    await site.gateWith(token).call("profile", {});
  } catch (error) {
    return data<{ refusal: Refusal }>({ refusal: refusalOf(error) }, { status: 422 });
  }
  site.beginSession(token);
  return redirectTo(site, paths.home());
}

/** The office's link leads here; its token is behind the `#`, which no server sees, so the page's script sends it. */
export default function SeeAsPlayer({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  const submit = useSubmit();
  useEffect(() => {
    const token = window.location.hash.slice(1);
    if (token === "") return;
    // The address is no longer needed, and should not stay in the browser's history.
    window.history.replaceState(window.history.state, "", window.location.pathname);
    void submit({ token }, { method: "post" });
  }, [submit]);
  return (
    <FormPage title={t("core.shell_seen_label")}>
      {actionData ? (
        <FormAlert>{refusalText(actionData.refusal, t)}</FormAlert>
      ) : (
        <p role="status">{t("core.shell_loading")}</p>
      )}
      <Form method="post" hidden />
    </FormPage>
  );
}
