/** The header stays for the first 52 px of scrolling [2.28, 9.02]. */
export const hideAfterPx = 52;

export type HeaderScroll = {
  hidden: boolean;
  lastPx: number;
};

export const headerAtRest: HeaderScroll = { hidden: false, lastPx: 0 };

/** Hides on the way down past 52 px, shows on the way up; a pinned header never hides. */
export function followScroll(state: HeaderScroll, scrollPx: number, pinned: boolean): HeaderScroll {
  // Safari bounces past the top: a negative place is the top.
  const nowPx = Math.max(0, scrollPx);
  if (pinned || nowPx <= hideAfterPx) return { hidden: false, lastPx: nowPx };
  if (nowPx === state.lastPx) return state;
  return { hidden: nowPx > state.lastPx, lastPx: nowPx };
}
