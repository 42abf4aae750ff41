/** Maximum number of parallel renderings; more would only slow each other down. */
const MAX_RENDERING = 4;
/** Maximum number of waiting renderings; further clients are asked to retry. */
const MAX_WAITING = 32;

/** While bets arrive, each rendering is followed by a pause of the same length, but at most this long. */
const MAX_PAUSE_MS = 100;

export type RenderQueue = {
  /** Resolves to the rendering's result when its turn has come; undefined when too many are waiting. */
  run<Answer>(render: () => Promise<Answer>): Promise<Answer> | undefined;
};

/**
 * Limits parallel renderings, and yields between two of them to other requests: a page occupies the process for many milliseconds, a bet
 * for less than one.
 * @param areBetsComing while true, half of the rendering thread's time is left free for bets.
 */
export function createRenderQueue(areBetsComing: () => boolean = () => false): RenderQueue {
  const waiting: (() => void)[] = [];
  let rendering = 0;

  const goOn = () => {
    const next = waiting.shift();
    if (next) next();
    else rendering -= 1;
  };
  const timed = async <Answer>(render: () => Promise<Answer>) => {
    const begun = performance.now();
    return render().finally(() => {
      if (areBetsComing()) setTimeout(goOn, Math.min(performance.now() - begun, MAX_PAUSE_MS));
      else setImmediate(goOn);
    });
  };

  return {
    run(render) {
      if (rendering < MAX_RENDERING) {
        rendering += 1;
        return timed(render);
      }
      if (waiting.length >= MAX_WAITING) return undefined;
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => timed(render));
    },
  };
}
