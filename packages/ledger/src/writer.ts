/** Maximum number of commands in one SQL transaction. */
const MAX_IN_A_BATCH = 2_000;
/** Maximum number of waiting commands; beyond it a caller is told to retry later instead of waiting without end. */
const MAX_WAITING = 20_000;

export class WriterBusyError extends Error {
  constructor() {
    super("too many money writes are waiting");
    this.name = "WriterBusyError";
  }
}

type Waiting<Command, Answer> = {
  command: Command;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/** One answer per command, in order; an Error in place of an answer refuses only that command. */
export type RunBatch<Command, Answer> = (commands: Command[]) => Promise<(Answer | Error)[]>;

/**
 * Collects commands while the last batch is being committed and sends what has queued as the next batch, without waiting: under low load a
 * command is sent alone at once, under high load many share a commit. Answers are returned after the commit. `start` says when an idle
 * writer starts: by default when the caller's own code has ended; `setImmediate` waits for everything that arrived by sockets in this turn
 * of the event loop, whose microtasks run socket by socket. An unexpected error bisects the batch, so that only the bad command fails;
 * `retry` says which errors justify the same batch once more (a lock conflict with another node, for example).
 */
export function createWriter<Command, Answer>(
  runBatch: RunBatch<Command, Answer>,
  retry: (error: unknown) => boolean,
  { start = queueMicrotask }: { start?: (drain: () => void) => unknown } = {},
) {
  let queue: Waiting<Command, Answer>[] = [];
  let running = false;

  const drain = async () => {
    running = true;
    while (queue.length > 0) {
      const batch = queue.slice(0, MAX_IN_A_BATCH);
      queue = queue.slice(batch.length);
      await settle(batch, runBatch, retry);
    }
    running = false;
  };

  return {
    submit(command: Command): Promise<Answer> {
      if (queue.length >= MAX_WAITING) return Promise.reject(new WriterBusyError());
      return new Promise((resolve, reject) => {
        queue.push({ command, resolve, reject });
        if (!running) {
          running = true;
          start(drain);
        }
      });
    },
    waiting: () => queue.length,
  };
}

async function settle<Command, Answer>(
  batch: Waiting<Command, Answer>[],
  runBatch: RunBatch<Command, Answer>,
  retry: (error: unknown) => boolean,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      const answers = await runBatch(batch.map((waiting) => waiting.command));
      if (answers.length !== batch.length) throw new Error("a batch has an answer for each command");
      answers.forEach((answer, index) => {
        if (answer instanceof Error) batch[index]?.reject(answer);
        else batch[index]?.resolve(answer);
      });
      return;
    } catch (error) {
      if (retry(error) && tries < 3) continue;
      const [first] = batch;
      if (first && batch.length === 1) {
        first.reject(error);
        return;
      }
      const middle = batch.length >> 1;
      await settle(batch.slice(0, middle), runBatch, retry);
      await settle(batch.slice(middle), runBatch, retry);
      return;
    }
  }
}
