import fc from "fast-check";
import { expect, inject, it } from "vitest";
import { releasedModels } from "../../models/released-models.ts";
import { releasedData } from "../../testing/released-data.ts";
import { cascade } from "./cascade.ts";
import { CoinCounter } from "./coin-counter.ts";
import { clusters } from "./manifest.ts";
import { prepare } from "./prepare.ts";

const all = [...releasedModels().values()]
  .filter(({ mechanic }) => mechanic === "clusters")
  .map(({ id }) => prepare(releasedData(clusters, id)));
const small = all.filter(CoinCounter.counts);

it("counts the coins that a cascade pays, from any stops of every grid of five by five", () => {
  expect(small.length).toBeGreaterThan(50);
  const counters = new Map(small.map((prepared) => [prepared, new CoinCounter(prepared)]));
  const starts = fc
    .constantFrom(...small)
    .chain((prepared) =>
      fc.tuple(fc.constant(prepared), fc.tuple(...prepared.strips.map(({ length }) => fc.nat(length - 1)))),
    );
  fc.assert(
    fc.property(starts, ([prepared, stops]) => {
      expect(counters.get(prepared)?.coinsOf(stops)).toBe(cascade(prepared, stops));
    }),
    { seed: inject("seed"), numRuns: 20_000 },
  );
});

it("does not count grids with a jar, nor those with more than 30 places", () => {
  const uncounted = all.filter((prepared) => !CoinCounter.counts(prepared));
  expect(uncounted.every(({ data, size }) => data.jar || size.reels * size.rows > 30)).toBe(true);
  expect(uncounted.length).toBeGreaterThan(0);
});
