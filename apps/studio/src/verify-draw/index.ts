export { readPublished } from "./read-published.ts";
export { type Check, type CheckVerdict, verdictOf } from "./verdict.ts";
