import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "./hydration/inline-script.tsx";
import { SharedPartsContext } from "./hydration/shared-part.tsx";
import type { RootData } from "./page-data/root-data.ts";
import { pageStream } from "./request/page-stream.server.ts";
import { sharedPartsOf } from "./request/shared-parts.server.ts";
import { siteContext } from "./request/site.ts";

export const streamTimeout = 5_000;

/** Logs unexpected errors of loaders, actions and page shells. Client errors (status below 500) are answered and not logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  if (!request.signal.aborted) context.get(siteContext).options.log.error({ err: error }, "a page failed");
}

/** Renders a page. A visitor's is sent once complete, because its bytes are cached; a player's is streamed as soon as its shell is ready. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  if (request.method === "HEAD") return Promise.resolve(new Response(null, { status, headers }));
  const site = loadContext.get(siteContext);
  const { nonce, token, options } = site;
  const root = routerContext.staticHandlerContext.loaderData.root as RootData | undefined;
  // A visitor's page is cached whole.
  const parts = token === undefined ? undefined : sharedPartsOf(site, root);
  const waitForAll = token === undefined || isbot(request.headers.get("user-agent"));

  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;
    const answer = () => {
      answered = true;
      const body = pageStream(parts);
      body.on("close", () => clearTimeout(timer));
      pipe(body);
      resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <SharedPartsContext value={parts?.find}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </SharedPartsContext>
      </NonceContext>,
      {
        nonce,
        // Suspended parts are written in place, however long they are: a page must be readable without script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [waitForAll ? "onAllReady" : "onShellReady"]: answer,
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          if (answered) options.log.error({ err: error }, "rendering a part of a page failed");
        },
      },
    );
    const timer = setTimeout(() => abort(), streamTimeout + 1_000);
  });
}
