import { liabilityAt } from "@bellwether/gate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDrawFixture } from "../testing/draw-fixture.ts";
import { createStudioFixture, type StudioFixture } from "../testing/studio-fixture.ts";
import { countUnsettled, drawnPayouts } from "./drawn-payouts.ts";

let fixture: StudioFixture;
beforeAll(async () => {
  fixture = await createStudioFixture();
});
afterAll(() => fixture.close());

it("returns the payout of a round that has won and is not paid yet, but not of another provider's round", async () => {
  const { player, session, opened } = await fixture.playing();
  const payoutMinor = await fixture.destine(session, opened, "win");
  await fixture.start(session);
  const { rows } = await fixture.database.query<{ round: string }>(
    "SELECT round FROM wallet_round WHERE player_id = $1 AND state = 'open'",
    [player.id],
  );
  const round = rows[0]?.round ?? "";
  const asked = [
    { round, playerId: player.id },
    { round: "a round of theirs", playerId: player.id },
  ];
  const at = fixture.gate.clock.at;
  expect([...(await drawnPayouts(fixture.database, asked, at))]).toEqual([
    [round, { payoutMinor, hitsMinor: 0n }],
  ]);
});

it("a ticket of 15.00 counts with its stake before its draw, also afterwards, and with its payout from the draw to the payment", async () => {
  const draws = await createDrawFixture();
  const slips = Array.from({ length: 10 }, (_, index) =>
    Array.from({ length: 6 }, (_, place) => ((index * 5 + place * 8) % 49) + 1).sort((a, b) => a - b),
  );
  const { session } = await draws.seated();
  const [next] = await draws.upcoming();
  const number = next?.number ?? 0;
  await draws.buy(session, { numbers: [number], stakeMinor: "1500", input: { slips } });
  const owedAt = async (at: Date) => {
    const rows = await liabilityAt(draws.database, at, (rounds) => drawnPayouts(draws.database, rounds, at));
    return rows.map(({ cashMinor, openStakesMinor, unpaidWinsMinor, totalMinor }) => [
      ...[cashMinor, openStakesMinor, unpaidWinsMinor, totalMinor],
    ]);
  };
  const sold = draws.gate.clock.at;
  const before = [[8_500n, 1_500n, 0n, 10_000n]];
  expect(await owedAt(sold)).toEqual(before);
  draws.wallet.faultOf = (path) => (path.includes("/win") ? "lose-request" : undefined);
  const phaseOf = async () => (await draws.ask("readTableRound", { tableId: draws.tableId, number })).phase;
  while ((await phaseOf()) !== "drawn") {
    draws.advance(1_000);
    await draws.studio.runTables();
  }
  const drawn = draws.gate.clock.at;
  expect(await countUnsettled(draws.database, drawn)).toBe(1);
  while ((await phaseOf()) !== "paid") {
    draws.advance(1_000);
    await draws.studio.runTables();
  }
  expect(await countUnsettled(draws.database, drawn)).toBe(0);
  const { rows } = await draws.database.query<{ payout: bigint }>(
    "SELECT sum(payout_minor)::bigint AS payout FROM studio_round",
  );
  const payout = rows[0]?.payout ?? 0n;
  expect(await owedAt(sold)).toEqual(before);
  expect(await owedAt(drawn)).toEqual([[8_500n, 0n, payout, 8_500n + payout]]);
  expect(await draws.finish()).toEqual([]);
  await draws.over(number);
  expect(await owedAt(sold)).toEqual(before);
  expect(await owedAt(drawn)).toEqual([[8_500n, 0n, payout, 8_500n + payout]]);
  expect(await owedAt(draws.gate.clock.at)).toEqual([[8_500n + payout, 0n, 0n, 8_500n + payout]]);
  await draws.close();
});
