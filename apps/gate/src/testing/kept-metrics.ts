import type { MetricDefinition, MetricsOf } from "@bellwether/contract/metric.ts";
import type { gateMetricList } from "../metrics.ts";

/** Stores metrics for a test to read: sums of counters, the last value of a gauge, every observation of a histogram. */
export function createKeptMetrics<
  List extends Readonly<Record<string, MetricDefinition>> = typeof gateMetricList,
>() {
  const values = new Map<string, number>();
  const observed = new Map<string, number[]>();
  const keyOf = (name: string, labels: object) =>
    [name, ...Object.entries(labels).map(([label, value]) => `${label}=${value}`)].join(" ");
  const metrics: MetricsOf<Readonly<Record<string, MetricDefinition>>> = {
    add: (name, labels, amount = 1) => {
      const key = keyOf(name, labels);
      values.set(key, (values.get(key) ?? 0) + amount);
    },
    set: (name, labels, value) => void values.set(keyOf(name, labels), value),
    unset: (name, labels) => void values.delete(keyOf(name, labels)),
    observe: (name, labels, value) => {
      const key = keyOf(name, labels);
      const kept = observed.get(key);
      if (kept) kept.push(value);
      else observed.set(key, [value]);
    },
  };
  return {
    metrics: metrics as unknown as MetricsOf<List>,
    /** For example `value("job_runs_total", { job: "x", outcome: "success" })`. */
    value: (name: string, labels: Record<string, string> = {}) => values.get(keyOf(name, labels)),
    observed: (name: string, labels: Record<string, string> = {}) => observed.get(keyOf(name, labels)) ?? [],
  };
}
