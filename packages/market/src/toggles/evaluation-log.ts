/** One evaluation of a toggle. */
export type Evaluation = { toggle: string; on: boolean; at: Date; error?: string };

/** Maximum number of entries [9.08]; the oldest is dropped. */
export const MAX_LOG = 100;

export type EvaluationLog = {
  /** @returns whether the answer differs from the last one. */
  add(evaluation: Evaluation): boolean;
  entries(): readonly Evaluation[];
};

/**
 * Records what toggles answered and what went wrong. An answer is recorded when it differs from the toggle's last one, so that a busy lobby
 * does not push everything else out within a second.
 */
export function createEvaluationLog(): EvaluationLog {
  const kept: Evaluation[] = [];
  const last = new Map<string, string>();
  return {
    add(evaluation) {
      const answer = `${evaluation.on} ${evaluation.error ?? ""}`;
      if (last.get(evaluation.toggle) === answer) return false;
      last.set(evaluation.toggle, answer);
      kept.push(evaluation);
      if (kept.length > MAX_LOG) kept.shift();
      return true;
    },
    entries: () => [...kept],
  };
}
