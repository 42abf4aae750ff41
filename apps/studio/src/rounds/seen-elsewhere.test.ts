import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { netOf } from "../testing/check-books.ts";
import { createStudioFixture, STAKE, type StudioFixture } from "../testing/studio-fixture.ts";

/** Faults that were observed in other back ends; `docs/faults.md` lists them all. */
describe("unlike other back ends", () => {
  let fixture: StudioFixture;
  beforeAll(async () => {
    fixture = await createStudioFixture();
  });
  afterAll(() => fixture.close());

  it("unlike other back ends, the studio shows and pays a win as drawn at nonce 0, even if it exceeds everything that the house has taken, and does not draw it again", async () => {
    const { player, opened, session } = await fixture.playing("10.00");
    let drawnMinor = 0n;
    // More than the stake, which is all that this house has ever taken.
    while (drawnMinor <= BigInt(STAKE)) drawnMinor = await fixture.destine(session, opened, "win");
    const { data: round } = await fixture.start(session);
    expect(round).toMatchObject({ nonce: 0, payoutMinor: String(drawnMinor) });
    await fixture.ask("settleRound", { session, roundId: round!.roundId });
    expect(await fixture.balanceOf(player)).toBe(1_000n - BigInt(STAKE) + drawnMinor);
    expect(await netOf(fixture.database, player.id)).toBe(drawnMinor - BigInt(STAKE));
    expect(await fixture.gate.violations()).toEqual([]);

    await fixture.ask("rotateSeeds", { body: { clientSeed: "opened" }, session });
    expect(await fixture.ask("verifyRound", { session, roundId: round!.roundId })).toMatchObject({
      matches: true,
    });
  });

  it("unlike other back ends, the studio uses 4 distinct transaction ids for 2 rounds of one session: none is the session's, the token's or the player's", async () => {
    const { player, opened, session, token } = await fixture.playing("10.00");
    for (let turn = 0; turn < 2; turn += 1) {
      await fixture.destine(session, opened, "win");
      const { data: round } = await fixture.start(session);
      await fixture.ask("settleRound", { session, roundId: round!.roundId });
    }
    const { rows } = await fixture.database.query<{ external_id: string }>(
      `SELECT DISTINCT o.external_id FROM ledger_operation o JOIN ledger_transfer t ON t.operation_id = o.id
       JOIN ledger_entry e ON e.transfer_id = t.id JOIN ledger_account a ON a.id = e.account_id
       WHERE o.source = 'wallet:BW' AND a.address = $1`,
      [`player:${player.id}:cash`],
    );
    const ids = rows.map((row) => row.external_id);
    expect(ids).toHaveLength(4);
    for (const own of [session, token, player.id, player.session]) expect(ids).not.toContain(own);
  });
});
