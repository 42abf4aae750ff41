/** Registrations that read the database at the same time: fewer than its connections, so that money never waits for a crowd that reconnects. */
const AT_ONCE = 4;
/** More than any crowd on one node; past it a client is told to come back. */
const MOST_WAITING = 20_000;

export type RegistrationQueue = {
  /** Runs `work` when it is its turn; answers false at once when too many wait. */
  run(work: () => Promise<void>): Promise<boolean>;
  waiting(): number;
};

/** Paces registrations on one node: thousands of sockets may come back at the same moment, after a restart of another node for example. */
export function createRegistrationQueue(): RegistrationQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let head = 0;
  const size = () => waiting.length - head;

  const takeTurn = () => {
    if (running >= AT_ONCE) return new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    return undefined;
  };
  /** Hands the turn to who has waited longest, so that nobody comes in between. */
  const endTurn = () => {
    const next = waiting[head];
    if (!next) {
      running -= 1;
      return;
    }
    head += 1;
    if (head >= 1_000) head -= waiting.splice(0, head).length;
    // Not at once: the embedded database answers without leaving this turn of the event loop, and a whole crowd would pass before any bet is read.
    setImmediate(next);
  };

  return {
    waiting: size,
    async run(work) {
      if (running >= AT_ONCE && size() >= MOST_WAITING) return false;
      await takeTurn();
      await work().finally(endTurn);
      return true;
    },
  };
}
