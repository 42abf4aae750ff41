import { createSigner, type DrivenPlayer, type SignedCall, sendSigned } from "./player-client.ts";
import type { Product } from "./product.ts";

export type BetsUnderFault = {
  /** Each kind of answer that came, as `200 RS_OK`. */
  answers(): string[];
  acknowledged(): number;
  /** Ends the betting. */
  stop(): Promise<void>;
  /**
   * Ends the betting too, and sends every bet once more, now that all is well: one that was acknowledged must answer as it did, and one that was not
   * must be taken now, or have been taken once. Names what went wrong.
   */
  settle(): Promise<{ lost: string[]; changedAnswers: string[]; wrongBalances: string[] }>;
};

const PAUSE_AFTER_REFUSAL_MS = 200;
/** Bets sent again at the same moment when all is well. */
const AT_ONCE = 10;

/** Lets each player bet 0.01 again and again until it is settled, however the answers come. */
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
