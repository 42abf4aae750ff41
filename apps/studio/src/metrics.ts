import type { MetricDefinition, MetricsOf } from "@bellwether/contract/metric.ts";

/** Every metric that the studio exports. Each node exports the same, because they are read from the database. */
export const studioMetricList = {
  table_late_seconds: {
    kind: "gauge",
    help: "How long a live table or draw has not taken its next step although it is due",
    labels: ["table"],
  },
  table_ahead_seconds: {
    kind: "gauge",
    help: "How far in the future the phase of a live table or draw begins: a clock was ahead",
    labels: ["table"],
  },
  tables_waiting: {
    kind: "gauge",
    help: "Live tables that start no round, by what they wait for",
    labels: ["reason"],
  },
  table_rounds_void: {
    kind: "gauge",
    help: "Rounds and draws of the last hour that ended without a result",
    labels: ["reason"],
  },
  rounds_unresolved: {
    kind: "gauge",
    help: "Rounds that the resolver has tried to finish ten times or more",
    labels: ["state"],
  },
  pot_waiting_seconds: {
    kind: "gauge",
    help: "How long the oldest clock or call of a pot has been over without a draw or a payment",
    labels: ["pot"],
  },
} as const satisfies Record<string, MetricDefinition>;

export type StudioMetrics = MetricsOf<typeof studioMetricList>;
