import { GateError } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { takeSeat } from "../testing/provider-seat.ts";

let gate: GateFixture;
let desk: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
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
});
