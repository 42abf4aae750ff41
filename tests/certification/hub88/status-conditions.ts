import { randomUUID } from "node:crypto";
import type { Hub88Reply, Hub88Status } from "@bellwether/contract";
import { HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { vi } from "vitest";
import { units } from "../../../apps/gate/src/testing/gate-fixture.ts";
import { takeSeat } from "../../../apps/gate/src/testing/provider-seat.ts";
import { passTime, seatedPlayer } from "../certified-gate.ts";
import { betWith, type Condition, type Place } from "./condition.ts";
import { wrongSyntax, wrongTypes } from "./malformed-requests.ts";

/** A bet of 5.01 under a daily limit of 5.00. */
const aboveLimit =
  (type: "maxwager" | "netloss"): Condition =>
  async ({ gate, player, seat }) => {
    const wish = { type, action: "set", duration: 1, amount: "5.00" } as const;
    await gate.call("changeLimit", wish, player.session);
    return () => seat.bet(5.01);
  };

const after =
  (what: "logout" | "exclusion" | "closing", call: (place: Place) => Promise<Hub88Reply>): Condition =>
  async (place) => {
    const { gate, player } = place;
    if (what === "logout") await gate.call("logout", {}, player.session);
    if (what === "exclusion") await gate.call("selfExclude", { duration: "24h" }, player.session);
    if (what === "closing")
      await gate.call(
        "closeAccount",
        { reason: "Moving away", password: "correct horse battery" },
        player.session,
      );
    return () => call(place);
  };

const bet = ({ seat }: Place) => seat.bet(1);
const info = ({ seat }: Place) => seat.info();
const balance = ({ seat }: Place) => seat.balance();

/** Each status of the dialect with the conditions that produce it; those of rewards are in `free-rounds.test.ts`. */
export const conditions: Record<Hub88Status, Record<string, Condition>> = {
  RS_OK: {
    "a call that is allowed": betWith({}),
  },
  RS_ERROR_UNKNOWN: {
    "the database does not answer":
      async ({ gate, seat }) =>
      () => {
        vi.spyOn(gate.database, "query").mockRejectedValueOnce(new Error("the connection is gone"));
        return seat.balance();
      },
  },
  RS_ERROR_INVALID_PARTNER: {
    "a provider code without a key":
      async ({ gate, seat }) =>
      () =>
        gate.wallet("/user/info", { token: seat.token }, { provider: "XX" }),
  },
  RS_ERROR_INVALID_TOKEN: {
    "info: a token that was never issued":
      async ({ gate }) =>
      () =>
        gate.wallet("/user/info", { token: "forged" }),
    "balance: a token that was never issued":
      async ({ gate, player }) =>
      () =>
        gate.wallet("/user/balance", { token: "forged", user: player.id }),
    "balance: another user's token": async ({ gate, seat }) => {
      const other = await gate.stranger();
      return () => gate.wallet("/user/balance", { token: seat.token, user: other.id });
    },
    "bet: a token that was never issued": betWith({ token: "forged" }),
    "bet: another user's token": async ({ gate, seat }) => {
      const other = await seatedPlayer(gate);
      return () => seat.bet(1, { token: other.seat.token });
    },
    "bet: another provider's token": async ({ gate, seat }) => {
      const request = {
        ...seat.shared,
        transaction_uuid: randomUUID(),
        round: randomUUID(),
        amount: units(1),
      };
      return () => gate.wallet("/transaction/bet", request, { provider: "LC" });
    },
    "bet: an unknown user": betWith({ user: "nobody" }),
    "win: an unknown user": async ({ seat }) => {
      const begun = await seat.bet(1);
      return () => seat.win(begun, 2, { user: "nobody" });
    },
    "rollback: an unknown user": async ({ seat }) => {
      const begun = await seat.bet(1);
      return () => seat.rollback(begun, { user: "nobody" });
    },
  },
  RS_ERROR_INVALID_GAME: {
    "bet: another game than the token's": betWith({ game_code: "bell-two" }),
    "bet: an unknown game": betWith({ game_code: "no-such-game" }),
    "bet: a round that another user began": async ({ gate, seat }) => {
      const other = await seatedPlayer(gate);
      const { round } = await other.seat.bet(1);
      return () => seat.bet(1, { round });
    },
  },
  RS_ERROR_WRONG_CURRENCY: {
    "bet: another currency than the account's": betWith({ currency: "SEK" }),
    "win: another currency than the account's": async ({ seat }) => {
      const begun = await seat.bet(1);
      return () => seat.win(begun, 2, { currency: "SEK" });
    },
  },
  RS_ERROR_NOT_ENOUGH_MONEY: {
    "bet: one minor unit above the balance of 100.00":
      async ({ seat }) =>
      () =>
        seat.bet(100.01),
    "bet: after the balance was staked": async ({ seat }) => {
      await seat.bet(100);
      return () => seat.bet(0.01);
    },
    "rollback of a win whose money was staked since": async ({ seat }) => {
      const begun = await seat.bet(100);
      const win = { round: begun.round, id: randomUUID() };
      await seat.win(begun, 50, { transaction_uuid: win.id });
      await seat.bet(50);
      return () => seat.rollback(win);
    },
  },
  RS_ERROR_USER_DISABLED: {
    "info: an excluded user": after("exclusion", info),
    "balance: an excluded user": after("exclusion", balance),
    "bet: an excluded user": after("exclusion", bet),
    "info: a closed account": after("closing", info),
    "bet: a closed account": after("closing", bet),
    "bet: a user who has not accepted newer terms": async ({ gate, player, seat }) => {
      await gate.database.query("UPDATE player SET accepted_terms_version = '2025-12-31' WHERE id = $1", [
        player.id,
      ]);
      return () => seat.bet(1);
    },
    "bet: a Swedish user without the three deposit limits": async ({ gate }) => {
      const svea = { country: "SE", phone: "070 123 45 67", personal_number: "199005170007" };
      const { seat } = await seatedPlayer(gate, { ...svea, amount: "0.00" });
      return () => seat.bet(0);
    },
  },
  RS_ERROR_INVALID_SIGNATURE: {
    "no signature (the other cases are in over-http.test.ts)":
      async ({ gate, seat }) =>
      () =>
        gate.wallet("/user/info", { token: seat.token }, { signature: "" }),
  },
  RS_ERROR_TOKEN_EXPIRED: {
    "info: after logout": after("logout", info),
    "balance: after logout": after("logout", balance),
    "bet: after logout": after("logout", bet),
    "bet: 12 hours after the launch": async ({ gate, seat }) => {
      passTime(gate, 12 * HOUR_MS);
      return () => seat.bet(1);
    },
  },
  RS_ERROR_WRONG_SYNTAX: wrongSyntax,
  RS_ERROR_WRONG_TYPES: wrongTypes,
  RS_ERROR_DUPLICATE_TRANSACTION: {
    "bet: a used id with another amount": async ({ seat }) => {
      const { id, round } = await seat.bet(1);
      return () => seat.bet(2, { transaction_uuid: id, round });
    },
    "bet: a used id in another round": async ({ seat }) => {
      const { id } = await seat.bet(1);
      return () => seat.bet(1, { transaction_uuid: id });
    },
    "bet: another user's id": async ({ gate, seat }) => {
      const other = await seatedPlayer(gate);
      const { id, round } = await other.seat.bet(1);
      return () => seat.bet(1, { transaction_uuid: id, round });
    },
    "bet: a round that is closed": async ({ seat }) => {
      const { round } = await seat.bet(1, { round_closed: true });
      return () => seat.bet(1, { round });
    },
    "bet: rolled back before it came": async ({ seat }) => {
      const late = { round: randomUUID(), id: randomUUID() };
      await seat.rollback(late);
      return () => seat.bet(1, { round: late.round, transaction_uuid: late.id });
    },
    "win: a used id with another amount": async ({ seat }) => {
      const begun = await seat.bet(1);
      const id = randomUUID();
      await seat.win(begun, 2, { transaction_uuid: id });
      return () => seat.win(begun, 3, { transaction_uuid: id });
    },
    "win: the id of a bet": async ({ seat }) => {
      const begun = await seat.bet(1);
      return () => seat.win(begun, 2, { transaction_uuid: begun.id });
    },
    "rollback: a used id for another bet": async ({ seat }) => {
      const [one, two] = [await seat.bet(1), await seat.bet(1)];
      const id = randomUUID();
      await seat.rollback(one, { transaction_uuid: id });
      return () => seat.rollback(two, { transaction_uuid: id });
    },
  },
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: {
    "win: a bet that never came":
      async ({ seat }) =>
      () =>
        seat.win({ round: randomUUID(), id: randomUUID() }, 1),
    "win: a bet of another round": async ({ seat }) => {
      const [one, two] = [await seat.bet(1), await seat.bet(1)];
      return () => seat.win({ round: one.round, id: two.id }, 1);
    },
    "win: another user's bet": async ({ gate, seat }) => {
      const other = await seatedPlayer(gate);
      const begun = await other.seat.bet(1);
      return () => seat.win(begun, 1);
    },
    "win: a bet that was rolled back": async ({ seat }) => {
      const begun = await seat.bet(1);
      await seat.rollback(begun);
      return () => seat.win(begun, 1);
    },
    "rollback: another user's bet": async ({ gate, seat }) => {
      const other = await seatedPlayer(gate);
      const begun = await other.seat.bet(1);
      return () => seat.rollback(begun);
    },
  },
  RS_ERROR_LIMIT_REACHED: {
    "bet: one minor unit above the user's wager limit of 5.00": aboveLimit("maxwager"),
    "bet: one minor unit above the user's loss limit of 5.00": aboveLimit("netloss"),
    "bet: 5.01 on a slot in Great Britain, where 5.00 is the most": async ({ gate }) => {
      const person = { country: "GB", phone: "07400 123456", year: "1980", method: "SKRILL" };
      const { seat } = await seatedPlayer(gate, person);
      return () => seat.bet(5.01);
    },
    "bet: a reality check is due": async ({ gate, player }) => {
      await gate.call("setRealityCheck", { interval_minutes: 15 }, player.session);
      const seat = await takeSeat(gate, player);
      passTime(gate, 15 * MINUTE_MS);
      return () => seat.bet(1);
    },
  },
};
