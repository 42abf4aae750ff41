import { DAY_MS } from "@bellwether/contract/durations.ts";
import type { DrawCalendar } from "@bellwether/contract/studio/index.ts";
import { createToggles } from "@bellwether/market";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nextDraw, pastDraw } from "../testing/draw-examples.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";

const calendar: DrawCalendar = {
  ...{ timeZone: "Europe/Malta", at: "21:00", days: ["saturday"] },
  ...{ closesMs: 900_000, ahead: 8, patienceMs: DAY_MS },
};

describe("the calls about draws", () => {
  let gate: GateFixture;
  let asked = 0;
  let isSilent = false;
  let closedIn: string[] = [];
  const toggles = () =>
    createToggles({
      environment: "test",
      warn: () => {},
      overrides: { toggles: { HIDE_LOTTERY_CONTENT: { countries: closedIn } } },
    });
  beforeAll(async () => {
    gate = await createGateFixture({
      deps: {
        toggles: { ...toggles(), isOn: (name, situation) => toggles().isOn(name, situation) },
        drawCalendars: new Map([["bell-one", calendar]]),
        drawTables: {
          tables: new Map([
            ["bell-one", "bell-one"],
            ["no-such-title", "elsewhere"],
          ]),
          coming: async () => {
            asked += 1;
            if (isSilent) throw new Error("no answer");
            return { next: nextDraw, awaited: null };
          },
          before: async (_, number) =>
            [pastDraw, { ...pastDraw, number: 1 }].filter((draw) => draw.number < number),
          find: async (_, number) =>
            number === 47 ? pastDraw : number === 48 ? { ...pastDraw, number, phase: "betting" } : undefined,
        },
      },
    });
    gate.deps.titles.find(({ code }) => code === "bell-one")?.categories.push("lottery");
  });
  afterAll(() => gate.close());

  it("the calls about draws list the games of the catalogue that have draws, with the next draw and the last one; the provider is asked once in 2 s", async () => {
    const [first] = await Promise.all([gate.call("draws", {}), gate.call("draws", {})]);
    expect(first.currency).toBe("EUR");
    expect(first.games).toMatchObject([
      { local_code: "bell-one", next: { number: 48 }, awaited: null, latest: { number: 47 } },
    ]);
    expect(asked).toBe(1);
    gate.clock.at = new Date(gate.clock.at.getTime() + 3_000);
    isSilent = true;
    expect((await gate.call("draws", {})).games).toHaveLength(1);
    isSilent = false;
  });

  it("the calls about draws are beside the words of a game's page, which have the calendar of its draws: 15 minutes before 21:00 in Malta no ticket is sold any more", async () => {
    const { draw_calendar } = await gate.call("gameSeoWithCode", { code: "bell-one" });
    expect(draw_calendar).toEqual(calendar);
    expect((await gate.call("gameSeoWithCode", { code: "bell-two" })).draw_calendar).toBeNull();
  });

  it("the calls about draws page through past draws to the first", async () => {
    expect(await gate.call("pastDraws", { code: "bell-one" })).toMatchObject({
      draws: [{ number: 47 }, { number: 1 }],
      before: null,
    });
    expect((await gate.call("pastDraws", { code: "bell-one", before: 47 })).draws).toMatchObject([
      { number: 1 },
    ]);
  });

  it("the calls about draws give a draw with the sheet of its model in the asked currency", async () => {
    const { draw, sheet, currency } = await gate.call("pastDraw", {
      code: "bell-one",
      number: 47,
      currency: "SEK",
    });
    expect(draw.root).toBe(pastDraw.root);
    expect(sheet.model).toBe(pastDraw.model);
    expect(currency).toBe("SEK");
  });

  it("the calls about draws of a game that is no longer offered in their country are open to players who had a ticket, without a next draw; everybody else gets 404", async () => {
    const holder = await gate.stranger();
    await gate.deposit(holder, "10.00");
    const other = await gate.stranger();
    const { bet } = await takeSeat(gate, holder, 1);
    await bet(2, { meta: { draw: { id: "bell-one/47", at: pastDraw.drawsAt } } });
    closedIn = ["FI"];
    const asked = { code: "bell-one", number: 47 };
    expect(await gate.call("pastDraw", asked, holder.session)).toMatchObject({
      game: { local_code: "bell-one", table_id: "bell-one" },
      draw: { number: 47 },
      next: null,
    });
    expect(await gate.call("pastDraws", { code: "bell-one" }, holder.session)).toMatchObject({
      draws: [{ number: 47 }, { number: 1 }],
      next: null,
    });
    for (const session of [other.session, undefined])
      for (const asking of [
        () => gate.call("pastDraw", { ...asked, country: "FI" }, session),
        () => gate.call("pastDraws", { code: "bell-one", country: "FI" }, session),
      ])
        await expect(asking()).rejects.toMatchObject({ code: "unknown_game" });
    expect((await gate.call("draws", {}, holder.session)).games).toEqual([]);
    closedIn = [];
  });

  it("the calls about draws refuse a draw that is still on sale or unknown (404), a game without draws (404), and an unknown currency (400)", async () => {
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
