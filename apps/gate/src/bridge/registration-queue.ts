/**
 * Registrations that read the database at the same time: fewer than its connections, so that reconnecting clients never delay money operations.
 */
const MAX_AT_ONCE = 4;
/** More than the number of clients expected on one node; beyond it a client is told to come back later. */
const MAX_WAITING = 20_000;

export type RegistrationQueue = {
  /** Runs `work` when its turn comes; resolves to false at once when the queue is full. */
  run(work: () => Promise<void>): Promise<boolean>;
  waiting(): number;
};

/**
 * Limits the rate of registrations on one node: thousands of sockets may reconnect at the same moment, for example after another node
 * restarts. None starts in the event-loop turn that read its frame: the embedded database answers within that turn, so all registrations
 * whose frames were read together would be served before any bet.
 */
export function createRegistrationQueue(): RegistrationQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  let head = 0;
  let isPlanned = false;
  const size = () => waiting.length - head;

  const startNext = () => {
    isPlanned = false;
    // First in, first out.
    while (running < MAX_AT_ONCE && size() > 0) {
      running += 1;
      waiting[head]?.();
      head += 1;
    }
    if (head >= 1_000) head -= waiting.splice(0, head).length;
  };
  const plan = () => {
    if (isPlanned || running >= MAX_AT_ONCE || size() === 0) return;
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
