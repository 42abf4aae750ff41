import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { metricList } from "./metric-list.ts";
import { createMetrics } from "./metrics.ts";

const ops = new URL("../../../../ops/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ops), "utf8");

type Panel = { title: string; targets: { expr: string }[] };

/** Metric names that Prometheus knows: a histogram has three. Includes the runtime's own. */
async function knownNames(): Promise<Set<string>> {
  const own = Object.entries(metricList).flatMap(([name, { kind }]) =>
    kind === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const shown = [...(await createMetrics().text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(
    ([, name, kind]) => (kind === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name!]),
  );
  return new Set([...own, ...shown, "up"]);
}

const WORDS =
  /^(sum|max|min|avg|count|rate|increase|histogram_quantile|clamp_min|by|on|or|and|unless|without|le|ignoring|group_left|absent|vector|time)$/;

/** Metric names in a PromQL expression: every bare word that is not a function, label list, text or duration. */
function namesIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, "")
    .replaceAll(/\[[^\]]*\]/g, "")
    .replaceAll(/\b(by|without|on|ignoring)\s*\([^)]*\)/g, "");
  return (bare.match(/[a-z_][a-z0-9_]*/g) ?? []).filter((word) => !WORDS.test(word));
}

/** Labels used in selectors and groupings, with their metric. */
function labelsIn(expr: string): { name: string; label: string }[] {
  return [...expr.matchAll(/([a-z_][a-z0-9_]*)\{([^}]*)\}/g)].flatMap(([, name, list]) =>
    [...list!.matchAll(/(\w+)\s*[=!]~?/g)].map((match) => ({ name: name!, label: match[1]! })),
  );
}

const dashboard = JSON.parse(read("grafana-dashboard.json")) as { panels: Panel[] };
const dashboardExpressions = dashboard.panels.flatMap((panel) =>
  (panel.targets ?? []).map(({ expr }) => expr),
);
const alerts = read("alerts.yaml");
const alertExpressions = [...alerts.matchAll(/^\s+expr: (.+)$/gm)].map((match) => match[1]!);

describe.each([
  ["the dashboard", dashboardExpressions],
  ["the alerts", alertExpressions],
])("%s", (_, expressions) => {
  it("dashboard and alerts have more than nine queries each", () => {
    expect(expressions.length).toBeGreaterThan(9);
  });

  it("dashboard and alerts use only metrics that exist", async () => {
    const known = await knownNames();
    const wrong = expressions.flatMap((expr) => namesIn(expr).filter((name) => !known.has(name)));
    expect(wrong).toEqual([]);
  });

  it("dashboard and alerts use only labels that their metrics have", () => {
    const wrong = expressions.flatMap(labelsIn).filter(({ name, label }) => {
      const definition = metricList[name.replace(/_(bucket|sum|count)$/, "") as keyof typeof metricList];
      return definition && !(definition.labels as readonly string[]).includes(label) && label !== "le";
    });
    expect(wrong).toEqual([]);
  });
});

it("every metric of ours is on the dashboard", () => {
  const used = new Set(
    dashboardExpressions.flatMap(namesIn).map((name) => name.replace(/_(bucket|sum|count)$/, "")),
  );
  expect(Object.keys(metricList).filter((name) => !used.has(name))).toEqual([]);
});

it("every alert says what to do", () => {
  expect(alerts.match(/^\s+- alert: /gm)).toHaveLength(alertExpressions.length);
  expect(alerts.match(/^\s+description: /gm)).toHaveLength(alertExpressions.length);
});

it("every alert about games and outside parties waits a while before it rings, and has a line in docs/operate.md", () => {
  const guide = readFileSync(new URL("../docs/operate.md", ops), "utf8");
  const rules = alerts
    .split("- name: bellwether-games")[1]!
    .split(/^\s+- alert: /m)
    .slice(1);
  expect(rules).toHaveLength(14);
  expect(rules.filter((rule) => !/^\s+for: \d+[mh]$/m.test(rule))).toEqual([]);
  expect(rules.filter((rule) => !guide.includes(`| \`${rule.split("\n")[0]}\` `))).toEqual([]);
});

it("metrics are exported with their labels, and callbacks run before each reading", async () => {
  const metrics = createMetrics();
  let looks = 0;
  metrics.beforeReading(() => metrics.set("http_requests_in_flight", {}, ++looks));
  metrics.add("messages_total", { channel: "sms", outcome: "sent" }, 2);
  expect(await metrics.text()).toContain('messages_total{channel="sms",outcome="sent"} 2');
  expect(await metrics.text()).toContain("http_requests_in_flight 2");
});
