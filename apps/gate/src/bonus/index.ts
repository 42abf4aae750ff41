export { type BonusState, contributionPercent } from "./bonus.ts";
export { claimCode, findCampaign } from "./claim-code.ts";
export { grantDepositBonus, planDepositBonus } from "./deposit-bonus.ts";
export { announceBonus, announceFinishedBonus, expireBonuses, giveUpBonuses } from "./end-bonus.ts";
export { mountBonus } from "./routes.ts";
export {
  type ActiveBonus,
  countWager,
  loadActiveBonuses,
  loadBonusStates,
  saveBonusProgress,
  uncountWager,
} from "./wagering.ts";

export const bonusMigrations = { part: "bonus", folder: new URL("./migrations/", import.meta.url) };
