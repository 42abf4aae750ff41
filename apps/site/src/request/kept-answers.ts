/**
 * Keeps the gate's answers that many readers share, by a key that names all they differ by: who asks while one is on its way waits for it, who asks
 * within `forMs` is given it, and one that failed is asked for again. Beyond `most` keys all are forgotten.
 */
export function keptAnswers<Answer>({ forMs, most }: { forMs: number; most: number }) {
  const kept = new Map<string, { answer: Promise<Answer>; until: number }>();
  return (key: string, load: () => Promise<Answer>, nowMs: number): Promise<Answer> => {
    const known = kept.get(key);
    if (known && known.until > nowMs) return known.answer;
    if (kept.size >= most) kept.clear();
    const answer = load();
    kept.set(key, { answer, until: nowMs + forMs });
    answer.catch(() => kept.delete(key));
    return answer;
  };
}
