/** What has to be asked for again when something is done about a player at risk. */
export const riskChanges = ["playersAtRisk", "playerRisk", "queues", "playerPage", "playerTimeline"] as const;
