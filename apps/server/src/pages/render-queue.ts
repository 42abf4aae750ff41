/** Renderings that may be under way at once; more would only take each other's time. */
const MAX_RENDERING = 4;
/** Renderings that may wait for their turn; whoever comes after that is asked to come again. */
const MAX_WAITING = 32;

export type RenderQueue = {
  /** The rendering's answer, when its turn has come; nothing where too many wait already. */
  run<Answer>(render: () => Promise<Answer>): Promise<Answer> | undefined;
};

/**
 * Lets few pages be rendered at once, and leaves the time between two of them to whatever else has arrived: a page takes the process for many
 * milliseconds, a bet for less than one.
 */
export function createRenderQueue(): RenderQueue {
  const waiting: (() => void)[] = [];
  let rendering = 0;

  const ended = () => {
    const next = waiting.shift();
    if (next) setImmediate(next);
    else rendering -= 1;
  };

  return {
    run(render) {
      if (rendering < MAX_RENDERING) {
        rendering += 1;
        return render().finally(ended);
      }
      if (waiting.length >= MAX_WAITING) return undefined;
      return new Promise<void>((resolve) => waiting.push(resolve)).then(() => render().finally(ended));
    },
  };
}
