import { AsyncLocalStorage } from "node:async_hooks";

/** While bets come, a page begins so often at most: pages then take a part of the thread, and never all of it. */
const STEP_UNDER_BETS_MS = 1;

/**
 * Begins one page in each turn of the event loop, in the order in which they came. A flood of pages that arrives in one turn would else be answered
 * in it whole, and bets that came in the meantime would wait for all of it.
 * @param areBetsComing while true, pages begin a millisecond apart.
 */
export function createPageTurns(areBetsComing: () => boolean): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  let planned = false;

  const beginNext = () => {
    planned = false;
    const begin = waiting.shift()!;
    plan();
    begin();
  };
  const plan = () => {
    if (planned || waiting.length === 0) return;
    planned = true;
    if (areBetsComing()) setTimeout(beginNext, STEP_UNDER_BETS_MS);
    else setImmediate(beginNext);
  };

  return (begin) => {
    // Another page's turn begins this one: what is logged of it must name its own request.
    const here = AsyncLocalStorage.snapshot();
    waiting.push(() => here(begin));
    plan();
  };
}
