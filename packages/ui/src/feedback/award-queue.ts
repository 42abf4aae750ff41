import { browserTimers, type Timers, type Watched, watched } from "./timers.ts";

/** An award shows for 5 s and closes for 300 ms; then the next one [4.13, 9.02]. */
export const awardMs = 5000;
export const awardClosingMs = 300;

/** A push that goes mad must not fill the player's evening. */
const longestQueue = 20;

export type Award = {
  taskId?: string;
  rewards: readonly { description: string; type: string }[];
};

export type ShownAward = {
  /** Counts up, to key the element and its confetti. */
  turn: number;
  award: Award;
  closing: boolean;
};

export type AwardQueue = Watched<ShownAward | null> & {
  /** Takes an award in; one beyond the twentieth waiting is dropped. */
  notify: (award: Award) => void;
  /** While held, none begins to show; one that shows stays its time. */
  hold: (held: boolean) => void;
  /** Closes the one that shows before its time. */
  dismiss: () => void;
};

export function createAwardQueue(timers: Timers = browserTimers): AwardQueue {
  const current = watched<ShownAward | null>(null);
  const waiting: Award[] = [];
  let timer: unknown;
  let turn = 0;
  let held = false;

  const showNext = () => {
    const award = held ? undefined : waiting.shift();
    if (!award) return current.set(null);
    turn += 1;
    current.set({ turn, award, closing: false });
    timer = timers.start(close, awardMs);
  };
  const close = () => {
    const shown = current.snapshot();
    if (!shown || shown.closing) return;
    timers.stop(timer);
    current.set({ ...shown, closing: true });
    timer = timers.start(showNext, awardClosingMs);
  };
  return {
    subscribe: current.subscribe,
    snapshot: current.snapshot,
    dismiss: close,
    hold: (next) => {
      held = next;
      if (!current.snapshot()) showNext();
    },
    notify: (award) => {
      if (waiting.length < longestQueue) waiting.push(award);
      if (!current.snapshot()) showNext();
    },
  };
}
