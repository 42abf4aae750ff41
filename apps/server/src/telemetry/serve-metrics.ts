import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import type { Environment } from "../settings/environment.ts";
import type { MetricsRegistry } from "./metrics.ts";

export type MetricsServer = {
  /** Where they are; undefined if another process has the usual port and nobody chose one. */
  url: string | undefined;
  close(): Promise<void>;
};

/**
 * Serves the metrics at a port of their own, by default on the loopback, since they tell what the house earns and how busy it is.
 * @throws when the port that the operator chose cannot be had.
 */
export async function serveMetrics(
  metrics: Pick<MetricsRegistry, "text" | "contentType">,
  { port, host, isChosen }: Environment["metrics"],
  log: Logger,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || request.url?.split("?")[0] !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error) => {
        log.error({ err: error }, "the metrics could not be read");
        response.writeHead(500).end();
      },
    );
  });
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    server.once("error", resolve);
    server.listen({ port, host }, () => resolve(undefined));
  });
  if (failure && (isChosen || failure.code !== "EADDRINUSE"))
    throw new Error(`METRICS_PORT ${port} on METRICS_HOST ${host} cannot be had: ${failure.message}`);
  if (failure) {
    log.warn(
      `Another process has port ${port}: this one has no metrics until METRICS_PORT names a free one.`,
    );
    return { url: undefined, close: async () => {} };
  }
  const found = (server.address() as AddressInfo).port;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${found}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
