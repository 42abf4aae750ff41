import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { errorTable, networkOf } from "@bellwether/contract";
import { type OfficeCall, officeCalls } from "@bellwether/contract/office/index.ts";
import { type Gate, MAX_BODY_BYTES } from "@bellwether/gate";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { serveFolder } from "../files/static-files.ts";
import type { Activity } from "../requests/activity.ts";
import { watchRequests } from "../requests/answer-requests.ts";
import { pathOf } from "../requests/path-of.ts";
import { readingBody } from "../requests/request-body.ts";
import { officeHeaders } from "../requests/security-headers.ts";
import { headersOf, readVisitor, setVisitorHeaders } from "../requests/visitor.ts";
import type { Environment } from "../settings/environment.ts";
import { isAllowedNetwork } from "../settings/networks.ts";
import { officeOrigin } from "../settings/office-origin.ts";
import { isLoopbackHost } from "../settings/web-address.ts";
import type { MetricsRegistry } from "../telemetry/metrics.ts";

export type OfficeServer = {
  /** Where browsers open it; undefined where there is none. */
  url: string | undefined;
  close(): Promise<void>;
};

const longCalls = new Map(
  Object.values(officeCalls).flatMap((call: OfficeCall) =>
    call.maxBytes === undefined ? [] : [[call.path, call.maxBytes]],
  ),
);
const maxBytesOf = (request: IncomingMessage) => longCalls.get(pathOf(request)) ?? MAX_BODY_BYTES;

const NO_OFFICE: OfficeServer = { url: undefined, close: async () => {} };
const BUILT = fileURLToPath(new URL("../../../office/dist", import.meta.url));

/**
 * Serves the back office at a port of its own, by default on the loopback: its pages, and its calls below `/api/`. The site's port answers neither.
 * @param listensAt is told the origin at which browsers open it.
 * @param gameOrigins the sites, whose games show rounds in the office's pages.
 * @throws when the port that the operator chose cannot be had.
 */
export async function serveOffice(
  { office }: Pick<Gate, "office">,
  environment: Pick<Environment, "office" | "trustedProxies" | "sandbox" | "defaultCountry">,
  {
    metrics,
    log,
    activity,
    listensAt,
    gameOrigins,
  }: {
    metrics: MetricsRegistry;
    log: Logger;
    activity: Pick<Activity, "note">;
    listensAt: (origin: string) => void;
    gameOrigins: readonly string[];
  },
): Promise<OfficeServer> {
  const { port, host, isChosen, networks } = environment.office;
  if (port === undefined) return NO_OFFICE;
  const origin = () => officeOrigin(environment.office, (server.address() as AddressInfo).port);
  const isOnLoopback = environment.office.url === undefined && isLoopbackHost(host);
  const headers = officeHeaders(environment.office.url?.startsWith("https:") ?? false, [
    ...new Set(gameOrigins),
  ]);
  // Asked for each time: the page names the scripts of its release.
  const pages = serveFolder(BUILT, {
    immutable: false,
    headers: { ...headers, "cache-control": "no-cache" },
  });
  const files = serveFolder(`${BUILT}/assets`, { immutable: true, headers });
  const answer = getRequestListener(async (request) => {
    const { pathname, search, host: asked } = new URL(request.url);
    if (pathname.startsWith("/api/")) return office.fetch(request);
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
    if (pathname.startsWith("/assets/"))
      return (
        (await files(pathname.slice("/assets/".length), request)) ??
        new Response("Not found", { status: 404 })
      );
    // Cookie and passkeys are good at the office's own name alone: who opened http://localhost:3100 goes on there.
    if (isOnLoopback && asked !== new URL(origin()).host)
      return Response.redirect(`${origin()}${pathname}${search}`, 302);
    // Every address is a page of the office, which its script shows.
    return (
      (await pages(pathname.slice(1), request)) ??
      (await pages("index.html", request)) ??
      new Response("The office was not built: npm run build", { status: 503 })
    );
  });
  const { listener } = watchRequests(
    readingBody(
      (request, response) => {
        const visitor = readVisitor(headersOf(request), request.socket.remoteAddress, environment);
        if (networks && !isAllowedNetwork(networks, visitor.address)) {
          response.writeHead(403, { "content-type": "application/json" });
          return void response.end(FORBIDDEN);
        }
        setVisitorHeaders(request, { ...visitor, address: networkOf(visitor.address) });
        void answer(request, response);
      },
      { maxBytesOf },
    ),
    {
      metrics,
      log,
      routeOf: (pathname) => ({ part: "office", route: pathname.startsWith("/api/") ? "/api/*" : "/*" }),
    },
  );
  const server = createServer((request, response) => {
    activity.note(request.url ?? "");
    if (pathOf(request) === "") return void response.writeHead(400).end();
    listener(request, response);
  });
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen({ port, host }, () => resolve(undefined));
  });
  if (failure && (isChosen || failure.code !== "EADDRINUSE"))
    throw new Error(`OFFICE_PORT ${port} on OFFICE_HOST ${host} cannot be had: ${failure.message}`);
  if (failure) {
    log.warn(`Another process has port ${port}: this one has no office until OFFICE_PORT names a free one.`);
    return NO_OFFICE;
  }
  listensAt(origin());
  return {
    url: origin(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const FORBIDDEN = JSON.stringify({
  event: { status: "user_error", data: { message: errorTable.forbidden.message, errorCode: "forbidden" } },
});
