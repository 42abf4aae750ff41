import { expect, it } from "vitest";
import type { ShownTable } from "./load-live-tables.ts";
import { updateTables } from "./update-tables.ts";

type News = Parameters<typeof updateTables>[1][number];

const held = {
  id: "brass",
  minStake: "0.10",
  closed: false,
  closedFor: null,
  results: ["17"],
  videoSnapshots: ["/pictures/1"],
};
const news = {
  id: "brass",
  closed: false,
  closedFor: null,
  slots: { unlimited: false, available: 3, total: 7 },
  openHours: { opens: "08:00", closes: "20:00" },
  resultType: "roulette",
  results: ["0", "17"],
  videoSnapshots: ["/pictures/2"],
} satisfies News;
const updated = (latest: readonly News[]) => updateTables([held as unknown as ShownTable], latest);

it("a push changes the results, the free seats, the hours and the table's picture, and keeps the limit of 0.10", () => {
  expect(updated([news])).toMatchObject([{ slots: { available: 3 }, openHours: { closes: "20:00" } }]);
  expect(updated([news])).toMatchObject([
    { minStake: "0.10", results: ["0", "17"], videoSnapshots: ["/pictures/2"], closed: false },
  ]);
});

it("a poll changes the limit to 0.20 as well", () => {
  expect(updated([{ ...news, results: ["17"], minStake: "0.20" }])).toMatchObject([{ minStake: "0.20" }]);
});

it("a table that is no longer reported is closed for a fault", () => {
  expect(updated([])).toMatchObject([{ closed: true, closedFor: "fault", results: ["17"] }]);
});
