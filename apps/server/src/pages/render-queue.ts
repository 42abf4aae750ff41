/** Renderings that may be under way at once; more would only take each other's time. */
const MAX_RENDERING = 4;
/** Renderings that may wait for their turn; whoever comes after that is asked to come again. */
const MAX_WAITING = 32;

/** While bets come, a rendering is followed by a pause as long as itself, and by no longer one than this. */
const MAX_PAUSE_MS = 100;

export type RenderQueue = {
  /** The rendering's answer, when its turn has come; nothing where too many wait already. */
  run<Answer>(render: () => Promise<Answer>): Promise<Answer> | undefined;
};

/**
 * Lets few pages be rendered at once, and leaves the time between two of them to whatever else has arrived: a page takes the process for many
 * milliseconds, a bet for less than one.
 * @param areBetsComing while true, half of the time of the pages' thread is left to what bets need beside it.
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
