import type { MetricDefinition } from "@bellwether/contract/metric.ts";
import { gateMetricList } from "@bellwether/gate";
import { studioMetricList } from "@bellwether/studio";

/** Metrics of the process and its listener. */
const serverMetricList = {
  http_requests_total: {
    kind: "counter",
    help: "Requests answered; status 499 when the client went away first",
    labels: ["part", "route", "method", "status"],
  },
  http_request_duration_seconds: {
    kind: "histogram",
    help: "Time from a request's head to the end of its answer",
    labels: ["part", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  },
  http_requests_in_flight: { kind: "gauge", help: "Requests that are being answered", labels: [] },
  db_pool_connections: {
    kind: "gauge",
    help: "Database connections, and callers that wait for one",
    labels: ["state"],
  },
  push_sockets: { kind: "gauge", help: "Open push connections", labels: ["transport"] },
  push_frames_total: { kind: "counter", help: "Push frames sent", labels: [] },
  push_slow_readers_total: {
    kind: "counter",
    help: "Push connections cut because they did not read",
    labels: [],
  },
  geo_database_built_timestamp_seconds: {
    kind: "gauge",
    help: "When each IP database in use was built; none without one",
    labels: ["file"],
  },
  process_draining: { kind: "gauge", help: "1 while the process is stopping", labels: [] },
} as const satisfies Record<string, MetricDefinition>;

/** All our own metrics at /metrics; the runtime's, `process_…` and `nodejs_…`, are there too. */
export const metricList = { ...gateMetricList, ...studioMetricList, ...serverMetricList };
