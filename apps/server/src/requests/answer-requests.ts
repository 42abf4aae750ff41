import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { context, ProxyTracerProvider, propagation, type Span, SpanKind, trace } from "@opentelemetry/api";
import type { Logger } from "pino";
import type { MetricsRegistry } from "../telemetry/metrics.ts";
import { requestIdOf, withRequestId } from "../telemetry/request-scope.ts";
import { pathOf } from "./path-of.ts";
import type { RouteName } from "./route-names.ts";

const tracer = trace.getTracer("bellwether");

/** Answers a request. {@link namingItsId} adds the request's id to the response and to the async context, and forbids content sniffing. */
export type AnswerRequest = (request: IncomingMessage, response: ServerResponse, requestId: string) => void;

export function namingItsId(answer: RequestListener): AnswerRequest {
  return (request, response, requestId) => {
    response.setHeader("x-request-id", requestId);
    response.setHeader("x-content-type-options", "nosniff");
    withRequestId(requestId, () => answer(request, response));
  };
}

export type RequestWatch = {
  listener: RequestListener;
  /** Number of requests whose response has not ended. */
  inFlight(): number;
  /** From now on each response asks its client to close the connection. */
  drain(): void;
};

/**
 * Wraps every request: gives it an id (the caller's, if it is safe), opens its span under the caller's trace, and counts and times it by route.
 */
export function watchRequests(
  answer: AnswerRequest,
  {
    metrics,
    log,
    routeOf,
  }: { metrics: MetricsRegistry; log: Logger; routeOf: (pathname: string) => RouteName },
): RequestWatch {
  const traced = isTraced();
  let inFlight = 0;
  let draining = false;

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    const started = performance.now();
    const requestId = requestIdOf(request.headers["x-request-id"]);
    const method = request.method ?? "GET";
    const { part, route } = routeOf(pathOf(request));
    if (draining) response.setHeader("connection", "close");
    let span: Span | undefined;
    inFlight += 1;
    // It fires only once; removing the listener afterwards would be extra work for each request.
    response.on("close", () => {
      inFlight -= 1;
      const status = String(response.writableFinished ? response.statusCode : 499);
      const seconds = (performance.now() - started) / 1_000;
      metrics.add("http_requests_total", { part, route, method: knownMethod(method), status });
      // A push connection lasts as long as its client wants, so its duration is not comparable.
      if (part !== "push") metrics.observe("http_request_duration_seconds", { part, route, status }, seconds);
      span?.setAttribute("http.response.status_code", Number(status));
      span?.end();
      if (log.isLevelEnabled("debug"))
        log.debug({ request_id: requestId, part, method, route, status, seconds }, "answered");
    });
    if (!traced) return answer(request, response, requestId);
    const parent = propagation.extract(context.active(), request.headers);
    const attributes = { "http.request.method": method, "http.route": route, "request.id": requestId };
    span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    context.with(trace.setSpan(parent, span), () => answer(request, response, requestId));
  };

  return {
    listener,
    inFlight: () => inFlight,
    drain() {
      draining = true;
    },
  };
}

/** Whether spans are recorded. Without an SDK even unrecorded spans cost an object or two for each request. */
function isTraced(): boolean {
  const provider = trace.getTracerProvider();
  const nobody = new ProxyTracerProvider().getDelegate();
  return !(provider instanceof ProxyTracerProvider && provider.getDelegate() === nobody);
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function knownMethod(method: string): string {
  return METHODS.includes(method) ? method : "other";
}
