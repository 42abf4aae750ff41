import { randomUUID } from "node:crypto";
import { betWith, type Condition } from "./condition.ts";

const raw =
  (text: string): Condition =>
  async ({ gate }) =>
  () =>
    gate.wallet("/transaction/bet", text);

const fieldsOfABet = [
  "request_uuid",
  "token",
  "user",
  "transaction_uuid",
  "round",
  "game_code",
  "currency",
  "amount",
];

/** Requests that get RS_ERROR_WRONG_SYNTAX: not a request, or incomplete. */
export const wrongSyntax: Record<string, Condition> = {
  "a body that is not JSON": raw("{"),
  "an empty body": raw(""),
  "a body of null": raw("null"),
  "a body over 100 kB": raw(JSON.stringify({ meta: "x".repeat(100_001) })),
  ...Object.fromEntries(fieldsOfABet.map((field) => [`bet: no ${field}`, betWith({ [field]: undefined })])),
  "bet: is_free without a reward_uuid": betWith({ is_free: true }),
  "win: no reference_transaction_uuid":
    async ({ seat }) =>
    () =>
      seat.win({ round: randomUUID(), id: randomUUID() }, 1, { reference_transaction_uuid: undefined }),
  "rollback: no reference_transaction_uuid":
    async ({ seat }) =>
    () =>
      seat.rollback({ round: randomUUID(), id: randomUUID() }, { reference_transaction_uuid: undefined }),
  "rollback: naming itself": async ({ seat }) => {
    const id = randomUUID();
    return () => seat.rollback({ round: randomUUID(), id }, { transaction_uuid: id });
  },
};

/** Requests that get RS_ERROR_WRONG_TYPES: all fields are present, and one has an invalid value. */
export const wrongTypes: Record<string, Condition> = {
  "bet: an amount as text": betWith({ amount: "1000" }),
  "bet: an amount of null": betWith({ amount: null }),
  "bet: a negative amount": betWith({ amount: -1_000 }),
  "bet: half a unit": betWith({ amount: 1_000.5 }),
  "bet: 1,500 units, which are one and a half minor units": betWith({ amount: 1_500 }),
  "bet: an amount past 2^53": betWith({ amount: 2 ** 60 }),
  "bet: a round as a number": betWith({ round: 7 }),
  "bet: an id of 101 characters": betWith({ transaction_uuid: "x".repeat(101) }),
  "bet: an id with a tilde, which marks the gate's own": betWith({ transaction_uuid: "a~rolled-back" }),
  "bet: a currency in small letters": betWith({ currency: "eur" }),
  "bet: round_closed as text": betWith({ round_closed: "yes" }),
  "win: a negative amount": async ({ seat }) => {
    const begun = await seat.bet(1);
    return () => seat.win(begun, -1);
  },
};
