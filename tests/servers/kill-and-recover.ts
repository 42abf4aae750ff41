import {
  createSigner,
  type DrivenPlayer,
  drivePlayer,
  type SignedCall,
  sendSigned,
} from "./player-client.ts";
import { type KillStep, killSteps, type Product } from "./product.ts";

/** A small seeded generator (mulberry32), so that a failure can be reproduced. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The steps of a money write at which a process can be killed. `after answer` is between two writes. */
export type KillStepOrAfter = KillStep | "after answer";
export const allKillSteps: readonly KillStepOrAfter[] = [...killSteps, "after answer"];

/** The step of each kill: all of these steps in each turn, in a random order. */
export function killPlan(
  kills: number,
  steps: readonly KillStepOrAfter[],
  random: () => number,
): KillStepOrAfter[] {
  const plan: KillStepOrAfter[] = [];
  while (plan.length < kills) {
    const turn = [...steps];
    while (turn.length > 0) plan.push(...turn.splice(Math.floor(random() * turn.length), 1));
  }
  return plan.slice(0, kills);
}

export type KillReport = {
  acknowledged: number;
  unanswered: number;
  /** Answers that neither accept a bet nor ask for a retry. */
  refused: string[];
  lost: string[];
  changedAnswers: string[];
  wrongBalances: string[];
};

/**
 * Kills the product with SIGKILL repeatedly while players bet in parallel: at a seeded moment, and then at the next step in the order.
 * After each restart every acknowledged bet must get the same answer as before, and every unanswered one must be accepted exactly once when
 * it is sent again.
 */
export async function killAndRecover(
  product: Product,
  options: { seed: number; kills: number; players: number; steps: readonly KillStepOrAfter[] },
): Promise<KillReport> {
  const random = seeded(options.seed);
  const signer = createSigner(product);
  const players: DrivenPlayer[] = [];
  for (let count = 0; count < options.players; count += 1)
    players.push(await drivePlayer(product, { amount: "1000.00", withoutRewards: true }));
  const stakedMinor = new Map(players.map((player) => [player.id, 0]));
  const report: KillReport = {
    acknowledged: 0,
    unanswered: 0,
    refused: [],
    lost: [],
    changedAnswers: [],
    wrongBalances: [],
  };

  for (const step of killPlan(options.kills, options.steps, random)) {
    const killAfter = 20 + Math.floor(random() * 400);
    const acknowledged: { call: SignedCall; text: string }[] = [];
    const unanswered: SignedCall[] = [];
    let dead: Promise<void> | undefined;
    let isDead = false;
    const killNow = async () => {
      if (step === "after answer") await product.kill();
      else await (await product.killAt(step)).dead;
      isDead = true;
    };
    const bet = async (player: DrivenPlayer) => {
      while (!isDead) {
        const stakeMinor = 1 + Math.floor(random() * 20);
        const call = signer.bet(player, stakeMinor);
        stakedMinor.set(player.id, stakedMinor.get(player.id)! + stakeMinor);
        try {
          const { status, text, reply } = await sendSigned(product, call);
          if (reply.status === "RS_OK") acknowledged.push({ call, text });
          else if (status === 503) unanswered.push(call);
          else report.refused.push(`${call.body} → ${status} ${text}`);
        } catch {
          unanswered.push(call);
        }
        if (acknowledged.length >= killAfter) dead ??= killNow();
      }
    };
    await Promise.all(players.map(bet));
    await dead;
    await product.restart();
    report.acknowledged += acknowledged.length;
    report.unanswered += unanswered.length;
    for (const { call, text } of acknowledged) {
      const again = await sendSigned(product, call);
      if (again.reply.status !== "RS_OK") report.lost.push(`${call.body} → ${again.text}`);
      else if (again.text !== text) report.changedAnswers.push(`${text} → ${again.text}`);
    }
    for (const call of unanswered) {
      const { reply, text } = await sendSigned(product, call);
      if (reply.status !== "RS_OK") report.lost.push(`${call.body} → ${text}`);
    }
  }
  for (const player of players) {
    const { player_balance_amount } = await player.gate.call("balance", {});
    const expected = ((100_000 - stakedMinor.get(player.id)!) / 100).toFixed(2);
    if (player_balance_amount !== expected)
      report.wrongBalances.push(`${player.id}: ${player_balance_amount}, not ${expected}`);
  }
  return report;
}
