export { awardMissions } from "./award-missions.ts";
export { sweepMissions } from "./sweep-missions.ts";

export const rewardsMigrations = { part: "rewards", folder: new URL("./migrations/", import.meta.url) };
