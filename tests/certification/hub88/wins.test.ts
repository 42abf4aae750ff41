import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { cashMinorOf, certifiedGate, type Seat, seatedPlayer } from "../certified-gate.ts";

type Begun = Awaited<ReturnType<Seat["bet"]>>;

describe("Hub88 certification: many wins in one call", () => {
  const gateOf = certifiedGate();
  /** The body of the win that closes a round. */
  const winOf = (seat: Seat, { round, id }: Begun, amount: number) => ({
    ...seat.shared,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: id,
    round,
    round_closed: true,
    currency: "EUR",
    amount: units(amount),
  });
  const send = (wins: object[]) => gateOf().wallet("/transaction/wins", { wins });

  it("Wins of 25 and 0 of two players: both are answered in order, as if each had been sent alone", async () => {
    const [one, other] = [await seatedPlayer(gateOf()), await seatedPlayer(gateOf())];
    const wins = [
      winOf(one.seat, await one.seat.bet(10), 25),
      winOf(other.seat, await other.seat.bet(10), 0),
    ];
    const reply = await send(wins);
    expect(reply).toMatchObject({
      status: "RS_OK",
      results: [
        { status: "RS_OK", user: one.player.id, currency: "EUR", balance: units(115) },
        { status: "RS_OK", user: other.player.id, balance: units(90) },
      ],
    });
    for (const [index, win] of wins.entries()) {
      const { transaction_uuid, ...result } = reply.results![index]!;
      expect(transaction_uuid).toBe(win.transaction_uuid);
      expect(await gateOf().wallet("/transaction/win", win)).toEqual(result);
    }
  });

  it("The same call three times: the same answers, and one payment", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const wins = [winOf(seat, await seat.bet(10), 25), winOf(seat, await seat.bet(10), 3)];
    const first = await send(wins);
    expect((await send(wins)).results).toEqual(first.results);
    expect((await send([...wins].reverse())).results).toEqual([...first.results!].reverse());
    expect(await cashMinorOf(gateOf(), player)).toBe(10_800);
  });

  it("A win that was paid alone before: it is answered as then, and not paid again", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const win = winOf(seat, await seat.bet(10), 25);
    const alone = await gateOf().wallet("/transaction/win", win);
    expect((await send([win])).results).toEqual([{ transaction_uuid: win.transaction_uuid, ...alone }]);
    expect(await cashMinorOf(gateOf(), player)).toBe(11_500);
  });

  it("One win without a bet, one in another currency: they are refused, the others are paid", async () => {
    const { player, seat } = await seatedPlayer(gateOf());
    const begun = await seat.bet(10);
    const statuses = async (wins: object[]) => (await send(wins)).results?.map(({ status }) => status);
    expect(
      await statuses([
        winOf(seat, { ...begun, id: randomUUID() }, 25),
        { ...winOf(seat, begun, 25), currency: "USD" },
        winOf(seat, begun, 4),
      ]),
    ).toEqual(["RS_ERROR_TRANSACTION_DOES_NOT_EXIST", "RS_ERROR_WRONG_CURRENCY", "RS_OK"]);
    expect(await cashMinorOf(gateOf(), player)).toBe(9_400);
  });

  it("The database refuses one player's payment: it gets RS_ERROR_UNKNOWN, the other is paid; sent again, both are paid once", async () => {
    const [one, other] = [await seatedPlayer(gateOf()), await seatedPlayer(gateOf())];
    const wins = [winOf(one.seat, await one.seat.bet(10), 2), winOf(other.seat, await other.seat.bet(10), 3)];
    const { ledger } = gateOf().deps;
    const write = ledger.batchWith.bind(ledger);
    const failing = vi.spyOn(ledger, "batchWith").mockImplementation(async (scope, ...rest) => {
      const isOthers = scope.accounts.some(({ address }) => address.includes(other.player.id));
      if (isOthers) throw new Error("the connection is gone");
      return write(scope, ...rest);
    });
    const statuses = async () => (await send(wins)).results?.map(({ status }) => status);
    expect(await statuses()).toEqual(["RS_OK", "RS_ERROR_UNKNOWN"]);
    failing.mockRestore();
    expect(await statuses()).toEqual(["RS_OK", "RS_OK"]);
    expect(await cashMinorOf(gateOf(), one.player)).toBe(9_200);
    expect(await cashMinorOf(gateOf(), other.player)).toBe(9_300);
  });

  it.each([
    ["no win", () => [], "RS_ERROR_WRONG_TYPES"],
    ["101 wins", (win: object) => Array.from({ length: 101 }, () => win), "RS_ERROR_WRONG_TYPES"],
    [
      "a win without a reference",
      (win: object) => [win, { ...win, reference_transaction_uuid: undefined }],
      "RS_ERROR_WRONG_SYNTAX",
    ],
  ])("%s: the whole call is refused, and nothing is paid", async (_, winsOf, status) => {
    const { player, seat } = await seatedPlayer(gateOf());
    const wins = winsOf(winOf(seat, await seat.bet(10), 25));
    expect(await send(wins)).toMatchObject({ status });
    expect(await cashMinorOf(gateOf(), player)).toBe(9_000);
  });
});
