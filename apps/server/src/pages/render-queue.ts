/** Maximum number of parallel renderings; more would only slow each other down. */
const MAX_RENDERING = 4;
/** Maximum number of waiting renderings; further clients are asked to retry. */
const MAX_WAITING = 32;
/** A client that has waited this long is asked to retry: a page that comes later is not looked at any more. */
const MAX_WAIT_MS = 5_000;

/** While bets arrive, each rendering is followed by a pause of the same length, but at most this long. */
const MAX_PAUSE_MS = 100;

/** The answer to a rendering whose turn does not come. */
export const SHED = Symbol("too many renderings");

export type RenderQueue = {
  /** Resolves to the rendering's result when its turn has come; `SHED` when too many are waiting, at once, or when it has waited too long. */
  run<Answer>(render: () => Promise<Answer>): Promise<Answer | typeof SHED>;
};

/**
 * Limits parallel renderings, and yields between two of them to other requests: a page occupies the process for many milliseconds, a bet
 * for less than one. Whatever else the machine does, the queue decides who goes first, and no page waits without an end.
 * @param areBetsComing while true, half of the rendering thread's time is left free for bets.
 */
export function createRenderQueue(areBetsComing: () => boolean = () => false): RenderQueue {
  const waiting = new Set<() => void>();
  let rendering = 0;

  const goOn = () => {
    const [next] = waiting;
    if (!next) rendering -= 1;
    else next();
  };
  const timed = async <Answer>(render: () => Promise<Answer>) => {
    const begun = performance.now();
    return render().finally(() => {
      if (areBetsComing()) setTimeout(goOn, Math.min(performance.now() - begun, MAX_PAUSE_MS));
      else setImmediate(goOn);
    });
  };

  /** Resolves to whether the turn has come in time. */
  const waitForTurn = () =>
    new Promise<boolean>((resolve) => {
      const leave = (isTurn: boolean) => {
        clearTimeout(timer);
        waiting.delete(take);
        resolve(isTurn);
      };
      const take = () => leave(true);
      const timer = setTimeout(() => leave(false), MAX_WAIT_MS);
      waiting.add(take);
    });

  return {
    async run(render) {
      if (rendering < MAX_RENDERING) {
        rendering += 1;
        return timed(render);
      }
      if (waiting.size >= MAX_WAITING || !(await waitForTurn())) return SHED;
      return timed(render);
    },
  };
}
