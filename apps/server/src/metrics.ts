import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";

/** What an operator watches, as Prometheus text at /metrics. */
export function createMetrics(gauges: { pushSockets: () => number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests answered",
    labelNames: ["part", "status"],
    registers: [registry],
  });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to the answer's head",
    labelNames: ["part"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Gauge({
    name: "push_sockets",
    help: "Open push connections",
    registers: [registry],
    collect() {
      this.set(gauges.pushSockets());
    },
  });
  return {
    observe(part: string, status: number, seconds: number) {
      requests.inc({ part, status: `${Math.floor(status / 100)}xx` });
      duration.observe({ part }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
