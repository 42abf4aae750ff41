export { askForPapers } from "./ask-for-papers.ts";
export { closeLaunderingWithin } from "./close-laundering-case.ts";
export { findLaundering } from "./find-laundering.ts";
export { launderingDepositFollower, launderingPayoutFollower } from "./payment-followers.ts";

export const launderingMigrations = { part: "laundering", folder: new URL("./migrations/", import.meta.url) };
