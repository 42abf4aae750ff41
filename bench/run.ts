import { balanceRead } from "./balance-read.ts";
import { cachedLobby } from "./cached-lobby.ts";
import { drawOfTickets } from "./draw-of-tickets.ts";
import { exactFigures } from "./exact-figures.ts";
import { hotAccount } from "./hot-account.ts";
import { idle } from "./idle.ts";
import { ledgerEmbedded } from "./ledger-embedded.ts";
import { ledgerPostgres } from "./ledger-postgres.ts";
import { lobbyScript } from "./lobby-script.ts";
import { isMet, type Measurement, ratioOf } from "./measure.ts";
import { office } from "./office.ts";
import { pageFlood } from "./page-flood.ts";
import { pressToFrame } from "./press-to-frame.ts";
import { pushBroadcast } from "./push-broadcast.ts";
import { roundFootprint } from "./round-footprint.ts";
import { roundsByMechanic } from "./rounds-by-mechanic.ts";
import { searchKeystrokes } from "./search-keystrokes.ts";
import { signedBets } from "./signed-bets.ts";
import { tableBroadcast } from "./table-broadcast.ts";
import { tableSettlement } from "./table-settlement.ts";
import { titleSearch } from "./title-search.ts";
import { uncachedLobby } from "./uncached-lobby.ts";

const benches = [
  ledgerPostgres,
  ledgerEmbedded,
  hotAccount,
  signedBets,
  roundFootprint,
  pageFlood,
  balanceRead,
  pushBroadcast,
  tableBroadcast,
  tableSettlement,
  drawOfTickets,
  cachedLobby,
  uncachedLobby,
  lobbyScript,
  roundsByMechanic,
  exactFigures,
  titleSearch,
  searchKeystrokes,
  pressToFrame,
  office,
  idle,
];

const asJson = process.argv.includes("--json");
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const unknown = wanted.find((name) => !benches.some((bench) => bench.name === name));
if (unknown) {
  console.error(
    `There is no bench "${unknown}". Available: ${benches.map((bench) => bench.name).join(", ")}.`,
  );
  process.exit(2);
}

const chosen = wanted.length > 0 ? benches.filter((bench) => wanted.includes(bench.name)) : benches;
let missed = 0;
for (const bench of chosen) {
  for (const measurement of await bench.run()) {
    if (isMet(measurement) === false) missed += 1;
    console.log(asJson ? asLine(measurement) : asRow(measurement));
  }
}
process.exit(missed === 0 ? 0 : 1);

function asLine(measurement: Measurement): string {
  const { name, ours, peer, perCpuSecond, unit, goal } = measurement;
  return JSON.stringify({ name, ours, peer, unit, ratio: ratioOf(measurement), goal, perCpuSecond });
}

function asRow(measurement: Measurement): string {
  const { name, ours, peer, perCpuSecond, unit, goal } = measurement;
  const ratio = ratioOf(measurement);
  const figures = `${format(ours)} ${unit}${peer === null ? "" : ` ÷ ${format(peer)} ${unit}`}`;
  const verdict =
    goal === null
      ? ""
      : `  goal ${"atLeast" in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`}  ${isMet(measurement) ? "met" : "MISSED"}`;
  const row = asColumns(name, figures, ratio) + verdict;
  if (!perCpuSecond) return row;
  const perCpu = `${format(perCpuSecond.ours)} ÷ ${format(perCpuSecond.peer)}`;
  return `${row}\n${asColumns("    for each second of the servers' processor time", perCpu, perCpuSecond.ours / perCpuSecond.peer)}`;
}

function asColumns(name: string, figures: string, ratio: number | null): string {
  return `${name.padEnd(52)} ${figures.padEnd(30)} ${ratio === null ? "" : ratio.toFixed(2).padStart(6)}`;
}

function format(value: number): string {
  return value >= 1_000 ? Math.round(value).toLocaleString("en") : value.toFixed(1);
}
