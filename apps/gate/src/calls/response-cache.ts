import { pushAddress } from "@bellwether/contract";
import { isFresh } from "../is-fresh.ts";
import type { Player } from "../players/index.ts";
import type { PushHub } from "../ports.ts";

/** Lifetime of a cached response, counted from its request: changes made by a process that does not notify us become visible after it. */
export const KEPT_MS = 1_000;

/** Longer requests are not cached; one that holds only a session is shorter. */
export const MAX_QUESTION_LENGTH = 300;

/** Stores a response that was being computed, unless something happened to its player in the meantime. */
export type PendingAnswer = (
  player: Pick<Player, "channel" | "brand">,
  question: string,
  text: string,
) => void;

/**
 * Caches each player's last response to a call that clients repeat often, as long as nothing happens to the player. A message to the
 * player's screens and a change that the player requests invalidate it: at once on this node, and before anyone is notified of the change.
 */
export type ResponseCache = {
  /** Call this before reading any data for the response. */
  begin(): PendingAnswer;
  /**
   * The cached response to exactly this request text, which contains the player's session, at the player's brand; undefined once it is invalid.
   */
  find(question: string, brand: string): string | undefined;
  forget(channel: string): void;
};

export type ResponsesPort = { responses: ResponseCache };

type Kept = { text: string; brand: string; askedAt: number; address: string };

export function createResponseCache(push: Pick<PushHub, "watch">, now: () => Date): ResponseCache {
  /** By request; only the last one of each player. */
  const kept = new Map<string, Kept>();
  const questionOf = new Map<string, string>();
  /** When each player's state last changed: `step` gives the order, `at` is for sweeping; the latest is last. */
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
        // Events older than the lifetime of a response are swept, so a response that took longer could have missed one.
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
