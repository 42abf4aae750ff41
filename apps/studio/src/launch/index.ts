export { openSession } from "./open-session.ts";
export { allowWatch, showWatchedRound } from "./watch-round.ts";
