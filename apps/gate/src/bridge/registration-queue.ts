/** Registrations that read the database at the same time: fewer than its connections, so that money never waits for a crowd that reconnects. */
const AT_ONCE = 4;
/** More than any crowd on one node; past it a client is told to come back. */
const MAX_WAITING = 20_000;

export type RegistrationQueue = {
  /** Runs `work` when it is its turn; answers false at once when too many wait. */
  run(work: () => Promise<void>): Promise<boolean>;
  waiting(): number;
};

/**
 * Paces registrations on one node: thousands of sockets may come back at the same moment, after a restart of another node for example.
 * None begins in the turn of the event loop that read its frame: the embedded database answers without leaving that turn, so that a whole
 * crowd whose frames were read together would be served before any bet.
 */
export function createRegistrationQueue(): RegistrationQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let head = 0;
  let isPlanned = false;
  const size = () => waiting.length - head;

  const startNext = () => {
    isPlanned = false;
    // Who has waited longest comes first.
    while (running < AT_ONCE && size() > 0) {
      running += 1;
      waiting[head]!();
      head += 1;
    }
    if (head >= 1_000) head -= waiting.splice(0, head).length;
  };
  const plan = () => {
    if (isPlanned || running >= AT_ONCE || size() === 0) return;
    isPlanned = true;
    setImmediate(startNext);
  };

  return {
    waiting: size,
    async run(work) {
      if (size() >= MAX_WAITING) return false;
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        plan();
      });
      await work().finally(() => {
        running -= 1;
        plan();
      });
      return true;
    },
  };
}
