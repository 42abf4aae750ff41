export { addToPots } from "./add-to-pots.ts";
export { listClockEntries, publishClock } from "./clock-views.ts";
export { listDrops } from "./drop-views.ts";
export { PotBoard } from "./pot-board.ts";
export { createPotStream } from "./pot-stream.ts";
export { startJackpots } from "./run-jackpots.ts";
export { unpaidHitsAt } from "./unpaid-hits.ts";
export { watchPots } from "./watch-pots.ts";
