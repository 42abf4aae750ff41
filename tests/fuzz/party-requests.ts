import fc from "fast-check";
import { hostileValue } from "./arbitrary-of.ts";

type Body = Record<string, unknown>;
/**
 * A call of a game provider, in either dialect, or of the cashier, or a GET of a file. A body given as text is sent unchanged; `proof`
 * authenticates the caller: a signature or credentials.
 */
export type PartyRequest = {
  party: "wallet" | "softswiss" | "cashier" | "static";
  path: string;
  body: Body | string;
  proof: "right" | "wrong" | "none";
};

/** A player of the real gate: ids, an open game, free spins, and payments that have been opened. */
export type PartyPlayer = {
  id: string;
  token: string;
  currency: string;
  issueId: string;
  cashierSession: string;
  payments: readonly { id: string; amount: string }[];
};

const few = (name: string, count: number) => fc.nat(count - 1).map((index) => `${name}-${index}`);

/** Ids have few different values, so that repeats, conflicts and orders of every kind happen. */
export function partyRequests(players: readonly PartyPlayer[]): fc.Arbitrary<PartyRequest> {
  const player = fc.constantFrom(...players);
  const minor = fc.oneof({ weight: 3, arbitrary: fc.nat(500) }, { weight: 1, arbitrary: fc.integer() });
  const ids = { uuid: few("tx", 400), reference: few("tx", 400), round: few("round", 200) };
  const wallet = fc
    .record({
      path: fc.constantFrom(...Object.keys(walletBodies)),
      player,
      ...ids,
      minor,
      closed: fc.boolean(),
    })
    .map(({ path, player, ...given }) => ({
      party: "wallet" as const,
      path,
      body: walletBody(player, given),
    }));
  const softswiss = fc
    .record({
      path: fc.constantFrom("/play", "/rollback", "/freespins"),
      player,
      ...ids,
      minor,
      closed: fc.boolean(),
    })
    .map(({ path, player, ...given }) => ({
      party: "softswiss" as const,
      path,
      body: softswissBody(path, player, given),
    }));
  const cashier = fc
    .record({
      path: fc.constantFrom("/verifyuser", "/authorize", "/transfer", "/cancel"),
      player,
      payment: fc.nat(50),
      another: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.nat(50) },
      ),
      amount: fc.oneof(
        { weight: 4, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.integer({ min: -9_999, max: 9_999 }).map((n) => (n / 100).toFixed(2)) },
      ),
    })
    .map(({ path, player, payment, another, amount }) => ({
      party: "cashier" as const,
      path,
      body: cashierBody(player, payment, { another, amount }),
    }));
  const file = fc
    .record({
      path: fc.constantFrom(...files),
      broken: fc.option(fc.string({ unit: "binary", maxLength: 60 })),
    })
    .map(({ path, broken }) => ({
      party: "static" as const,
      path: broken === null ? path : path.replace(/[^/]+$/, encodeURIComponent(broken.toWellFormed())),
      body: {},
    }));
  return fc
    .tuple(
      fc.oneof(
        { weight: 6, arbitrary: wallet },
        { weight: 4, arbitrary: softswiss },
        { weight: 4, arbitrary: cashier },
        { weight: 1, arbitrary: file },
      ),
      broken(),
      fc.oneof(
        { weight: 12, arbitrary: fc.constant("right" as const) },
        { weight: 1, arbitrary: fc.constant("wrong" as const) },
        { weight: 1, arbitrary: fc.constant("none" as const) },
      ),
    )
    .map(([request, broken, proof]) => ({
      ...request,
      body: typeof broken === "string" ? broken : { ...request.body, ...broken },
      proof,
    }));
}

/** A complete sequence of each kind, in order: each must succeed. */
export function partyExamples([player]: readonly PartyPlayer[]): PartyRequest[] {
  const given = (uuid: string, reference = "", closed = false) => ({
    uuid: `first-${uuid}`,
    reference: `first-${reference}`,
    round: `first-round-${uuid.split("-")[0]}`,
    minor: 100,
    closed,
  });
  const play = (path: string, ...rest: Parameters<typeof given>) => ({
    party: "wallet" as const,
    path,
    body: walletBody(player!, given(...rest)),
  });
  const act = (path: string, ...rest: Parameters<typeof given>) => ({
    party: "softswiss" as const,
    path,
    body: softswissBody(path, player!, given(...rest)),
  });
  const pay = (path: string, payment: number) => ({
    party: "cashier" as const,
    path,
    body: cashierBody(player!, payment, {}),
  });
  return [
    play("/user/info", "a"),
    play("/user/balance", "a"),
    play("/transaction/bet", "a-bet"),
    play("/transaction/win", "a-win", "a-bet", true),
    play("/transaction/bet", "b-bet"),
    play("/transaction/rollback", "b-undo", "b-bet", true),
    act("/play", "c-bet"),
    act("/rollback", "c-undo", "c-bet"),
    act("/freespins", "d"),
    pay("/verifyuser", 0),
    pay("/authorize", 0),
    pay("/transfer", 0),
    pay("/authorize", 1),
    pay("/cancel", 1),
    ...files.map((path) => ({ party: "static" as const, path, body: {} })),
  ].map((request) => ({ ...request, proof: "right" as const }));
}

type Given = { uuid: string; reference: string; round: string; minor: number; closed: boolean };

const walletBodies = {
  "/user/info": true,
  "/user/balance": true,
  "/transaction/bet": true,
  "/transaction/win": true,
  "/transaction/rollback": true,
};

const walletBody = (player: PartyPlayer, { uuid, reference, round, minor, closed }: Given): Body => ({
  request_uuid: `r-${uuid}`,
  user: player.id,
  token: player.token,
  transaction_uuid: uuid,
  reference_transaction_uuid: reference,
  round,
  round_closed: closed,
  game_code: "bell-one",
  currency: player.currency,
  amount: minor * 1_000,
});

function softswissBody(
  path: string,
  player: PartyPlayer,
  { uuid, reference, round, minor, closed }: Given,
): Body {
  const shared = {
    user_id: player.id,
    currency: player.currency,
    game: "house:bell-one",
    game_id: `s-${round}`,
    finished: closed,
    session_id: player.token,
  };
  if (path === "/freespins")
    return { ...shared, issue_id: player.issueId, total_amount: Math.abs(minor), status: "played" };
  if (path === "/rollback")
    return {
      ...shared,
      actions: [{ action: "rollback", action_id: `s-${uuid}`, original_action_id: `s-${reference}` }],
    };
  return { ...shared, actions: [{ action: closed ? "win" : "bet", action_id: `s-${uuid}`, amount: minor }] };
}

/** The transaction of one of the player's payments; several requests refer to the same one. */
function cashierBody(
  player: PartyPlayer,
  place: number,
  { another, amount }: { another?: number | undefined; amount?: string | undefined },
): Body {
  const payment = player.payments[place % player.payments.length]!;
  const txId = `piq-${payment.id}`;
  return {
    userId: player.id,
    sessionId: player.cashierSession,
    txAmount: amount ?? payment.amount,
    txAmountCy: player.currency,
    txId,
    txTypeId: "101",
    txName: "Fuzz",
    provider: "TRUSTLY",
    authCode: `A${txId}`,
    attributes: {
      paymentId: (another === undefined ? payment : player.payments[another % player.payments.length]!).id,
    },
  };
}

const files = [
  "/static/catalogue/desktop/FI.json",
  "/static/catalogue/mobile/SE.json",
  "/static/live/EUR.json",
  "/static/live/rounds.json",
  "/static/data/FI.json",
];

const FIELDS = [
  "user",
  "userId",
  "user_id",
  "amount",
  "txAmount",
  "currency",
  "txAmountCy",
  "transaction_uuid",
  "txId",
  "round",
  "game_id",
  "actions",
  "issue_id",
  "token",
  "session_id",
  "attributes",
];

/** No change, one field's value, or the whole body replaced by text that is not JSON. */
function broken(): fc.Arbitrary<Body | string> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(...FIELDS), hostileValue)
        .map(([name, value]) => ({ [name]: value })),
    },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.constantFrom("", "{", "[]", "null", "1", '"text"', '{"user":', "\u0000", "{}x"),
        fc.string({ unit: "binary", maxLength: 200 }).map((text) => text.toWellFormed()),
      ),
    },
  );
}
