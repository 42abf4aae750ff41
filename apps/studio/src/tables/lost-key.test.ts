import { expect, it, vi } from "vitest";
import { checkBooks } from "../testing/check-books.ts";
import { createDrawFixture, DRAW_TABLE } from "../testing/draw-fixture.ts";
import { createTableFixture, TABLE_GAME_ID, type TableFixture } from "../testing/table-fixture.ts";

/** A node without the provider's key, and what it reports. */
function nodeWithoutKey(fixture: Pick<TableFixture, "newStudio" | "parts">) {
  const error = vi.fn();
  const node = fixture.newStudio({
    wallet: { ...fixture.parts.wallet, privateKeys: {} },
    log: { ...fixture.parts.log, warn() {}, info() {}, error } as never,
  });
  return { node, error };
}

it("a round of a table whose winners cannot be paid, because the provider's key is gone, holds up no later round; they are paid once it is back", async () => {
  const fixture = await createTableFixture();
  const { player, session } = await fixture.playing("100.00", TABLE_GAME_ID);
  const number = await fixture.betting();
  // One of the three wins.
  await fixture.bet(session, number, { red: 100, black: 100, "straight-0": 100 });
  const { node, error } = nodeWithoutKey(fixture);
  const numberNow = async () => (await fixture.table()).round?.number ?? 0;
  for (let second = 0; second < 180 && (await numberNow()) < number + 2; second += 1) {
    fixture.advance(1_000);
    await node.runTables();
    await node.resolveRounds();
  }
  expect(await numberNow()).toBe(number + 2);
  expect((await fixture.bets(session, number))[0]).toMatchObject({ state: "paying" });
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ provider: expect.any(String), wins: 1 }),
    "the wins of a table could not be sent",
  );
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ state: "settling" }),
    "a round could not be finished",
  );
  await fixture.finish();
  const [bet] = await fixture.bets(session, number);
  expect(bet?.state).toBe("settled");
  expect(await fixture.balanceOf(player)).toBe(9_700n + BigInt(bet?.payoutMinor ?? 0));
  expect(await checkBooks(fixture.database)).toEqual([]);
  expect(await fixture.gate.violations()).toEqual([]);
  await fixture.close();
});

it("a draw whose winner cannot be paid, because the provider's key is gone, holds up no later draw of its table; the winner is paid once it is back", async () => {
  const fixture = await createDrawFixture({ ...DRAW_TABLE, name: "raffle", model: "sunday-raffle" });
  const [one, other] = [await fixture.seated(), await fixture.seated()];
  const [first] = await fixture.upcoming();
  const number = first?.number ?? 0;
  const ticket = (sold: number) => ({ numbers: [number], stakeMinor: "200", input: { numbers: [sold] } });
  await fixture.buy(one.session, ticket(11));
  await fixture.buy(other.session, ticket(12));
  const { node } = nodeWithoutKey(fixture);
  const phaseOf = async (draw: number) =>
    (await fixture.ask("readTableRound", { tableId: fixture.tableId, number: draw })).phase;
  const isOver = async (draw: number) => ["paid", "void"].includes(await phaseOf(draw));
  for (let turn = 0; turn < 60 && !(await isOver(number + 1)); turn += 1) {
    fixture.advance(5_000);
    await node.runTables();
    await node.resolveRounds();
  }
  expect([await phaseOf(number), await isOver(number + 1)]).toEqual(["paid", true]);
  expect(await fixture.isFinished(number)).toBe(false);
  expect(await fixture.finish()).toEqual([]);
  expect(await fixture.isFinished(number)).toBe(true);
  const tickets = [
    ...(await fixture.ticket(one.session, number)),
    ...(await fixture.ticket(other.session, number)),
  ];
  const paidMinor = tickets.reduce((sum, { payoutMinor }) => sum + BigInt(payoutMinor ?? 0), 0n);
  expect(paidMinor).toBeGreaterThan(0n);
  expect((await fixture.balanceOf(one.player)) + (await fixture.balanceOf(other.player))).toBe(
    19_600n + paidMinor,
  );
  await fixture.close();
});
