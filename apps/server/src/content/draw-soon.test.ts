import { TableFile } from "@bellwether/contract/content/table.ts";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { expect, it } from "vitest";
import { drawSoon } from "./draw-soon.ts";

it("draws a Saturday lotto every two minutes with as many draws on sale, closes sales 20 s before, and leaves other tables alone", () => {
  const lotto: TableFile = TableFile.parse({
    ...{ name: "lotto", title: "Lotto", gameCode: "lotto", model: "lotto-saturday", room: "hall" },
    phases: { drawnMs: 8_000 },
    calendar: {
      timeZone: "Europe/Stockholm",
      at: "21:00",
      days: ["saturday"],
      closesMs: 900_000,
      ahead: 8,
      patienceMs: DAY_MS,
    },
    limits: { minimumStake: 100, maximumStake: 10_000 },
  });
  const { calendar: _, ...other } = { ...lotto, phases: { bettingMs: 9_000, drawnMs: 8_000, paidMs: 3_000 } };
  const [soon, same] = drawSoon([lotto, other], 120_000);
  expect(soon).toEqual({
    ...lotto,
    calendar: { everyMs: 120_000, closesMs: 20_000, ahead: 8, patienceMs: 60_000 },
  });
  expect(TableFile.parse(soon)).toEqual(soon);
  expect(same).toBe(other);
  expect(drawSoon([lotto], 10_000)[0]?.phases.drawnMs).toBe(5_000);
});
