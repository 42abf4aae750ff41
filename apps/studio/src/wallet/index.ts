export { drawName } from "./draw-name.ts";
export { walletRefusalOf } from "./refusals.ts";
export { balanceMinorOf, capMinorOf, minorOfUnits, unitsOf } from "./units.ts";
export { createWalletClient, type WalletOptions, WalletSilenceError } from "./wallet-client.ts";
