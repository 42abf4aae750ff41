export { askErasureWithin, erasureScope, lawUntilOf, obstaclesOf, refuseObstacles } from "./ask-erasure.ts";
export { collectData, type PlayerData, refuseSecondExport } from "./collect-data.ts";
export { handOutData } from "./hand-out-data.ts";
export { type ErasurePlace, findErasure, type ListedErasure, listErasures } from "./list-erasures.ts";
export { runErasures } from "./run-erasures.ts";

export const erasureMigrations = { part: "erasure", folder: new URL("./migrations/", import.meta.url) };
