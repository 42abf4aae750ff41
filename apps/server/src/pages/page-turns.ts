import { AsyncLocalStorage } from "node:async_hooks";

/** Minimum interval between pages while bets arrive, so that pages take only a part of the thread. */
const STEP_UNDER_BETS_MS = 1;

/**
 * Starts one page per event-loop turn, in order of arrival. Otherwise a flood of pages that arrives in one turn would be answered entirely
 * within it, and bets arriving meanwhile would wait for all of them.
 * @param areBetsComing while true, pages start a millisecond apart.
 */
export function createPageTurns(areBetsComing: () => boolean): (begin: () => void) => void {
  const waiting: (() => void)[] = [];
  let planned = false;

  const beginNext = () => {
    planned = false;
    const begin = waiting.shift();
    plan();
    begin?.();
  };
  const plan = () => {
    if (planned || waiting.length === 0) return;
    planned = true;
    if (areBetsComing()) setTimeout(beginNext, STEP_UNDER_BETS_MS);
    else setImmediate(beginNext);
  };

  return (begin) => {
    // Another page's turn starts this one: restore this request's context, so that its log lines carry its own id.
    const here = AsyncLocalStorage.snapshot();
    waiting.push(() => here(begin));
    plan();
  };
}
