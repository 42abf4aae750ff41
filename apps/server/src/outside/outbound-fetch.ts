import { inSpan } from "@bellwether/db";
import { context, propagation } from "@opentelemetry/api";
import { currentRequestId } from "../telemetry/request-scope.ts";

/** A fetch to another process: opens a span of the trace and sends `traceparent` and the request's id along. */
export function tracedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const attributes = { "http.request.method": method, "server.address": url.host };
    return inSpan(`${method} ${url.host}`, attributes, async (span) => {
      const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
      const carrier: Record<string, string> = {};
      propagation.inject(context.active(), carrier);
      for (const [name, value] of Object.entries(carrier)) headers.set(name, value);
      const requestId = currentRequestId();
      if (requestId !== undefined) headers.set("x-request-id", requestId);
      const response = await fetch(input, { ...init, headers });
      span.setAttribute("http.response.status_code", response.status);
      return response;
    });
  };
}
