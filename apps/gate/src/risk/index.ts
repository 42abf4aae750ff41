export { findRisks } from "./find-risks.ts";
export { riskData } from "./personal-data.ts";
export { isAtRisk, keepRisk, liftRisk, listRiskMarks, markRisk, type RiskMark } from "./risk-mark.ts";
export { watchRisks } from "./watch-risks.ts";

export const riskMigrations = { part: "risk", folder: new URL("./migrations/", import.meta.url) };
