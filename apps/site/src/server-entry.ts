import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { serveSite } from "./serving/serve-site.ts";
import type { SiteOptions, SiteServer } from "./site-options.ts";

/** The player's site, for the composition root. */
export function createSite(options: SiteOptions): SiteServer {
  return serveSite(build as unknown as ServerBuild, import.meta.env.MODE, options);
}
