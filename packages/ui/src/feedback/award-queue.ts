import { browserTimers, type Timers, type Watched, watched } from "./timers.ts";

/** An award shows for 5 s and closes for 300 ms; then the next one [4.13, 9.02]. */
export const awardMs = 5000;
export const awardClosingMs = 300;

/** Limits how long a flood of pushed awards can fill the screen. */
const MAX_QUEUED = 20;

export type AwardContent = {
  taskId?: string;
  rewards: readonly { description: string; type: string }[];
};

export type ShownAward = {
  /** Increases with each award; the key of the element and its confetti. */
  turn: number;
  award: AwardContent;
  closing: boolean;
};

export type AwardQueue = Watched<ShownAward | null> & {
  /** Queues an award; dropped when twenty are already waiting. */
  notify: (award: AwardContent) => void;
  /** While held, no new award is shown; the current one keeps its time. */
  hold: (held: boolean) => void;
  /** Closes the current award early. */
  dismiss: () => void;
};

export function createAwardQueue(timers: Timers = browserTimers): AwardQueue {
  const current = watched<ShownAward | null>(null);
  const waiting: AwardContent[] = [];
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
      if (waiting.length < MAX_QUEUED) waiting.push(award);
      if (!current.snapshot()) showNext();
    },
  };
}
