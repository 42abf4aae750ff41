/**
 * Caches gate responses that many readers share, for `owner` (the served site's options) and by a key that names all they differ by. Readers who
 * ask while a call is pending wait for it. Readers who ask within `forMs` get the cached response. A failed call is not cached. Above `most` keys
 * the cache is cleared.
 */
export function cachedResponses<Answer>({ forMs, most }: { forMs: number; most: number }) {
  type Kept = Map<string, { answer: Promise<Answer>; until: number }>;
  const byOwner = new WeakMap<object, Kept>();
  return (owner: object, key: string, load: () => Promise<Answer>, nowMs: number): Promise<Answer> => {
    const kept: Kept = byOwner.get(owner) ?? new Map();
    byOwner.set(owner, kept);
    const known = kept.get(key);
    if (known && known.until > nowMs) return known.answer;
    if (kept.size >= most) kept.clear();
    const answer = load();
    kept.set(key, { answer, until: nowMs + forMs });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
