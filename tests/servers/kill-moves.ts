import { randomUUID } from "node:crypto";
import {
  type OpenSessionReply,
  type SettleRoundReply,
  STUDIO_SESSION_HEADER,
  type StartRoundReply,
} from "@bellwether/contract/studio/index.ts";
import {
  createSigner,
  type DrivenPlayer,
  depositRequest,
  postToCashier,
  type SignedCall,
  sendSigned,
} from "./player-client.ts";
import type { Product } from "./product.ts";

/** A money movement of one player. `send` sends the same calls each time and returns the balance change. */
export type Move = {
  player: DrivenPlayer;
  send(): Promise<{ answer: string; changeMinor: number }>;
};

type Prepare = (product: Product, player: DrivenPlayer) => Promise<Move>;

const STAKE_MINOR = 100;
const WIN_MINOR = 250;
const PAYMENT_MINOR = 1_000;

/** The subjects of kills: each is one kind of money, with every way in which that kind moves. */
export const killSubjects = {
  "wins and rollbacks": [
    prepareAfterBet("/transaction/win", WIN_MINOR),
    prepareAfterBet("/transaction/rollback", STAKE_MINOR),
  ],
  deposits: [preparePayment("startDeposit", "/transfer", PAYMENT_MINOR)],
  payouts: [
    preparePayment("startWithdrawal", "/transfer", 0),
    preparePayment("startWithdrawal", "/cancel", PAYMENT_MINOR),
  ],
  rounds: [prepareRound, prepareSettlement],
} satisfies Record<string, Prepare[]>;
export type KillSubject = keyof typeof killSubjects;

function prepareAfterBet(path: string, changeMinor: number): Prepare {
  return async (product, player) => {
    const signer = createSigner(product);
    const bet = signer.bet(player, STAKE_MINOR, { round_closed: false });
    const begun = JSON.parse(bet.body) as { transaction_uuid: string };
    await sendOk(product, bet);
    const call = signer.signCall(path, {
      ...begun,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: begun.transaction_uuid,
      round_closed: true,
      ...(path.endsWith("win") && { amount: changeMinor * 1_000 }),
    });
    return walletMove(product, player, call, changeMinor);
  };
}

function walletMove(product: Product, player: DrivenPlayer, call: SignedCall, changeMinor: number): Move {
  return { player, send: async () => ({ answer: await sendOk(product, call), changeMinor }) };
}

async function sendOk(product: Product, call: SignedCall): Promise<string> {
  const { reply, text, status } = await sendSigned(product, call);
  if (reply.status !== "RS_OK") throw new Error(`${call.path} was refused: ${status} ${text}`);
  return text;
}

function preparePayment(
  begin: "startDeposit" | "startWithdrawal",
  path: "/transfer" | "/cancel",
  changeMinor: number,
): Prepare {
  return async (product, player) => {
    const amount = (PAYMENT_MINOR / 100).toFixed(2);
    const { payment_id } = await player.gate.call(begin, { method: "CREDITCARD", amount });
    const sign = begin === "startDeposit" ? "" : "-";
    const request = depositRequest(player.id, payment_id, `${sign}${amount}`);
    const { authCode } = await postToCashier(product, "/authorize", request);
    return {
      player,
      async send() {
        const reply = await postToCashier(product, path, { ...request, authCode });
        if (!reply.success) throw new Error(`${path} was refused: ${JSON.stringify(reply)}`);
        return { answer: JSON.stringify(reply), changeMinor };
      },
    };
  };
}

/** A whole round: the stake is taken, the round is drawn, and its winnings are paid. */
async function prepareRound(product: Product, player: DrivenPlayer): Promise<Move> {
  const studio = await openRoulette(product, player);
  await studio.pace();
  const wish = wishOf(["straight-7"]);
  return {
    player,
    async send() {
      const round = await studio.start(wish).catch((error: Error) => {
        // A round that was killed while its stake was being taken is given up: nothing is drawn, and the stake is returned.
        if (error.message.includes("wallet_unavailable")) return undefined;
        throw error;
      });
      if (!round) return { answer: "given up", changeMinor: 0 };
      await studio.settle(round);
      const { roundId, script, payoutMinor } = round;
      return {
        answer: JSON.stringify({ roundId, script, payoutMinor }),
        changeMinor: Number(payoutMinor) - STAKE_MINOR,
      };
    },
  };
}

/** Red and black together win in 36 of 37 rounds. The round is then open, and the next money write is its payout. */
async function prepareSettlement(product: Product, player: DrivenPlayer): Promise<Move> {
  const studio = await openRoulette(product, player);
  for (;;) {
    await studio.pace();
    const round = await studio.start(wishOf(["red", "black"]));
    if (round.state !== "open") continue;
    return {
      player,
      async send() {
        const { roundId, payoutMinor } = await studio.settle(round);
        return { answer: JSON.stringify({ roundId, payoutMinor }), changeMinor: Number(payoutMinor) };
      },
    };
  }
}

const wishOf = (spots: string[]) => ({
  requestId: randomUUID(),
  stakeMinor: String(STAKE_MINOR),
  input: { bets: spots.map((spot) => ({ spot, amountMinor: String(STAKE_MINOR / spots.length) })) },
});

/** When each player may start the next round. */
const nextStartAt = new Map<string, number>();

async function openRoulette(product: Product, player: DrivenPlayer) {
  const { games } = await player.gate.call("gameList", {});
  const game = games.find(
    ({ provider, categories }) => provider === "BW" && categories.includes("table-games"),
  )!;
  const { url } = await player.gate.call("launchUrl", { gameId: game.game_id, language: "en" });
  const token = new URL(url, product.url).searchParams.get("token")!;
  let session = "";
  const post = async <Reply>(path: string, body: object): Promise<Reply> => {
    const response = await fetch(`${product.url}/studio/api${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(session && { [STUDIO_SESSION_HEADER]: session }) },
      body: JSON.stringify(body),
    });
    const reply = await response.text();
    if (!response.ok) throw new Error(`${path} was refused: ${response.status} ${reply}`);
    return JSON.parse(reply) as Reply;
  };
  const opened = await post<OpenSessionReply>("/session", {
    token,
    gameCode: game.local_code,
    mode: "money",
  });
  session = opened.session;
  const settle = ({ roundId }: { roundId: string }) =>
    post<SettleRoundReply>(`/rounds/${roundId}/settle`, {});
  if (opened.openRound) await settle(opened.openRound);
  return {
    settle,
    /** The studio enforces a minimum pace in real time. */
    pace: () =>
      new Promise((resolve) =>
        setTimeout(resolve, Math.max(0, (nextStartAt.get(player.id) ?? 0) - performance.now())),
      ),
    async start(wish: object) {
      const round = await post<StartRoundReply>("/rounds", wish);
      nextStartAt.set(player.id, performance.now() + opened.sheet.minimumRoundMs);
      return round;
    },
  };
}
