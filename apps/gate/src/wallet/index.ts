export type { DrawCalls } from "./draw-calls.ts";
export { issueLaunchToken, issueStandingOrderToken } from "./launch-token.ts";
export { type Liability, liabilityAt, type PotHeld, potsAt } from "./liability.ts";
export { walletData } from "./personal-data.ts";
export { roundPromises } from "./verify-rounds.ts";
export { createWalletWriter } from "./wallet-writer.ts";

export const walletMigrations = { part: "wallet", folder: new URL("./migrations/", import.meta.url) };
