import type { AnySchema } from "@bellwether/contract";
import {
  HUB88_SIGNATURE_HEADER,
  Hub88Reply,
  hub88Requests,
  PaymentIqAuthorized,
  PaymentIqCancelled,
  PaymentIqRefusal,
  PaymentIqTransferred,
  PaymentIqUser,
  paymentIqRequests,
  SOFTSWISS_SIGNATURE_HEADER,
  SoftswissError,
  SoftswissReply,
  softswissRequests,
} from "@bellwether/contract";
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";

/** A call by an external party: its request, its responses and its errors. */
type PartyCall = {
  path: string;
  summary: string;
  request: AnySchema;
  asks: object;
  reply: AnySchema;
  answer: object;
  refusal: { description: string; schema: AnySchema; answer: object };
};

const player = "4f1c9d0e7a6b5c4d3e2f";
const launchToken = "9b8s7d6f5g4h3j2k1lq1Zr0m";

const asked = {
  request_uuid: "0b7c2f0e-4f5e-4a3e-9a53-0d1c5a6b7c8d",
  user: player,
  token: launchToken,
  game_code: "bell-one",
};
const staked = {
  ...asked,
  transaction_uuid: "5f0a3b0c-58a7-4d7b-9f63-51b8d0b7a2a1",
  round: "c1b7a1de-8b43-4f6e-9d0b-1f2a3b4c5d6e",
  round_closed: false,
  currency: "EUR",
  amount: 200_000,
};
const commonAnswer = {
  user: player,
  status: "RS_OK",
  request_uuid: asked.request_uuid,
  currency: "EUR",
  balance: 4_800_000,
};
const won = {
  ...staked,
  transaction_uuid: "a7f3e2d1-0c9b-4a87-b6d5-e4f3a2b1c0d9",
  reference_transaction_uuid: staked.transaction_uuid,
  round_closed: true,
  amount: 500_000,
};
const draw = { id: "bell-lotto/47", at: "2026-11-21T20:00:00.000Z" };
const hub88Examples: Record<keyof typeof hub88Requests, { summary: string; asks: object; answer: object }> = {
  "/user/info": {
    summary: "Whose launch token this is, and what the game must know of the player",
    asks: { request_uuid: asked.request_uuid, token: launchToken, game_code: "bell-one" },
    answer: {
      ...commonAnswer,
      country: "FI",
      jurisdiction: "curacao",
      language: "fi",
      game_code: "bell-one",
    },
  },
  "/user/balance": { summary: "The balance", asks: asked, answer: commonAnswer },
  "/transaction/bet": {
    summary: "Takes a stake, once for each transaction_uuid",
    asks: staked,
    answer: commonAnswer,
  },
  "/transaction/win": {
    summary: "Pays a win out, once for each transaction_uuid",
    asks: won,
    answer: { ...commonAnswer, balance: 5_300_000 },
  },
  "/transaction/wins": {
    summary: "Pays up to 100 wins out, each as if it had been sent alone",
    asks: { request_uuid: asked.request_uuid, wins: [won] },
    answer: {
      status: "RS_OK",
      request_uuid: asked.request_uuid,
      results: [{ transaction_uuid: won.transaction_uuid, ...commonAnswer, balance: 5_300_000 }],
    },
  },
  "/transaction/rollback": {
    summary: "Takes a bet or a win back, also one that never came",
    asks: {
      ...asked,
      transaction_uuid: "d9c0b1a2-f3e4-4d5b-8a87-9b0cd1e2f3a7",
      reference_transaction_uuid: staked.transaction_uuid,
      round: staked.round,
      round_closed: true,
    },
    answer: { ...commonAnswer, balance: 5_000_000 },
  },
  "/transaction/draw-closed": {
    summary: "Closes the rounds of all tickets of a draw that won nothing",
    asks: {
      request_uuid: asked.request_uuid,
      game_code: "bell-lotto",
      draw,
      result: "7 12 23 31 38 45 + 19",
    },
    answer: { status: "RS_OK", request_uuid: asked.request_uuid, is_open: false },
  },
  "/user/standing-order": {
    summary:
      "A token to buy a ticket for a player's standing order, without a session; with launch_token, whether one may be opened",
    asks: { request_uuid: asked.request_uuid, user: player, game_code: "bell-lotto" },
    answer: { ...commonAnswer, token: launchToken },
  },
  "/user/standing-order-missed": {
    summary: "Tells the player that a standing order bought no ticket",
    asks: {
      request_uuid: asked.request_uuid,
      user: player,
      game_code: "bell-lotto",
      draw,
      reason: "RS_ERROR_NOT_ENOUGH_MONEY",
      ended: false,
      is_last: false,
    },
    answer: { status: "RS_OK", request_uuid: asked.request_uuid },
  },
};

const action = { action_id: "5f0a3b0c58a7", amount: 200 };
const played = {
  user_id: player,
  currency: "EUR",
  game: "house:bell-one",
  game_id: "c1b7a1de8b43",
  session_id: launchToken,
};
const softswissExamples: Record<
  keyof typeof softswissRequests,
  { summary: string; asks: object; answer: object }
> = {
  "/play": {
    summary: "A round's bets and wins in their order; without any, the balance",
    asks: { ...played, finished: true, actions: [{ action: "bet", ...action }] },
    answer: {
      balance: 4_800,
      game_id: played.game_id,
      transactions: [{ action_id: action.action_id, tx_id: `BW:${action.action_id}` }],
    },
  },
  "/rollback": {
    summary: "Takes bets or wins back",
    asks: {
      ...played,
      finished: true,
      actions: [{ action: "rollback", action_id: "a7f3e2d10c9b", original_action_id: action.action_id }],
    },
    answer: {
      balance: 5_000,
      game_id: played.game_id,
      transactions: [{ action_id: "a7f3e2d10c9b", tx_id: "BW:a7f3e2d10c9b" }],
    },
  },
  "/freespins": {
    summary: "What all spins of a reward won together",
    asks: {
      issue_id: "9e8d7c6b5a4f",
      user_id: player,
      session_id: launchToken,
      total_amount: 350,
      status: "played",
    },
    answer: { balance: 5_000 },
  },
};

const paid = {
  userId: player,
  txAmount: "50.00",
  txAmountCy: "EUR",
  txId: "10023001",
  txTypeId: "101",
  txName: "TrustlyDeposit",
  provider: "TRUSTLY",
  attributes: { paymentId: "6d5c4b3a2f1e" },
};
const authCode = "f1e2d3c4b5a6";
const paymentIqExamples: Record<
  keyof typeof paymentIqRequests,
  { summary: string; asks: object; reply: AnySchema; answer: object }
> = {
  "/verifyuser": {
    summary: "Whose cashier session this is",
    asks: { userId: player, sessionId: "q1Zr0m9b8s7d6f5g4h3j2k1l" },
    reply: PaymentIqUser,
    answer: {
      userId: player,
      success: true,
      balance: "50.00",
      balanceCy: "EUR",
      userCat: "DEFAULT",
      kycStatus: "Pending",
      firstName: "Aino",
      lastName: "Virtanen",
      street: "Mannerheimintie 1",
      city: "Helsinki",
      zip: "00100",
      country: "FIN",
      email: "aino@example.org",
      dob: "1990-05-17",
      mobile: "+358401234567",
      locale: "fi_FI",
      attributes: { cancelPendingWithdrawal: "allowed" },
    },
  },
  "/authorize": {
    summary: "May this transaction go on? A withdrawal's amount, below zero, is set aside",
    asks: paid,
    reply: PaymentIqAuthorized,
    answer: { userId: player, success: true, merchantTxId: "6d5c4b3a2f1e", authCode },
  },
  "/transfer": {
    summary: "The money has moved: book it, once for each txId",
    asks: { ...paid, authCode },
    reply: PaymentIqTransferred,
    answer: { userId: player, success: true, txId: paid.txId, merchantTxId: "6d5c4b3a2f1e" },
  },
  "/cancel": {
    summary: "It has not: what was set aside is given back",
    asks: { ...paid, authCode, statusCode: "ERR_DECLINED_BY_BANK" },
    reply: PaymentIqCancelled,
    answer: { userId: player, success: true },
  },
};

const entries = <K extends string, V>(table: Record<K, V>) => Object.entries(table) as [K, V][];

const providerCalls: PartyCall[] = entries(hub88Requests).map(([path, request]) => ({
  path: `/gate/wallet/{provider}${path}`,
  request,
  ...hub88Examples[path],
  reply: Hub88Reply,
  refusal: {
    description: "A refusal travels in status; 503 is one to ask again",
    schema: Hub88Reply,
    answer: { status: "RS_ERROR_INVALID_SIGNATURE" },
  },
}));
const softswissCalls: PartyCall[] = entries(softswissRequests).map(([path, request]) => ({
  path: `/gate/softswiss/{provider}${path}`,
  request,
  ...softswissExamples[path],
  reply: SoftswissReply,
  refusal: {
    description: "403: the signature is wrong; 412: refused; 503: not decided",
    schema: SoftswissError,
    answer: { code: 100, message: "the balance is too low", balance: 150 },
  },
}));
const cashierCalls: PartyCall[] = entries(paymentIqRequests).map(([path, request]) => ({
  path: `/gate/piq${path}`,
  request,
  ...paymentIqExamples[path],
  refusal: {
    description: "A refusal comes with 200 too; 401: wrong credentials",
    schema: PaymentIqRefusal,
    answer: { userId: player, success: false, errCode: "FUNDS", errMsg: "the balance is too low" },
  },
}));

/** Every call by a game provider, in both dialects, and by the cashier. */
export const partyCalls: readonly PartyCall[] = [...providerCalls, ...softswissCalls, ...cashierCalls];

const ProviderPath = z.object({ provider: z.string().meta({ example: "BW" }) });
const signedBy = (header: string, how: string) =>
  z.object({ [header]: z.string().describe(how).meta({ example: "signature of the body" }) });
const headersOf = (path: string) => {
  if (path.startsWith("/gate/wallet/"))
    return signedBy(HUB88_SIGNATURE_HEADER, "RSA-SHA256 over the raw body, in base64");
  if (path.startsWith("/gate/softswiss/"))
    return signedBy(SOFTSWISS_SIGNATURE_HEADER, "HMAC-SHA256 of the raw body, in hexadecimal");
  return signedBy("authorization", "Basic credentials of the merchant");
};

export function partyPaths(): ZodOpenApiPathsObject {
  return Object.fromEntries(
    partyCalls.map(({ path, summary, request, asks, reply, answer, refusal }) => [
      path,
      {
        post: {
          operationId: path.replace("/{provider}", "").slice("/gate/".length).replaceAll("/", "-"),
          summary,
          requestParams: {
            ...(path.includes("{provider}") && { path: ProviderPath }),
            header: headersOf(path),
          },
          requestBody: {
            required: true,
            content: { "application/json": { schema: request, example: asks } },
          },
          responses: {
            "200": {
              description: "Taken",
              content: { "application/json": { schema: reply, example: answer } },
            },
            default: {
              description: refusal.description,
              content: { "application/json": { schema: refusal.schema, example: refusal.answer } },
            },
          },
        },
      },
    ]),
  );
}
