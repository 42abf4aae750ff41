import { randomUUID } from "node:crypto";
import { type GateFixture, units } from "./gate-fixture.ts";

const games = { 1: "bell-one", 2: "bell-two", 3: "wheel" } as const;

type Begun = { round: string; id: string };
type More = Record<string, unknown>;

/** A player's game as its provider uses it: bets, wins and rollbacks under one launch token. Amounts in whole currency. */
export async function takeSeat(
  gate: GateFixture,
  player: { id: string; session: string; currency: string },
  gameId: keyof typeof games = 1,
) {
  const token = await gate.launch(player, gameId);
  const shared = { user: player.id, token, game_code: games[gameId], currency: player.currency };
  const seat = {
    token,
    /** The fields that every money call of this seat contains. */
    shared,
    info: () => gate.wallet("/user/info", { token }),
    balance: () => gate.wallet("/user/balance", { token, user: player.id }),
    async bet(stake: number, more: More = {}) {
      const begun: Begun = { round: randomUUID(), id: randomUUID() };
      const request = {
        ...shared,
        round: begun.round,
        transaction_uuid: begun.id,
        amount: units(stake),
        ...more,
      };
      const reply = await gate.wallet("/transaction/bet", request);
      const sent = { round: request.round as string, id: request.transaction_uuid as string };
      return { ...reply, ...sent };
    },
    /** A bet with one of the player's free spins. */
    spin: (rewardId: string, stake = 0.2, more: More = {}) =>
      seat.bet(stake, { is_free: true, reward_uuid: rewardId, ...more }),
    win: ({ round, id }: Begun, amount: number, more: More = {}) =>
      gate.wallet("/transaction/win", {
        ...shared,
        round,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: id,
        amount: units(amount),
        round_closed: true,
        ...more,
      }),
    rollback: ({ round, id }: Begun, more: More = {}) =>
      gate.wallet("/transaction/rollback", {
        ...shared,
        round,
        transaction_uuid: randomUUID(),
        reference_transaction_uuid: id,
        round_closed: true,
        ...more,
      }),
    /** A whole round for money; returns the bet. */
    async play(stake: number, win: number, more: More = {}) {
      const begun = await seat.bet(stake, more);
      if (begun.status === "RS_OK") await seat.win(begun, win);
      return begun;
    },
    /** A whole free round; returns the bet. */
    async playSpin(rewardId: string, win: number) {
      const begun = await seat.spin(rewardId);
      if (begun.status === "RS_OK") await seat.win(begun, win);
      return begun;
    },
  };
  return seat;
}
