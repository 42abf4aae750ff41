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
  const next = () => {
    if (size() === 0) return;
    const start = waiting[head]!;
    head += 1;
    if (head > 1_000) head -= waiting.splice(0, head).length;
    start();
  };
  return {
    waiting: size,
    async run(work) {
      if (running >= AT_ONCE) {
        if (size() >= MOST_WAITING) return false;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      running += 1;
      try {
        await work();
      } finally {
        running -= 1;
        next();
      }
      return true;
    },
  };
}
