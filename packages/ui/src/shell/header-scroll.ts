/** The header stays visible for the first 52 px of scrolling [2.28, 9.02]. */
export const hideAfterPx = 52;

export type HeaderScroll = {
  hidden: boolean;
  lastPx: number;
};

export const headerAtRest: HeaderScroll = { hidden: false, lastPx: 0 };

/** Hides the header when scrolling down past 52 px, shows it when scrolling up; a pinned header is never hidden. */
export function followScroll(state: HeaderScroll, scrollPx: number, pinned: boolean): HeaderScroll {
  // Safari overscrolls at the top: treat a negative position as the top.
  const nowPx = Math.max(0, scrollPx);
  if (pinned || nowPx <= hideAfterPx) return { hidden: false, lastPx: nowPx };
  if (nowPx === state.lastPx) return state;
  return { hidden: nowPx > state.lastPx, lastPx: nowPx };
}
