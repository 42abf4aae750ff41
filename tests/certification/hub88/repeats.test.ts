import { randomUUID } from "node:crypto";
import type { Hub88Reply } from "@bellwether/contract";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { describe, expect, it } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { certifiedGate, passTime, type Seat, seatedPlayer } from "../certified-gate.ts";

const FOUR_MONTHS_MS = 123 * DAY_MS;

type Call = (
  seat: Seat,
  begun: { round: string; id: string },
  same: Record<string, string>,
) => Promise<Hub88Reply>;

/** Each money call with the balance after it, for 100.00 and an open bet of 10. */
const calls: [string, Call, number][] = [
  ["bet", (seat, _, same) => seat.bet(5, same), 85],
  ["win", (seat, begun, same) => seat.win(begun, 5, { ...same, round: begun.round }), 95],
  ["rollback", (seat, begun, same) => seat.rollback(begun, { ...same, round: begun.round }), 100],
];

const idsOf = () => ({ transaction_uuid: randomUUID(), request_uuid: randomUUID(), round: randomUUID() });

describe("Hub88 certification: repeats and retries", () => {
  const gateOf = certifiedGate();

  describe.each(calls)("%s", (_, call, balance) => {
    it("sent again after other calls: the same reply as the first time, and no money moves", async () => {
      const { seat } = await seatedPlayer(gateOf());
      const [begun, same] = [await seat.bet(10), idsOf()];
      const first = await call(seat, begun, same);
      expect(first).toMatchObject({ status: "RS_OK", balance: units(balance) });
      await seat.bet(1);
      expect(await call(seat, begun, same)).toEqual(first);
      expect(await seat.balance()).toMatchObject({ balance: units(balance - 1) });
    });

    it("50 copies at the same moment: one reply, one movement", async () => {
      const { seat } = await seatedPlayer(gateOf());
      const [begun, same] = [await seat.bet(10), idsOf()];
      const replies = await Promise.all(Array.from({ length: 50 }, () => call(seat, begun, same)));
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(await seat.balance()).toMatchObject({ balance: units(balance) });
    });

    it("sent again 4 months later, long after the end of the session: the same reply", async () => {
      const gate = gateOf();
      const { player, seat } = await seatedPlayer(gate);
      const [begun, same] = [await seat.bet(10), idsOf()];
      const first = await call(seat, begun, same);
      await gate.call("logout", {}, player.session);
      passTime(gate, FOUR_MONTHS_MS);
      expect(await call(seat, begun, same)).toEqual(first);
    });
  });

  it("100 retries of one rollback: the stake is returned once", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const [begun, same] = [await seat.bet(10), { transaction_uuid: randomUUID() }];
    for (let retry = 0; retry < 100; retry += 1)
      expect(await seat.rollback(begun, same)).toMatchObject({ status: "RS_OK", balance: units(100) });
  });

  it("20 bets and their rollbacks at the same moment: the stakes are returned, whatever the order", async () => {
    const { seat } = await seatedPlayer(gateOf());
    const pairs = Array.from({ length: 20 }, () => ({ round: randomUUID(), id: randomUUID() }));
    const replies = await Promise.all(
      pairs.flatMap((pair) => [
        seat.rollback(pair),
        seat.bet(1, { round: pair.round, transaction_uuid: pair.id }),
      ]),
    );
    for (const { status } of replies) expect(["RS_OK", "RS_ERROR_DUPLICATE_TRANSACTION"]).toContain(status);
    expect(await seat.balance()).toMatchObject({ balance: units(100) });
  });

  it("one id at two providers: two transactions", async () => {
    const gate = gateOf();
    const { player, seat } = await seatedPlayer(gate);
    const { id, round } = await seat.bet(1);
    const token = await gate.launch(player, 4);
    const live = {
      ...seat.shared,
      token,
      game_code: "live-wheel",
      transaction_uuid: id,
      round,
      amount: units(2),
    };
    expect(await gate.wallet("/transaction/bet", live, { provider: "LC" })).toMatchObject({
      status: "RS_OK",
      balance: units(97),
    });
  });
});
