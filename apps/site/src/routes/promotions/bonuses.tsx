import { paths } from "../../paths.ts";
import { redirectTo } from "../../request/redirects.ts";
import { siteOf } from "../../request/site.ts";
import type { Route } from "./+types/bonuses.ts";

/** A former address; redirects home [2.03]. */
export function loader(args: Route.LoaderArgs) {
  throw redirectTo(siteOf(args), paths.home());
}

export default function Bonuses() {
  return null;
}
