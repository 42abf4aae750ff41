import { afterEach, describe, expect, it } from "vitest";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { type MetricsServer, serveMetrics } from "./serve-metrics.ts";

describe("the metrics' own port", () => {
  const log = createLog("silent");
  const opened: MetricsServer[] = [];
  const open = async (port: number, isChosen: boolean) => {
    const server = await serveMetrics(createMetrics(), { port, host: "127.0.0.1", isChosen }, log);
    opened.push(server);
    return server;
  };
  afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

  it("the metrics' own port answers /metrics, by GET and HEAD, and nothing else", async () => {
    const { url } = await open(0, true);
    const response = await fetch(url!);
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(await response.text()).toContain("process_cpu_seconds_total");
    expect((await fetch(url!, { method: "HEAD" })).status).toBe(200);
    expect((await fetch(url!, { method: "POST" })).status).toBe(404);
    for (const path of ["/", "/healthz", "/metrics/", "/gate/openapi.json"])
      expect((await fetch(new URL(path, url))).status, path).toBe(404);
  });

  it("the metrics' own port that another process has is an error if the operator chose it, and otherwise the start does without metrics", async () => {
    const { url } = await open(0, true);
    const port = Number(new URL(url!).port);
    await expect(open(port, true)).rejects.toThrow(`METRICS_PORT ${port}`);
    expect((await open(port, false)).url).toBeUndefined();
  });
});
