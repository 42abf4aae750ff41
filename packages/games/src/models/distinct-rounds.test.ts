import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { playedModels } from "../testing/played-models.ts";
import { findModel } from "./model.ts";
import { releasedModels } from "./released-models.ts";

const MIN_ROUNDS = 10_000_000;
/**
 * Fruit machines have three reels of some twenty places, as everywhere, and everything that a spin can show stands on them: nothing that
 * comes later follows from what was seen.
 */
const isFruitMachine = (mechanic: string) => mechanic === "classic";

const models = releasedModels();
const slots = [...playedModels()]
  .map((id) => findModel(models, id))
  .filter(({ family, mechanic }) => family === "slots" && !isFruitMachine(mechanic));

type Reels = { strips: string[]; pool?: { boards: number } };

/** The number of different beginnings of a round: boards of the pool, or stops of all reels. A strip that repeats itself counts once. */
function beginningsOf({ strips, pool }: Reels): number {
  const stops = strips.map((text) => {
    const strip = text.split(" ");
    return new Set(strip.map((_, stop) => [...strip.slice(stop), ...strip.slice(0, stop)].join(" "))).size;
  });
  return Math.min(
    stops.reduce((product, count) => product * count, 1),
    pool?.boards ?? Number.POSITIVE_INFINITY,
  );
}

const dataOf = ({ id, mechanic }: { id: string; mechanic: string }): Reels => {
  const path = new URL(`../../../../content/models/${mechanic}/${id}.json`, import.meta.url);
  return (JSON.parse(readFileSync(path, "utf8")) as { data: Reels }).data;
};

it("every slot but fruit machines begins its rounds in at least 10,000,000 different ways", () => {
  expect(slots.length).toBeGreaterThan(140);
  const few = slots.filter((slot) => beginningsOf(dataOf(slot)) < MIN_ROUNDS).map(({ id }) => id);
  expect(few).toEqual([]);
});

it("finds 65,536 beginnings of a pool, and those of a strip that repeats itself once", () => {
  expect(beginningsOf(dataOf({ id: "gumball-orbit-8x8", mechanic: "clusters" }))).toBe(65_536);
  expect(beginningsOf({ strips: ["a b a b", "a b c"] })).toBe(6);
});
