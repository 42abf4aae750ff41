import { AsyncLocalStorage } from "node:async_hooks";

/**
 * Begins one page in each turn of the event loop, in the order in which they came. A flood of pages that arrives in one turn would else be answered
 * in it whole, and bets that came in the meantime would wait for all of it.
 */
export function createPageTurns(): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  let planned = false;

  const plan = () => {
    if (planned || waiting.length === 0) return;
    planned = true;
    setImmediate(() => {
      planned = false;
      const begin = waiting.shift()!;
      plan();
      begin();
    });
  };

  return (begin) => {
    // Another page's turn begins this one: what is logged of it must name its own request.
    const here = AsyncLocalStorage.snapshot();
    waiting.push(() => here(begin));
    plan();
  };
}
