export { compareSettlement } from "./compare-settlement.ts";
export { findDifferences, findDifferencesAgain } from "./find-differences.ts";
export { listDifferences, type StoredDifference, settleDifference } from "./settle-difference.ts";
export { readSettlementFile } from "./settlement-file.ts";
export { type ImportedFile, listFiles, storeFile } from "./store-file.ts";

export const settlementsMigrations = {
  part: "settlements",
  folder: new URL("./migrations/", import.meta.url),
};
