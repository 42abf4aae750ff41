import { workerScript } from "../../offline/worker-script.ts";
import { siteContext } from "../../request/site.ts";
import type { Route } from "./+types/service-worker.ts";

/** The service worker caches what the brand's offline pages need, and nothing else. */
export function loader({ context }: Route.LoaderArgs): Response {
  return new Response(workerScript(context.get(siteContext)), {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
}
