import * as build from "virtual:react-router/server-build";
import type { ServerBuild } from "react-router";
import { serveSite } from "./request/serve-site.ts";
import type { SiteOptions, SiteRequestContext, SiteServer } from "./site-options.ts";

export type { SiteOptions, SiteRequestContext, SiteServer };

/** The player's site, for the composition root. */
export function createSite(options: SiteOptions): SiteServer {
  return serveSite(build as unknown as ServerBuild, import.meta.env.MODE, options);
}
