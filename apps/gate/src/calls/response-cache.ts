import { pushAddress } from "@bellwether/contract";
import { isFresh } from "../is-fresh.ts";
import type { Player } from "../players/index.ts";
import type { PushHub } from "../push/index.ts";

/** No kept answer is given again later than this after its question: what another process changes without a word to us is seen then. */
export const KEPT_MS = 1_000;

/** A longer question is not remembered; a session and nothing else is shorter. */
export const MAX_QUESTION_LENGTH = 300;

/** An answer on its way: it is kept only if nothing happened to its player between question and answer. */
export type PendingAnswer = (
  player: Pick<Player, "channel" | "brand">,
  question: string,
  text: string,
) => void;

/**
 * A player's last answer to a call that is asked again and again, to be given again while nothing has happened to the player. Whatever is pushed
 * to a player's screens and whatever the player asks to be changed lets it be forgotten, here at once and before anyone is told that it has
 * happened.
 */
export type ResponseCache = {
  /** Call this before anything is read for the answer. */
  begin(): PendingAnswer;
  /** The answer that was given last to this very text, which names the player's session, at the player's brand, as long as it holds. */
  find(question: string, brand: string): string | undefined;
  forget(channel: string): void;
};

export type ResponsesPort = { responses: ResponseCache };

type Kept = { text: string; brand: string; askedAt: number; address: string };

export function createResponseCache(push: Pick<PushHub, "watch">, now: () => Date): ResponseCache {
  /** By question; of each player the last. */
  const kept = new Map<string, Kept>();
  const questionOf = new Map<string, string>();
  /** When something last happened, in steps of `step`, and by the clock for sweeping; the latest at the end. */
  const happened = new Map<string, { step: number; at: number }>();
  let step = 0;

  const drop = (address: string) => {
    const question = questionOf.get(address);
    if (question === undefined) return;
    questionOf.delete(address);
    kept.delete(question);
  };
  const forget = (address: string) => {
    drop(address);
    const at = now().getTime();
    step += 1;
    happened.delete(address);
    happened.set(address, { step, at });
    for (const [oldest, event] of happened) {
      if (isFresh(event.at, at, KEPT_MS)) break;
      happened.delete(oldest);
    }
  };
  const sweep = (at: number) => {
    for (const { askedAt, address } of kept.values()) {
      if (isFresh(askedAt, at, KEPT_MS)) break;
      drop(address);
    }
  };
  push.watch(forget);

  return {
    begin() {
      const askedAt = now().getTime();
      const askedIn = step;
      return ({ channel, brand }, question, text) => {
        if (question.length > MAX_QUESTION_LENGTH) return;
        const at = now().getTime();
        sweep(at);
        const address = pushAddress(channel);
        // Events older than an answer may be are swept, so an answer that took so long could have missed one.
        if (!isFresh(askedAt, at, KEPT_MS) || (happened.get(address)?.step ?? 0) > askedIn) return;
        drop(address);
        kept.set(question, { text, brand, askedAt, address });
        questionOf.set(address, question);
      };
    },
    find(question, brand) {
      const found = kept.get(question);
      return found?.brand === brand && isFresh(found.askedAt, now().getTime(), KEPT_MS)
        ? found.text
        : undefined;
    },
    forget: (channel) => forget(pushAddress(channel)),
  };
}
