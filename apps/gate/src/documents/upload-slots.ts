import { DomainError } from "@bellwether/contract";

/** How many files this node reads and examines at once: each can be in memory twice. */
const MAX_AT_ONCE = 6;

export type UploadSlots = {
  /**
   * Runs a player's upload; a newer one of the same player aborts it, and so does its time.
   * @throws DomainError `unavailable` while too many others run.
   */
  use<Result>(
    playerId: string,
    maximumMs: number,
    run: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result>;
};

export function createUploadSlots(): UploadSlots {
  const running = new Map<string, AbortController>();
  let count = 0;
  return {
    async use(playerId, maximumMs, run) {
      const own = new AbortController();
      running.get(playerId)?.abort(new DomainError("conflict", { detail: "a newer upload has begun" }));
      if (count >= MAX_AT_ONCE) throw new DomainError("unavailable", { retryAfterSeconds: 10 });
      running.set(playerId, own);
      count += 1;
      const timer = setTimeout(
        () => own.abort(new DomainError("malformed_body", { detail: "the upload took too long" })),
        maximumMs,
      ).unref();
      try {
        return await run(own.signal);
      } finally {
        clearTimeout(timer);
        count -= 1;
        if (running.get(playerId) === own) running.delete(playerId);
      }
    },
  };
}
