import { workerScript } from "../../offline/worker-script.server.ts";
import { siteContext } from "../../request/site.ts";
import type { Route } from "./+types/service-worker.ts";

/** The service worker caches what the brand's offline pages need, and nothing else. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  return new Response(await workerScript(context.get(siteContext)), {
    headers: { "content-type": "text/javascript; charset=utf-8" },
  });
}
