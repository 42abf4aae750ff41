import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { type PlayedSample, sampleRound } from "./sample-rounds.ts";
import { modelsWithData } from "./vectors-file.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const models = releasedModels();
const dataOf = new Map(modelsWithData().map(({ model, data }) => [model.id, data]));

type Coin = { reel: number; row: number; valueMinor: string; special?: string; changes?: Coin[] };
const keyOf = ({ reel, row }: Pick<Coin, "reel" | "row">) => `${reel} ${row}`;
type Shown = {
  coins?: Coin[];
  type: string;
  reels?: number[];
  grid?: string[][];
  positions?: { reel: number }[];
  symbol?: string;
  turn?: string;
  multiplier?: number;
  payoutMinor?: string;
};
type Spin = { stopped: string[][]; events: Shown[] };

/** The spins of a round: each begins where its reels stop. */
function spinsOf(events: readonly Shown[]): Spin[] {
  const spins: Spin[] = [];
  for (const event of events)
    if (event.type === "reels-stopped") spins.push({ stopped: event.grid ?? [], events: [] });
    else spins.at(-1)?.events.push(event);
  return spins;
}
const eventsOf = ({ events }: PlayedSample) => events as readonly Shown[];
const first = ({ events }: Spin, type: string) => events.find((event) => event.type === type);
type Data = Readonly<Record<string, unknown>> & { coinsPerStake: number };
const coinOf = ({ round }: PlayedSample, { coinsPerStake }: Data) => Number(round.stakeMinor) / coinsPerStake;

/** Each point of docs/fairness.md on slots that other games of the field decide differently, with a round that shows it. */
const points: [
  says: string,
  model: string,
  nonce: number,
  shows: (played: PlayedSample, data: Data) => boolean,
][] = [
  [
    "scatters beside a reel that a wild fills pay, and none is on that reel",
    "mount-mozzarella-expanding",
    688,
    (played) =>
      spinsOf(eventsOf(played)).some((spin) => {
        const filled = first(spin, "wilds-expanded")?.reels ?? [];
        const scatters = first(spin, "scatters-won")?.positions ?? [];
        return (
          filled.length > 0 && scatters.length > 2 && scatters.every(({ reel }) => !filled.includes(reel))
        );
      }),
  ],
  [
    "scatters in a free spin at multiplier 2 pay twice",
    "bell-lines",
    4403,
    (played, data) =>
      eventsOf(played).some((event) => {
        const pays = (data.scatterPays as Record<string, number>)[String(event.positions?.length)] ?? 0;
        return (
          event.type === "scatters-won" &&
          event.multiplier === 2 &&
          event.payoutMinor === String(pays * 2 * coinOf(played, data))
        );
      }),
  ],
  [
    "a wild is no symbol of the book: two reels with it and one with a wild pay nothing for the book",
    "ghost-writer-wanted-book",
    77,
    (played, data) => {
      const book = eventsOf(played).find(({ type }) => type === "book-opened")?.symbol;
      return spinsOf(eventsOf(played))
        .slice(1)
        .some((spin) => {
          const withBook = spin.stopped.filter((column) => column.includes(book as string)).length;
          const withWild = spin.stopped.filter(
            (column) => column.includes(data.wild as string) && !column.includes(book as string),
          ).length;
          return withBook === 2 && withWild > 0 && !first(spin, "book-won");
        });
    },
  ],
  [
    "clearing the jar's lowest symbol is no drop: the next cluster has the multiplier of the drops before it",
    "tumble-otters-6x5",
    192,
    (played, data) => {
      const events = eventsOf(played);
      const broke = events.findIndex(({ type, turn }) => type === "jar-broke" && turn === "clear");
      const next = events[broke + 1];
      const drops = events.slice(0, broke).filter(({ type }) => type === "cascade-dropped").length;
      const ladder = data.multipliers as number[];
      return (
        broke > 0 &&
        next?.type === "cluster-won" &&
        drops < ladder.length - 1 &&
        next.multiplier === ladder[drops]
      );
    },
  ],
  [
    "three wilds on a line of a fruit machine pay their own pay, and do not multiply it",
    "bank-holiday",
    469,
    (played, data) => {
      const { symbol } = data.wild as { symbol: string };
      const pays = (data.linePays as Record<string, { 3: number }>)[symbol]?.[3] ?? 0;
      return eventsOf(played).some(
        (event) =>
          event.type === "line-won" &&
          event.symbol === symbol &&
          event.multiplier === 1 &&
          event.payoutMinor === String(pays * coinOf(played, data)),
      );
    },
  ],
  [
    "a booster raises a persistent coin twice: as one of the coins, and by its own value",
    "chipmunk-savings-and-loan-boost",
    502,
    (played) => {
      const landed = eventsOf(played).flatMap(({ coins = [] }) => coins);
      const worth = new Map<string, number>();
      return landed.some(({ special, valueMinor, changes = [], ...place }) => {
        const twice = changes.some((other) => {
          const before = worth.get(keyOf(other)) ?? 0;
          return special === "booster" && Number(other.valueMinor) === before + 2 * Number(valueMinor);
        });
        for (const each of [...changes, { ...place, valueMinor }])
          worth.set(keyOf(each), Number(each.valueMinor));
        return twice;
      });
    },
  ],
];

it.each(points)("%s", (_, id, nonce, shows) => {
  const played = sampleRound(findModel(models, id), nonce, "usual");
  expect(shows(played, dataOf.get(id) as Data)).toBe(true);
});

it("examples/verify.py pays these six rounds as the rules do", () => {
  const rounds = points.map(([, id, nonce]) => sampleRound(findModel(models, id), nonce, "usual").round);
  const folder = mkdtempSync(`${tmpdir()}/slot-points-`);
  try {
    const path = `${folder}/rounds.json`;
    writeFileSync(path, JSON.stringify({ rounds }));
    const printed = execFileSync(
      "python3",
      ["-B", `${root}examples/verify.py`, "--rounds", path, `${root}content/models`],
      { encoding: "utf8" },
    );
    const paid = printed
      .trim()
      .split("\n")
      .map((line) => (JSON.parse(line) as { payoutMinor: string }).payoutMinor);
    expect(paid).toEqual(rounds.map(({ payoutMinor }) => payoutMinor));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("no slot of five reels or more but a cluster slot has a wild on its first reel, so no line is of wilds alone", () => {
  const withWild = modelsWithData().filter(({ model, data }) => {
    if (model.family !== "slots" || ["classic", "clusters"].includes(model.mechanic)) return false;
    const feature = data.feature as { wilds?: Record<string, number> } | undefined;
    const wilds = [data.wild as string, ...Object.keys(feature?.wilds ?? {})];
    return (data.strips as string[])[0]?.split(" ").some((symbol) => wilds.includes(symbol));
  });
  expect(withWild.map(({ model }) => model.id)).toEqual([]);
});
