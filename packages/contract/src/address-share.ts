/** Maximum number of networks to remember; above it the oldest are forgotten. */
const MAX_NETWORKS = 100_000;

/** A rate limit per network, in this process. */
export type AddressShare = {
  /** Milliseconds until another one is allowed; 0 while one is. */
  waitMs(network: string): number;
  /** Counts one use. */
  take(network: string): void;
};

export function createAddressShare(most: number, windowMs: number, now: () => Date): AddressShare {
  const taken = new Map<string, { since: number; count: number }>();
  const current = (network: string) => {
    const entry = taken.get(network);
    const ageMs = entry ? now().getTime() - entry.since : windowMs;
    return ageMs >= 0 && ageMs < windowMs ? entry : undefined;
  };
  return {
    waitMs(network) {
      const entry = current(network);
      return entry && entry.count >= most ? entry.since + windowMs - now().getTime() : 0;
    },
    take(network) {
      const entry = current(network);
      if (entry) {
        entry.count += 1;
        return;
      }
      taken.delete(network);
      taken.set(network, { since: now().getTime(), count: 1 });
      const oldest = taken.keys().next();
      if (taken.size > MAX_NETWORKS && !oldest.done) taken.delete(oldest.value);
    },
  };
}
