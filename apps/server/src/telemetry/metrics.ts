import type { MetricDefinition } from "@bellwether/contract/metric.ts";
import type { Metrics as GateMetrics } from "@bellwether/gate";
import type { StudioMetrics } from "@bellwether/studio";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { metricList } from "./metric-list.ts";

type Name = keyof typeof metricList;
type Labels = Record<string, string>;

/** The metrics for operators, as Prometheus text at /metrics: everything in the list, and the runtime's own. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counters = new Map<string, Counter>();
  const gauges = new Map<string, Gauge>();
  const histograms = new Map<string, Histogram>();
  for (const [name, definition] of Object.entries<MetricDefinition>(metricList)) {
    const shape = { name, help: definition.help, labelNames: [...definition.labels], registers: [registry] };
    if (definition.kind === "counter") counters.set(name, new Counter(shape));
    else if (definition.kind === "gauge") gauges.set(name, new Gauge(shape));
    else histograms.set(name, new Histogram({ ...shape, buckets: [...(definition.buckets ?? [])] }));
  }
  const looks: (() => void)[] = [];
  const own = {
    add: (name: Name, labels: Labels, amount = 1) => known(counters, name).inc(labels, amount),
    set: (name: Name, labels: Labels, value: number) => known(gauges, name).set(labels, value),
    unset: (name: Name, labels: Labels) => known(gauges, name).remove(labels),
    observe: (name: Name, labels: Labels, value: number) => known(histograms, name).observe(labels, value),
  };
  return {
    ...own,
    /** These functions for the gate and the studio, typed with the names of their own metrics. */
    forGate: own satisfies GateMetrics as GateMetrics,
    forStudio: own satisfies StudioMetrics as StudioMetrics,
    /** Runs `look` before each reading, for values that are only computed then. */
    beforeReading(look: () => void) {
      looks.push(look);
    },
    text() {
      for (const look of looks) look();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function known<Metric>(metrics: ReadonlyMap<string, Metric>, name: Name): Metric {
  const found = metrics.get(name);
  if (!found) throw new Error(`${name} is a metric of another kind`);
  return found;
}

export type MetricsRegistry = ReturnType<typeof createMetrics>;
