export { isTooFar, lastOnSale } from "./far-draws.ts";
export { type DrawDay, dayOfDraw, localDateOf, nextDraws, weekdayOfDraw, weekdaysOf } from "./next-draws.ts";
