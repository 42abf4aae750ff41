import { randomUUID } from "node:crypto";
import { createToggles } from "@bellwether/market";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture, units } from "../testing/gate-fixture.ts";
import { takeSeat } from "../testing/provider-seat.ts";
import { createBetTerms } from "./bet-terms.ts";
import { createPlayerFacts } from "./player-facts.ts";

const togglesWith = (toggles: Record<string, { countries?: string[]; brands?: "BELLWETHER"[] }>) =>
  createToggles({ environment: "test", warn: () => {}, overrides: { toggles } });

describe("a game that is hidden in a player's market while it is open", () => {
  let gate: GateFixture;
  let toggles = togglesWith({});
  const closeIn = (...countries: string[]) => {
    toggles = togglesWith({ HIDE_LOTTERY_CONTENT: { countries } });
  };
  beforeAll(async () => {
    gate = await createGateFixture({
      deps: { toggles: { ...toggles, isOn: (name, situation) => toggles.isOn(name, situation) } },
    });
    gate.deps.titles.find(({ code }) => code === "bell-one")?.categories.push("lottery");
  });
  afterEach(async () => {
    toggles = togglesWith({});
    expect(await gate.violations()).toEqual([]);
  });
  afterAll(() => gate.close());

  const seated = async (gameId: 1 | 2 = 1) => {
    const player = await gate.stranger();
    await gate.deposit(player, "50.00");
    const total = async () => (await gate.call("balance", {}, player.session)).player_balance_amount;
    return { player, total, ...(await takeSeat(gate, player, gameId)) };
  };
  const newDraw = () => ({ id: `bell-one/${randomUUID()}`, at: "2026-11-21T20:00:00.000Z" });

  it("a game that is hidden in a player's market while it is open sells no ticket for 2.00 to its open token, and the ticket that was bought before is drawn and paid 30.00", async () => {
    const { player, total, bet, win } = await seated();
    const draw = newDraw();
    const winner = await bet(2, { meta: { draw } });
    await bet(2, { meta: { draw } });
    closeIn("FI");
    expect(await bet(2, { meta: { draw } })).toMatchObject({ status: "RS_ERROR_INVALID_GAME" });
    expect(await total()).toBe("46.00");
    expect(await win(winner, 30)).toMatchObject({ status: "RS_OK" });
    const closed = { game_code: "bell-one", draw, result: "7 12 23" };
    expect(await gate.wallet("/transaction/draw-closed", closed)).toMatchObject({ is_open: false });
    const { items } = await gate.call("ticketHistory", {}, player.session);
    expect(items.map(({ state, payout }) => [state, payout])).toEqual([
      ["closed", "0.00"],
      ["closed", "30.00"],
    ]);
    expect(await total()).toBe("76.00");
    // The game can show the rounds again only where it can be opened.
    const replays = async () =>
      (await gate.call("ticketHistory", {}, player.session)).items.map(({ has_replay }) => has_replay);
    expect(await replays()).toEqual([false, false]);
    closeIn("DE");
    expect(await replays()).toEqual([true, true]);
  });

  it("a game that is hidden in a player's market while it is open starts no round and takes no further stake in an open one, which is settled; a rollback returns its 2.00", async () => {
    const { total, bet, win, rollback } = await seated();
    const open = await bet(2);
    const other = await bet(2);
    closeIn("FI");
    for (const more of [{}, { round: open.round }])
      expect(await bet(2, more)).toMatchObject({ status: "RS_ERROR_INVALID_GAME" });
    expect(await rollback(other)).toMatchObject({ status: "RS_OK" });
    expect(await win(open, 5)).toMatchObject({ status: "RS_OK" });
    expect(await total()).toBe("53.00");
  });

  it("a game that is hidden in a player's market while it is open answers a repeated bet from before as it did then", async () => {
    const { total, bet } = await seated();
    const begun = await bet(2);
    closeIn("FI");
    const again = { round: begun.round, transaction_uuid: begun.id };
    expect(await bet(2, again)).toMatchObject({ status: "RS_OK", balance: units(48) });
    expect(await total()).toBe("48.00");
  });

  it("a game that is hidden in a player's market while it is open takes stakes from the countries where it is still offered, and other games take them everywhere", async () => {
    const [lottery, other] = [await seated(), await seated(2)];
    closeIn("DE");
    expect(await lottery.bet(2)).toMatchObject({ status: "RS_OK" });
    closeIn("FI");
    expect(await other.bet(2)).toMatchObject({ status: "RS_OK" });
  });

  it("a game that is hidden in a player's market while it is open refuses the stakes of a brand that hides it", async () => {
    const { bet } = await seated();
    toggles = togglesWith({ HIDE_LOTTERY_CONTENT: { brands: ["BELLWETHER"] } });
    expect(await bet(2)).toMatchObject({ status: "RS_ERROR_INVALID_GAME" });
  });

  it("a game that is hidden in a player's market while it is open is closed for stakes too when the catalogue has it no longer", async () => {
    const { player } = await seated();
    const facts = (await createPlayerFacts(gate.deps)(player.id))!;
    const termsOf = createBetTerms({ ...gate.deps, titles: [] });
    expect(termsOf(facts, "bell-one", gate.clock.at).isGameClosed).toBe(true);
  });
});
