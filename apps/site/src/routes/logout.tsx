import { sendForm } from "../forms/send-form.ts";
import { paths } from "../paths.ts";
import { redirectTo } from "../request/redirects.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/logout.ts";

/** Ends the session here and at the gate. A gate that does not answer must not keep a player signed in. */
export async function action(args: Route.ActionArgs) {
  const site = siteOf(args);
  await site.gate.call("logout", {}).catch(() => undefined);
  site.endSession();
  return redirectTo(site, paths.home());
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendForm(request, serverAction);
}

/** Following a link to this address must not log out; only the form does. */
export function loader(args: Route.LoaderArgs) {
  return redirectTo(siteOf(args), paths.home());
}
