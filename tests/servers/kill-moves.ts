import { randomUUID } from "node:crypto";
import type {
  ActRequest,
  Round,
  SettleRoundReply,
  StartRoundReply,
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
import { openStudio } from "./studio-player.ts";

/** A money movement of one player. `send` repeats the same calls and returns the balance change. */
export type Move = {
  player: DrivenPlayer;
  send(): Promise<{ answer: string; changeMinor: number }>;
};

type Prepare = (product: Product, player: DrivenPlayer) => Promise<Move>;

const STAKE_MINOR = 100;
const WIN_MINOR = 250;
const PAYMENT_MINOR = 1_000;

/** The movements of money during which a process is killed, by kind. */
export const killSubjects = {
  "wins and rollbacks": [
    prepareAfterBet("/transaction/win", WIN_MINOR),
    prepareAfterBet("/transaction/rollback", STAKE_MINOR),
  ],
  "pots of jackpots": [
    prepareAfterBet("/transaction/win", WIN_MINOR, { amount: 100_000, seed: 100_000 }),
    prepareAfterBet("/transaction/rollback", STAKE_MINOR, {}),
    prepareSlotRound,
  ],
  deposits: [preparePayment("startDeposit", "/transfer", PAYMENT_MINOR)],
  payouts: [
    preparePayment("startWithdrawal", "/transfer", 0),
    preparePayment("startWithdrawal", "/cancel", PAYMENT_MINOR),
  ],
  rounds: [prepareRound, prepareSettlement],
  "further stakes": [prepareFurtherStake],
} satisfies Record<string, Prepare[]>;
export type KillSubject = keyof typeof killSubjects;

/** A pot of the provider's own: it may be named by each of its titles. */
const OWN_POT = "provider-bw-killed";

/** With `pot` the bet adds 3 cents to a pot, and `pot` has the fields of the win for this pot. */
function prepareAfterBet(path: string, changeMinor: number, pot?: object): Prepare {
  return async (product, player) => {
    const signer = createSigner(product);
    const added = { pot: OWN_POT, contribution: 3_000, seed: 1_000_000 };
    const bet = signer.bet(player, STAKE_MINOR, {
      round_closed: false,
      ...(pot && { meta: { jackpots: [added] } }),
    });
    const begun = JSON.parse(bet.body) as { transaction_uuid: string };
    await sendOk(product, bet);
    const call = signer.signCall(path, {
      ...begun,
      transaction_uuid: randomUUID(),
      reference_transaction_uuid: begun.transaction_uuid,
      round_closed: true,
      ...(path.endsWith("win") && { amount: changeMinor * 1_000 }),
      meta: pot && { jackpots: [{ pot: OWN_POT, ...pot }] },
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

/** A whole round: takes the stake, draws the round and pays its winnings. */
async function prepareRound(product: Product, player: DrivenPlayer): Promise<Move> {
  const studio = await openGame(product, player, "house-roulette");
  await studio.pace();
  const wish = wishOf(["straight-7"]);
  return {
    player,
    async send() {
      const round = await studio.start(wish).catch((error: Error) => {
        // A round killed while its stake was being taken is abandoned: nothing is drawn, and the stake is returned.
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

/** A whole round of a slot whose stake adds to the pots of two drops. */
async function prepareSlotRound(product: Product, player: DrivenPlayer): Promise<Move> {
  const studio = await openGame(product, player, "hourly-tinkle");
  await studio.pace();
  const wish = { requestId: randomUUID(), stakeMinor: String(STAKE_MINOR), input: {} };
  return {
    player,
    async send() {
      const round = await studio.start(wish).catch((error: Error) => {
        if (error.message.includes("wallet_unavailable")) return undefined;
        throw error;
      });
      if (!round) return { answer: "given up", changeMinor: 0 };
      await studio.settle(round);
      const { roundId, script, payoutMinor, jackpotWins } = round;
      const potMinor = jackpotWins.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0);
      return {
        answer: JSON.stringify({ roundId, script, payoutMinor, jackpotWins }),
        changeMinor: Number(payoutMinor) + potMinor - STAKE_MINOR,
      };
    },
  };
}

/** Red and black together win in 36 of 37 rounds. The round is then open, and the next money write is its payout. */
async function prepareSettlement(product: Product, player: DrivenPlayer): Promise<Move> {
  const studio = await openGame(product, player, "house-roulette");
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

/** A hand of blackjack that can be doubled. The next money write is the further stake; the round then ends by itself. */
async function prepareFurtherStake(product: Product, player: DrivenPlayer): Promise<Move> {
  const studio = await openGame(product, player, "bakers-dozen-blackjack");
  for (;;) {
    await studio.pace();
    const round = await studio.start({ requestId: randomUUID(), stakeMinor: String(STAKE_MINOR), input: {} });
    const { decision } = round;
    const double = decision?.choices.find(({ action }) => (action as { move?: string }).move === "double");
    if (!decision || !double) {
      await studio.finish(round);
      continue;
    }
    const wish = { requestId: randomUUID(), seq: decision.seq, action: double.action };
    return {
      player,
      async send() {
        const doubled = await studio.act(round, wish).catch((error: Error) => {
          // A kill during a further stake returns that stake alone, and the decision stays open.
          if (error.message.includes("wallet_unavailable")) return undefined;
          throw error;
        });
        if (!doubled) return { answer: "given up", changeMinor: 0 };
        const { payoutMinor } = await studio.settle(round);
        const { stakeMinor, script } = doubled;
        return {
          answer: JSON.stringify({ stakeMinor, script, payoutMinor }),
          changeMinor: Number(payoutMinor) - STAKE_MINOR,
        };
      },
    };
  }
}

const wishOf = (spots: string[]) => ({
  requestId: randomUUID(),
  stakeMinor: String(STAKE_MINOR),
  input: { bets: spots.map((spot) => ({ spot, amountMinor: String(STAKE_MINOR / spots.length) })) },
});

/** By player: the earliest time at which the player's next round may start. */
const nextStartAt = new Map<string, number>();

/** A game that keeps the studio's pace. A round that was left open is ended first. */
export async function openGame(product: Product, player: DrivenPlayer, code: string) {
  const { opened, post, get } = await openStudio(product, player, code);
  const settle = ({ roundId }: { roundId: string }) =>
    post<SettleRoundReply>(`/rounds/${roundId}/settle`, {});
  const act = (round: { roundId: string }, action: ActRequest) =>
    post<StartRoundReply>(`/rounds/${round.roundId}/actions`, action);
  /** Ends the round with choices that need no further stake. */
  const finish = async (round: Round) => {
    let now = round;
    while (now.decision) {
      const { seq, choices } = now.decision;
      const free = choices.find(({ stakeMinor }) => stakeMinor === "0");
      if (!free) throw new Error("every choice needs a further stake");
      const stand = choices.find(({ action }) => (action as { move?: string }).move === "stand") ?? free;
      now = await act(now, { requestId: randomUUID(), seq, action: stand.action });
    }
    await settle(now);
  };
  if (opened.openRound) await finish(opened.openRound);
  return {
    act,
    finish,
    get,
    settle,
    lookUp: (requestId: string) => post<StartRoundReply>("/rounds/look-up", { requestId }),
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
