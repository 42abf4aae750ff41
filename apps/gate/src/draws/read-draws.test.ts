import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nextDraw, pastDraw } from "../testing/draw-examples.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";

const calendar: DrawCalendar = {
  ...{ timeZone: "Europe/Malta", at: "21:00", days: ["saturday"] },
  ...{ closesMs: 900_000, ahead: 8, patienceMs: DAY_MS },
};

describe("the calls about draws", () => {
  let gate: GateFixture;
  let asked = 0;
  let isSilent = false;
  beforeAll(async () => {
    gate = await createGateFixture({
      deps: {
        drawCalendars: new Map([["bell-one", calendar]]),
        drawTables: {
          tables: new Map([
            ["bell-one", "bell-one"],
            ["no-such-title", "elsewhere"],
          ]),
          next: async () => {
            asked += 1;
            if (isSilent) throw new Error("no answer");
            return nextDraw;
          },
          before: async (_, number) =>
            [pastDraw, { ...pastDraw, number: 1 }].filter((draw) => draw.number < number),
          find: async (_, number) =>
            number === 47 ? pastDraw : number === 48 ? { ...pastDraw, number, phase: "betting" } : undefined,
        },
      },
    });
  });
  afterAll(() => gate.close());

  it("list the games of the catalogue that have draws, with the next draw and the last one; the provider is asked once in 2 s", async () => {
    const [first] = await Promise.all([gate.call("draws", {}), gate.call("draws", {})]);
    expect(first.currency).toBe("EUR");
    expect(first.games).toMatchObject([
      { local_code: "bell-one", next: { number: 48 }, latest: { number: 47 } },
    ]);
    expect(asked).toBe(1);
    gate.clock.at = new Date(gate.clock.at.getTime() + 3_000);
    isSilent = true;
    expect((await gate.call("draws", {})).games).toHaveLength(1);
    isSilent = false;
  });

  it("are beside the words of a game's page, which have the calendar of its draws: 15 minutes before 21:00 in Malta no ticket is sold any more", async () => {
    const { draw_calendar } = await gate.call("gameSeoWithCode", { code: "bell-one" });
    expect(draw_calendar).toEqual(calendar);
    expect((await gate.call("gameSeoWithCode", { code: "bell-two" })).draw_calendar).toBeNull();
  });

  it("page through past draws to the first", async () => {
    expect(await gate.call("pastDraws", { code: "bell-one" })).toMatchObject({
      draws: [{ number: 47 }, { number: 1 }],
      before: null,
    });
    expect((await gate.call("pastDraws", { code: "bell-one", before: 47 })).draws).toMatchObject([
      { number: 1 },
    ]);
  });

  it("give a draw with the sheet of its model in the asked currency", async () => {
    const { draw, sheet, currency } = await gate.call("pastDraw", {
      code: "bell-one",
      number: 47,
      currency: "SEK",
    });
    expect(draw.root).toBe(pastDraw.root);
    expect(sheet.model).toBe(pastDraw.model);
    expect(currency).toBe("SEK");
  });

  it("refuse a draw that is still on sale or unknown (404), a game without draws (404), and an unknown currency (400)", async () => {
    await expect(gate.call("pastDraw", { code: "bell-one", number: 48 })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(gate.call("pastDraw", { code: "bell-one", number: 99 })).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(gate.call("pastDraws", { code: "bell-two" })).rejects.toMatchObject({
      code: "unknown_game",
    });
    await expect(
      gate.call("pastDraw", { code: "bell-one", number: 47, currency: "QQQ" }),
    ).rejects.toMatchObject({ code: "invalid_param" });
  });
});
