/** Networks that are remembered; with more of them the oldest are forgotten. */
const MAX_NETWORKS = 100_000;

/** What one network may take of something within a time, in this process. */
export type AddressShare = {
  /** Milliseconds until there is some again; 0 while there is. */
  waitMs(network: string): number;
  /** One was taken. */
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
      if (taken.size > MAX_NETWORKS) taken.delete(taken.keys().next().value!);
    },
  };
}
