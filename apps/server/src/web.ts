import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { calls, documentUpload, networkOf } from "@bellwether/contract";
import { createRegistrationQueue } from "@bellwether/gate";
import { brandKeys, scheduleReloads } from "@bellwether/market";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { ComposedProduct } from "./compose.ts";
import { mountApiDocs } from "./files/api-docs.ts";
import { type StaticFiles, serveFolder } from "./files/static-files.ts";
import { mountTitleLooks } from "./files/title-looks.ts";
import type { LoadedSite } from "./load-site.ts";
import { serveOffice } from "./office/serve-office.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPageTurns } from "./pages/page-turns.ts";
import { createSiteHandler } from "./pages/site-handler.ts";
import { servePictures } from "./pictures/picture-files.ts";
import { PushLines } from "./push/push-line.ts";
import { attachPushSocket, wantsPushSocket } from "./push/push-socket.ts";
import { createSockJsXhr } from "./push/sockjs-xhr.ts";
import { createTableSockets } from "./push/table-socket.ts";
import { namingItsId, watchRequests } from "./requests/answer-requests.ts";
import { createBalanceLane } from "./requests/balance-lane.ts";
import { brandOfIncoming, setBrandHeader, withBrandHeader } from "./requests/call-brand.ts";
import { drainServer } from "./requests/drain-server.ts";
import { readingBody } from "./requests/request-body.ts";
import { settleTarget } from "./requests/request-target.ts";
import { createRouteNames } from "./requests/route-names.ts";
import { arcadeHeaders } from "./requests/security-headers.ts";
import {
  createVisitorReader,
  headersOf,
  promisesHttps,
  setVisitorHeaders,
  withVisitor,
} from "./requests/visitor.ts";
import type { Environment } from "./settings/environment.ts";
import { serveMetrics } from "./telemetry/serve-metrics.ts";

const folder = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Calls arrive by the thousand: they go straight to the gate, bypassing the routes of pages and files. */
const GATE_CALLS = /^\/gate\/(?!docs\b)/;
const isUpload = ({ method, url = "" }: IncomingMessage) =>
  method === "POST" && url.split("?", 1)[0] === documentUpload.path;
const BALANCE_CALL = calls.balance.path;
/** A game round is a bet too, and must not wait for pages. */
const STUDIO_CALLS = /^\/studio\//;
const PROVIDER_CALLS = /^\/gate\/(wallet|softswiss)\//;
/** How long after a bet pages give way to further bets. */
const BETS_FRESH_MS = 1_000;

export type WebServer = {
  url: string;
  /** Where /metrics is; undefined if nobody chose a port and the usual one is taken. */
  metricsUrl: string | undefined;
  /** Where the office is; undefined for none. */
  officeUrl: string | undefined;
  close(): Promise<void>;
};

/**
 * Mounts the parts on one listener, in this order, and starts listening.
 * @param takePort frees the port, just before it is used, from whoever has answered there until now
 */
export async function startWeb(
  composition: ComposedProduct,
  { site }: LoadedSite,
  environment: Environment,
  takePort: () => Promise<number> = async () => environment.port,
): Promise<WebServer> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { metrics, ipPlaces } = composition;
  const visitorOf = createVisitorReader(environment, ipPlaces, (facts, message) =>
    composition.log.warn(facts, message),
  );
  const locate = (request: Request, socketAddress: string | undefined) =>
    visitorOf(request.headers, socketAddress);
  let draining = false;

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) =>
    !draining && (await composition.isReady())
      ? c.json({ status: "ready" })
      : c.json({ status: "not ready" }, 503),
  );

  app.get("/eventbus", (c) => c.text("Welcome to SockJS!\n"));
  app.get("/eventbus/info", (c) => {
    c.header("cache-control", "no-store");
    return c.json({
      websocket: true,
      cookie_needed: false,
      origins: ["*:*"],
      entropy: Math.floor(performance.now() * 1_000) % 4_294_967_295,
    });
  });

  mountApiDocs(app as unknown as Hono, (request) => promisesHttps(locate(request, undefined)));
  app.get("/static/*", (c) =>
    composition.gate.app.fetch(
      withBrandHeader(
        withVisitor(c.req.raw, locate(c.req.raw, c.env.incoming.socket.remoteAddress)),
        environment.brandSources,
      ),
    ),
  );
  // The studio itself applies the rules of the visitor's country to games, since anyone can call its URL.
  app.all("/studio/*", (c) =>
    composition.studio.app.fetch(
      withVisitor(c.req.raw, locate(c.req.raw, c.env.incoming.socket.remoteAddress)),
    ),
  );
  const { sandbox } = composition;
  if (sandbox) app.all("/sandbox/*", (c) => sandbox.app.fetch(c.req.raw));

  mountFiles(app, composition);
  const pageCache = createPageCache(Date.now);
  const datesAhead = () =>
    scheduleReloads(
      composition.deps.toggles.dates,
      (at) => {
        composition.log.info({ at }, "a toggle's date has come: pages are rendered again");
        pageCache.clear();
      },
      {
        now: composition.deps.now,
        set: (callback, delayMs) => setTimeout(callback, delayMs).unref(),
        clear: (timer) => clearTimeout(timer as NodeJS.Timeout),
      },
    );
  let reloads = datesAhead();
  composition.store.onChange(() => {
    reloads.stop();
    reloads = datesAhead();
    // Nobody gets the pages of an earlier version again.
    pageCache.clear();
  });
  let lastBetAt = Number.NEGATIVE_INFINITY;
  const areBetsComing = () => performance.now() - lastBetAt < BETS_FRESH_MS;
  const pages = createSiteHandler({
    site,
    cache: pageCache,
    locate,
    contentInForce: () => {
      const { version, content } = composition.store.current();
      const { stops, now } = composition.deps;
      return {
        contentVersion: version,
        toggleOverrides: content.toggleOverrides,
        stopped: stops.inForce(now()).map(({ kind, target }) => `${kind}:${target}` as const),
      };
    },
    frameSources: frameSources(environment),
    frameHosts: environment.mobileIframeHosts,
    // The sandbox's stand-in is a local path, which pages may load anyway.
    chatOrigin: environment.chat?.script.startsWith("https:")
      ? new URL(environment.chat.script).origin
      : undefined,
    dev: environment.frontPort !== undefined,
    areBetsComing,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  app.all("*", (c) => pages(c.req.raw, c.env.incoming.socket.remoteAddress));
  app.onError((error, c) => {
    composition.log.error({ err: error, path: c.req.path }, "a request failed");
    return c.text("Something went wrong. Please try again.", 500);
  });

  const isAllowedOrigin = (origin: string | undefined, request: IncomingMessage) =>
    isOwnOrigin(origin, request.headers.host, environment);
  const registering = createRegistrationQueue();
  const lines = new PushLines({
    ...{ gate: composition.deps, metrics, queue: registering },
    awards: composition.gate.unseenAwards,
  });
  composition.onPushGap(() => lines.leaveAll());
  const xhr = createSockJsXhr(lines, isAllowedOrigin, (request) =>
    networkOf(visitorOf(headersOf(request), request.socket.remoteAddress).address),
  );
  const answer = getRequestListener(app.fetch);
  const answerGate = getRequestListener(composition.gate.app.fetch);
  const answerProvider = getRequestListener(composition.gate.providers.fetch);
  const inTurn = createPageTurns(areBetsComing);
  const answerUsually = namingItsId((request, response) => {
    const url = request.url ?? "";
    if (PROVIDER_CALLS.test(url)) {
      lastBetAt = performance.now();
      return answerProvider(request, response);
    }
    if (GATE_CALLS.test(url)) {
      setVisitorHeaders(request, visitorOf(headersOf(request), request.socket.remoteAddress));
      setBrandHeader(request, brandOfIncoming(request, environment.brandSources));
      return answerGate(request, response);
    }
    if (xhr.serve(request, response)) return;
    if (STUDIO_CALLS.test(url)) {
      lastBetAt = performance.now();
      void answer(request, response);
    } else inTurn(() => answer(request, response));
  });
  const answerBalance = createBalanceLane(
    (body, request) =>
      composition.gate.balanceAgain(body, brandOfIncoming(request, environment.brandSources)),
    answerUsually,
  );
  const watch = watchRequests(
    readingBody(
      (request, response, requestId) =>
        (request.url === BALANCE_CALL ? answerBalance : answerUsually)(request, response, requestId),
      { isUpload },
    ),
    {
      metrics,
      log: composition.log,
      routeOf: createRouteNames({
        gate: composition.gate.app,
        studio: composition.studio.app,
        ...(sandbox && { sandbox: sandbox.app }),
      }),
    },
  );
  const { server, port } = await listen(
    (request, response) => {
      composition.activity.note(request.url ?? "");
      if (settleTarget(request)) watch.listener(request, response);
      else response.writeHead(400, { connection: "close" }).end();
    },
    { host: environment.host, takePort },
  );
  composition.listensAt(
    `http://${isEveryAddress(environment.host) ? "127.0.0.1" : environment.host}:${port}`,
  );
  const tableSockets = createTableSockets({
    streams: { tables: composition.studio.tableStream, pots: composition.studio.potStream },
    metrics,
    log: composition.log,
  });
  const metricsServer = await serveMetrics(metrics, environment.metrics, composition.log).catch((error) => {
    server.close();
    throw error;
  });
  const office = await serveOffice(composition.gate, environment, {
    metrics,
    log: composition.log,
    activity: composition.activity,
    listensAt: composition.officeListensAt,
    gameOrigins: brandKeys.map((brand) => new URL(composition.deps.settings.siteUrl(brand)).origin),
  }).catch(async (error) => {
    server.close();
    await metricsServer.close();
    throw error;
  });
  const push = attachPushSocket(server, lines, isAllowedOrigin, tableSockets);
  composition.activity.keptBy(() => push.count() + xhr.count() + tableSockets.count());
  metrics.beforeReading(() => {
    const pool = composition.deps.database.poolUse();
    for (const [state, connections] of Object.entries(pool))
      metrics.set("db_pool_connections", { state }, connections);
    metrics.set("push_sockets", { transport: "websocket" }, push.count());
    metrics.set("push_sockets", { transport: "xhr" }, xhr.count());
    metrics.set("push_sockets", { transport: "table" }, tableSockets.count());
    metrics.set("wallet_waiting", {}, composition.gate.waitingCommands());
    metrics.set("push_registering", {}, registering.waiting());
    metrics.set("push_registrations", {}, composition.deps.push.size());
    metrics.set("http_requests_in_flight", {}, watch.inFlight());
    metrics.set("process_draining", {}, draining ? 1 : 0);
    for (const { name, builtAt } of ipPlaces?.files ?? [])
      metrics.set("geo_database_built_timestamp_seconds", { file: name }, builtAt.getTime() / 1_000);
  });
  return {
    url: environment.publicUrl ?? `http://localhost:${environment.frontPort ?? port}`,
    metricsUrl: metricsServer.url,
    officeUrl: office.url,
    async close() {
      draining = true;
      reloads.stop();
      await new Promise((resolve) => setTimeout(resolve, environment.drainNoticeMs));
      // In this order: a client that is asked to leave must not reconnect to this process.
      const drained = drainServer(server);
      // Only now: a client that disconnects sooner would reconnect here, and be cut off while it waits to be accepted.
      watch.drain();
      lines.stop();
      xhr.close();
      await tableSockets.close();
      await push.close();
      await drained;
      await office.close();
      await metricsServer.close();
    },
  };
}

function mountFiles(
  app: Hono<{ Bindings: HttpBindings }>,
  { content, pictures, log }: ComposedProduct,
): void {
  const arcade = (isWatched: boolean) =>
    serveFolder(folder("apps/arcade/dist"), { immutable: false, headers: arcadeHeaders({ isWatched }) });
  const [played, watched] = [arcade(false), arcade(true)];
  const mounts: { at: string; files: StaticFiles }[] = [
    { at: "/assets/", files: serveFolder(folder("apps/site/build/client/assets"), { immutable: true }) },
    {
      at: "/arcade/",
      files: (path, request) =>
        (new URL(request.url).searchParams.has("watch") ? watched : played)(path, request),
    },
    // Anyone can verify past rounds with these.
    {
      at: "/models/",
      files: serveFolder(folder("content/models"), {
        immutable: true,
        headers: { "access-control-allow-origin": "*" },
      }),
    },
    { at: "/art/", files: servePictures(pictures.store, log) },
  ];
  for (const { at, files } of mounts) {
    app.get(`${at}*`, async (c) => {
      const path = new URL(c.req.url).pathname.slice(at.length) || "index.html";
      return (await files(path, c.req.raw)) ?? c.text("Not found", 404);
    });
  }
  mountTitleLooks(app, content, pictures.store);
}

/**
 * Longer than a load balancer keeps an idle connection: the balancer must close it, not this server, so that no request meets a closed connection.
 */
const KEPT_IDLE_MS = 75_000;

/** Maximum length of the accept queue, as far as the system allows: thousands of push clients may reconnect at the same moment. */
const MAX_TO_ACCEPT = 8_192;

async function listen(
  listener: RequestListener,
  { host, takePort }: { host: string; takePort: () => Promise<number> },
): Promise<{ server: Server; port: number }> {
  const server = createServer(
    { keepAliveTimeout: KEPT_IDLE_MS, shouldUpgradeCallback: wantsPushSocket },
    listener,
  );
  const port = await takePort();
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: MAX_TO_ACCEPT }, () =>
      resolve({ server, port: (server.address() as AddressInfo).port }),
    );
  });
}

const isEveryAddress = (host: string) => host === "0.0.0.0" || host === "::";

function frameSources({ paymentIq, providerLaunchUrls }: Environment): string[] {
  const cashier = paymentIq.url?.startsWith("http") ? [paymentIq.url] : [];
  return [...new Set([...cashier, ...Object.values(providerLaunchUrls)].map((url) => new URL(url).origin))];
}

/** Browsers send the page's origin; other clients send none and authenticate with their session anyway. */
function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  { publicUrl, brandUrls }: Pick<Environment, "publicUrl" | "brandUrls">,
): boolean {
  if (origin === undefined) return true;
  // Behind a proxy the host can be the server's inner name.
  if ([publicUrl, ...Object.values(brandUrls)].some((url) => url && origin === new URL(url).origin))
    return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
