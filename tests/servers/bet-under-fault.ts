import { createSigner, type DrivenPlayer, type SignedCall, sendSigned } from "./player-client.ts";
import type { Product } from "./product.ts";

export type BetsUnderFault = {
  /** Each kind of answer that was received, as `200 RS_OK`. */
  answers(): string[];
  acknowledged(): number;
  /** Stops the bets. */
  stop(): Promise<void>;
  /**
   * Stops the bets too, and sends every bet once more after the recovery: one that was acknowledged must get the same answer, and one that
   * was not must be accepted now, or have been accepted once. Returns what went wrong.
   */
  settle(): Promise<{ lost: string[]; changedAnswers: string[]; wrongBalances: string[] }>;
};

const PAUSE_AFTER_REFUSAL_MS = 200;
/** How many bets are sent again at the same moment after the recovery. */
const AT_ONCE = 10;

/** Lets each player bet 0.01 repeatedly until it is settled, whatever the answers are. */
export function betUnderFault(
  product: Product,
  players: { player: DrivenPlayer; amountMinor: number }[],
): BetsUnderFault {
  const signer = createSigner(product);
  const answers = new Set<string>();
  const acknowledged: { call: SignedCall; text: string }[] = [];
  const unanswered: SignedCall[] = [];
  const staked = new Map<string, number>();
  let betting = true;

  const betOnce = async (player: DrivenPlayer) => {
    const call = signer.bet(player, 1);
    staked.set(player.id, (staked.get(player.id) ?? 0) + 1);
    const response = await fetch(product.url + call.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-hub88-signature": call.signature },
      body: call.body,
    });
    const text = await response.text();
    answers.add(`${response.status} ${(JSON.parse(text) as { status: string }).status}`);
    if (response.status === 200) return void acknowledged.push({ call, text });
    unanswered.push(call);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_AFTER_REFUSAL_MS));
  };
  const bettors = players.map(async ({ player }) => {
    while (betting) await betOnce(player);
  });

  const stop = async () => {
    betting = false;
    await Promise.all(bettors);
  };
  return {
    answers: () => [...answers].sort(),
    acknowledged: () => acknowledged.length,
    stop,
    async settle() {
      await stop();
      const lost: string[] = [];
      const changedAnswers: string[] = [];
      const sendAgain = async ({ call, text }: { call: SignedCall; text?: string }) => {
        const again = await sendSigned(product, call);
        if (again.reply.status !== "RS_OK") lost.push(`${call.body} → ${again.text}`);
        else if (text !== undefined && again.text !== text) changedAnswers.push(`${text} → ${again.text}`);
      };
      const all = [...acknowledged, ...unanswered.map((call) => ({ call }))];
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (let next = all.pop(); next; next = all.pop()) await sendAgain(next);
        }),
      );
      const wrongBalances: string[] = [];
      for (const { player, amountMinor } of players) {
        const { player_balance_amount } = await player.gate.call("balance", {});
        const expected = ((amountMinor - (staked.get(player.id) ?? 0)) / 100).toFixed(2);
        if (player_balance_amount !== expected)
          wrongBalances.push(`${player.id}: ${player_balance_amount}, not ${expected}`);
      }
      return { lost, changedAnswers, wrongBalances };
    },
  };
}

export const nothingWrong = { lost: [], changedAnswers: [], wrongBalances: [] };
