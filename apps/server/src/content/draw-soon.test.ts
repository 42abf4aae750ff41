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
  const [soon, same] = drawSoon([lotto, other], { everyMs: 120_000, which: "all" });
  expect(soon).toEqual({
    ...lotto,
    calendar: { everyMs: 120_000, isDemonstration: true, closesMs: 20_000, ahead: 8, patienceMs: 60_000 },
  });
  expect(TableFile.parse(soon)).toEqual(soon);
  expect(same).toBe(other);
  expect(drawSoon([lotto], { everyMs: 10_000, which: "all" })[0]?.phases.drawnMs).toBe(5_000);
  // Only what is marked for it, where nobody has chosen.
  const demonstration = { ...lotto, isDemonstration: true as const };
  const [kept, shown] = drawSoon([lotto, demonstration], { everyMs: 120_000, which: "demonstrations" });
  expect(kept).toBe(lotto);
  expect(shown?.calendar).toMatchObject({ everyMs: 120_000, isDemonstration: true });
});
