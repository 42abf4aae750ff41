import fc from "fast-check";
import { hostileValue } from "./arbitrary-of.ts";

/** A call of a game provider or of the cashier; ids come from few values, so that repeats, conflicts and orders of every kind happen. */
export type PartyRequest = { party: "wallet" | "cashier"; path: string; body: Record<string, unknown> };

const few = (name: string, count: number) => fc.nat(count - 1).map((index) => `${name}-${index}`);

/** @param players ids and launch tokens of real players */
export function partyRequests(
  players: readonly { id: string; token: string; currency: string }[],
  paymentIds: readonly string[],
): fc.Arbitrary<PartyRequest> {
  const player = fc.constantFrom(...players);
  const wallet = fc
    .record({
      path: fc.constantFrom(
        "/user/info",
        "/user/balance",
        "/transaction/bet",
        "/transaction/win",
        "/transaction/rollback",
      ),
      player,
      uuid: few("tx", 400),
      reference: few("tx", 400),
      round: few("round", 200),
      amount: fc.oneof(
        fc.nat(500).map((minor) => minor * 1_000),
        fc.integer(),
      ),
      closed: fc.boolean(),
      broken: broken(),
    })
    .map(({ path, player, uuid, reference, round, amount, closed, broken }) => ({
      party: "wallet" as const,
      path,
      body: {
        user: player.id,
        token: player.token,
        transaction_uuid: uuid,
        reference_transaction_uuid: reference,
        round,
        round_closed: closed,
        game_code: "bell-one",
        currency: player.currency,
        amount,
        ...broken,
      },
    }));
  const cashier = fc
    .record({
      path: fc.constantFrom("/verifyuser", "/authorize", "/transfer", "/cancel"),
      player,
      txId: few("piq", 60),
      payment: fc.constantFrom(...paymentIds),
      amount: fc.oneof(
        fc.constantFrom("20.00", "-20.00"),
        fc.integer({ min: -9_999, max: 9_999 }).map((n) => (n / 100).toFixed(2)),
      ),
      broken: broken(),
    })
    .map(({ path, player, txId, payment, amount, broken }) => ({
      party: "cashier" as const,
      path,
      body: {
        userId: player.id,
        sessionId: "unknown",
        txAmount: amount,
        txAmountCy: player.currency,
        txId,
        txTypeId: "101",
        txName: "Fuzz",
        provider: "TRUSTLY",
        authCode: `A${txId}`,
        attributes: { paymentId: payment },
        ...broken,
      },
    }));
  return fc.oneof({ weight: 3, arbitrary: wallet }, { weight: 2, arbitrary: cashier });
}

const FIELDS = [
  "user",
  "userId",
  "amount",
  "txAmount",
  "currency",
  "txAmountCy",
  "transaction_uuid",
  "txId",
  "round",
  "token",
];

function broken(): fc.Arbitrary<Record<string, unknown>> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...FIELDS), hostileValue)
        .map(([name, value]) => ({ [name]: value })),
    },
  );
}
