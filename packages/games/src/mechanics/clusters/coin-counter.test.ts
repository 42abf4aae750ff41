import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { releasedModels } from "../../models/released-models.ts";
import { releasedData } from "../../testing/released-data.ts";
import { AnywhereCounter } from "./anywhere-counter.ts";
import { cascade } from "./cascade.ts";
import { CoinCounter } from "./coin-counter.ts";
import { clusters } from "./manifest.ts";
import { type PreparedClusters, prepare } from "./prepare.ts";

const all = [...releasedModels().values()]
  .filter(({ mechanic }) => mechanic === "clusters")
  .map(({ id }) => prepare(releasedData(clusters, id)));
const counters = [CoinCounter, AnywhereCounter];
const small = all.filter(CoinCounter.counts);
const anywhere = all.filter(AnywhereCounter.counts);

it("counts the coins that a cascade pays, from any stops of every small grid and of every model that pays anywhere", () => {
  expect(small.length).toBeGreaterThan(50);
  expect(anywhere).toHaveLength(11);
  const counterOf = new Map<PreparedClusters, CoinCounter | AnywhereCounter>([
    ...small.map((prepared) => [prepared, new CoinCounter(prepared)] as const),
    ...anywhere.map((prepared) => [prepared, new AnywhereCounter(prepared)] as const),
  ]);
  const starts = fc
    .constantFrom(...counterOf.keys())
    .chain((prepared) =>
      fc.tuple(fc.constant(prepared), fc.tuple(...prepared.strips.map(({ length }) => fc.nat(length - 1)))),
    );
  fc.assert(
    fc.property(starts, ([prepared, stops]) => {
      expect(counterOf.get(prepared)?.coinsOf(stops)).toBe(cascade(prepared, stops));
    }),
    { seed: inject("seed"), numRuns: 25_000 },
  );
});

it("does not count clusters on grids with a jar, nor on those with more than 30 places", () => {
  const uncounted = all.filter((prepared) => !counters.some((counter) => counter.counts(prepared)));
  expect(uncounted.every(({ data, size }) => data.jar || size.reels * size.rows > 30)).toBe(true);
  expect(uncounted.length).toBeGreaterThan(0);
});
