export { type CountedSign, listCountedSigns } from "./counted-signs.ts";
export { findRisks } from "./find-risks.ts";
export { signPoints } from "./judge-risk.ts";
export { countRisksWaiting, listRisks, marksInForce, type RiskPlace, readStanding } from "./list-risks.ts";
export { noteDistressWithin } from "./note-sign.ts";
export { riskData } from "./personal-data.ts";
export { listRiskEvents } from "./risk-events.ts";
export {
  addEntryWithin,
  lastInteractions,
  listInteractions,
  recordInteractionWithin,
  type StoredInteraction,
} from "./risk-interaction.ts";
export {
  isAtRisk,
  keepRisk,
  keepWithin,
  liftRisk,
  liftWithin,
  listRiskMarks,
  markRisk,
  markWithin,
  type RiskMark,
} from "./risk-mark.ts";
export { leaveRiskWithin, type RiskAction, type RiskStanding, takeRiskWithin } from "./risk-standing.ts";
export { watchRisks } from "./watch-risks.ts";

export const riskMigrations = { part: "risk", folder: new URL("./migrations/", import.meta.url) };
