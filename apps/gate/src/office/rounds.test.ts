import { GateError } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { takeSeat } from "../testing/provider-seat.ts";

/** In place of the studio: the secrets of the rounds that may be watched. */
const watchable = new Map<string, string>();

let gate: GateFixture;
let desk: Desk;
beforeAll(async () => {
  gate = await createGateFixture({ deps: { allowWatch: async (_, round) => watchable.get(round) } });
  desk = await openDesk(gate, "support");
});
afterAll(() => gate.close());

describe("the page of a round in the office", () => {
  it("a round of 2.00 that won 5.00 is shown as it was booked, without a proof where no studio is asked", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    const seat = await takeSeat(gate, player);
    const { round, id } = await seat.bet(2);
    await seat.win({ round, id }, 5);
    const key = { player_id: player.id, provider: "BW", round };
    expect((await desk.call("playerRound", key)).round).toMatchObject({
      ...{ game_code: "bell-one", state: "closed", player_id: player.id, proof: null },
      ...{ stake: { amount: "2.00", currency: "EUR" }, payout: { amount: "5.00", currency: "EUR" } },
    });
    const other = await gate.player();
    for (const wrong of [{ player_id: other.id }, { provider: "LC" }, { round: "nothing" }])
      await expect(desk.call("playerRound", { ...key, ...wrong })).rejects.toBeInstanceOf(GateError);
  });

  it("a finished round is watched in its game at the player's own site; another player's, another provider's and one that cannot be shown are not found", async () => {
    const player = await gate.player();
    await gate.deposit(player, "20.00");
    const seat = await takeSeat(gate, player);
    const { round } = await seat.bet(2);
    const key = { player_id: player.id, provider: "BW", round };
    await expect(desk.call("watchRound", key)).rejects.toMatchObject({ code: "not_found" });
    watchable.set(round, "secret");
    const url = new URL((await desk.call("watchRound", key)).url);
    expect(url.origin + url.pathname).toBe("https://bellwether.test/arcade/");
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      ...{ game: "bell-one", brand: "BELLWETHER", watch: "secret" },
    });
    const other = await gate.player();
    for (const wrong of [{ player_id: other.id }, { provider: "LC" }, { round: "nothing" }])
      await expect(desk.call("watchRound", { ...key, ...wrong })).rejects.toMatchObject({
        code: "not_found",
      });
  });
});
