export { type AccountHolder, bonusAccount, cashAccount, reserveAccount } from "./accounts.ts";
export { announceBalance, balanceMessage, publishBalance, readBalance } from "./read-balance.ts";
