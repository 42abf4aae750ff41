import { type Ease, easeOut } from "./ease.ts";

/** Game time: it stops while paused, and a `still` clock shows the end of every movement at once. */
export type Clock = {
  /** True when the system prefers reduced motion: movements jump to their end, and only reading pauses are kept. */
  readonly still: boolean;
  /** Game time in milliseconds since the clock was created. */
  now(): number;
  /** A pause between movements; a still clock skips it. */
  wait(ms: number): Promise<void>;
  /** A pause for reading. A still clock keeps it, shortened, because nothing else separates the steps. */
  read(ms: number): Promise<void>;
  /** Calls `step` every frame with the eased progress from 0 to 1, the last time with exactly 1. */
  move(ms: number, step: (progress: number) => void, ease?: Ease): Promise<void>;
  /** Calls `step` every frame with the milliseconds since the last one, until it returns false. */
  run(step: (elapsedMs: number) => boolean): Promise<void>;
  pause(): void;
  resume(): void;
  /** While hurried, everything with a fixed duration ends with the next frame. */
  hurry(hurried: boolean): void;
  /** In turbo, movements take a third of their time, and reading pauses take half of theirs. */
  turbo(isTurbo: boolean): void;
};

/** The functions of the browser that a clock needs: the time, and a callback before the next frame. */
export type FrameSource = {
  now(): number;
  request(callback: () => void): void;
};

type Task = {
  step(elapsedMs: number): boolean;
  done(): void;
};

/** Maximum length of a reading pause on a still clock. */
const STILL_READ_MS = 450;
/** How much faster game time runs in turbo. */
const TURBO_SPEED = 3;
/** In turbo a reading pause has 1.5 times its length in game time. At 3 times the speed it takes half its time, so that wins stay readable. */
const TURBO_READING = 1.5;
/** One frame never advances game time by more than this, so that a game does not jump when its tab was asleep. */
const MAX_FRAME_MS = 250;

/** A movement that fails ends there: a picture must not hold up the other movements, or the round's result. */
function isGoingOn(task: Task, elapsedMs: number): boolean {
  try {
    return task.step(elapsedMs);
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** A clock driven by animation frames. It requests frames only while something moves; `afterFrame` draws the picture. */
export function createClock(
  source: FrameSource,
  options: { still: boolean; afterFrame?: () => void },
): Clock {
  const tasks = new Set<Task>();
  let gameMs = 0;
  let lastMs = 0;
  let asked = false;
  let paused = false;
  let hurried = false;
  let isTurbo = false;

  const ask = () => {
    if (asked || paused || tasks.size === 0) return;
    asked = true;
    lastMs = source.now();
    source.request(frame);
  };
  const frame = () => {
    asked = false;
    if (paused) return;
    const elapsedMs = Math.min(source.now() - lastMs, MAX_FRAME_MS) * (isTurbo ? TURBO_SPEED : 1);
    gameMs += elapsedMs;
    for (const task of [...tasks]) {
      if (isGoingOn(task, elapsedMs)) continue;
      tasks.delete(task);
      task.done();
    }
    options.afterFrame?.();
    ask();
  };
  const run = (step: (elapsedMs: number) => boolean) =>
    new Promise<void>((done) => {
      tasks.add({ step, done });
      ask();
    });
  const lasting = (ms: number, step: (progress: number) => void) => {
    let spentMs = 0;
    return run((elapsedMs) => {
      spentMs += hurried ? ms : elapsedMs;
      step(Math.min(1, spentMs / ms));
      return spentMs < ms;
    });
  };

  return {
    still: options.still,
    now: () => gameMs,
    wait: (ms) => lasting(options.still ? 1 : Math.max(1, ms), () => {}),
    read(ms) {
      const readMs = options.still ? Math.min(ms, STILL_READ_MS) : ms;
      return lasting(Math.max(1, readMs) * (isTurbo ? TURBO_READING : 1), () => {});
    },
    move(ms, step, ease = easeOut) {
      return lasting(options.still ? 1 : Math.max(1, ms), (progress) =>
        step(progress < 1 ? ease(progress) : 1),
      );
    },
    run,
    pause() {
      paused = true;
    },
    resume() {
      paused = false;
      ask();
    },
    hurry(now) {
      hurried = now;
    },
    turbo(now) {
      isTurbo = now;
    },
  };
}

/** The browser's frames. */
export const browserFrames: FrameSource = {
  now: () => performance.now(),
  request: (callback) => void requestAnimationFrame(callback),
};
