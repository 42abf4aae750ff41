import {
  ASSUMPTIONS,
  type Assumed,
  AssumptionError,
  type AssumptionName,
  type Capacity,
  capacityFor,
  readAssumptions,
} from "./capacity-model.ts";
import figures from "./figures.json" with { type: "json" };

const changes = process.argv.slice(2);
try {
  const assumed = readAssumptions(changes);
  console.log(
    [...assumptionLines(assumed), "", ...figureLines(), "", ...capacityLines(capacityFor(assumed))].join(
      "\n",
    ),
  );
} catch (error) {
  if (!(error instanceof AssumptionError)) throw error;
  console.error(error.message);
  process.exit(2);
}

function assumptionLines(assumed: Assumed): string[] {
  const names = Object.keys(ASSUMPTIONS) as AssumptionName[];
  const changed = (name: AssumptionName) => (assumed[name] === ASSUMPTIONS[name].value ? " " : "*");
  return [
    "Assumed (change one with name=value; * is changed)",
    ...names.map(
      (name) => `${changed(name)} ${asColumns(name, shown(assumed[name]), ASSUMPTIONS[name].means)}`,
    ),
  ];
}

function figureLines(): string[] {
  return [
    "Measured (bench/figures.json)",
    ...Object.entries(figures).flatMap(([name, { from, ...values }]) => [
      `  ${name}: ${Object.entries(values)
        .map(([figure, value]) => `${figure} ${shown(value as number)}`)
        .join(", ")}`,
      `    ${from}`,
    ]),
  ];
}

function capacityLines(capacity: Capacity): string[] {
  const row = (name: string, value: number, unit: string) => `  ${asColumns(name, shown(value), unit)}`;
  return [
    "In the busiest hour",
    row("rounds", capacity.roundsPerSecond, "a second"),
    row("pages", capacity.pagesPerSecond, "a second"),
    row("nodes", capacity.nodes, "processes, one of them to spare"),
    row("their cores", capacity.nodeCores, ""),
    row("databases", capacity.databases, `primaries, limited by ${capacity.limitedBy}`),
    row("their cores", capacity.coresOfDatabases, ""),
    row("connections", capacity.connectionsPerDatabase, "to each database, if every node reaches all"),
    row("WAL", capacity.walMegabytesPerSecond, "MB a second"),
    "Kept",
    row("WAL", capacity.walTerabytesPerDay, "TB a day"),
    row("new rows", capacity.diskTerabytesPerDay, "TB a day"),
    row("databases", capacity.diskTerabytes, "TB"),
    row("with standbys and archive", capacity.storedTerabytes, "TB"),
  ];
}

function asColumns(name: string, value: string, means: string): string {
  return `${name.padEnd(26)} ${value.padStart(12)}  ${means}`.trimEnd();
}

function shown(value: number): string {
  return value >= 1_000 ? Math.round(value).toLocaleString("en") : String(Number(value.toPrecision(3)));
}
