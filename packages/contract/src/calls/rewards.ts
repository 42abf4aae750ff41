import { z } from "zod";
import { defineCall } from "../call.ts";

/** Missions of a week. They ask for variety and responsible play, never for money. */
export const missionIds = ["three_games", "two_kinds", "two_makers", "own_limit"] as const;
export const missionId = z.enum(missionIds);
export type MissionId = z.infer<typeof missionId>;

export const mission = z.object({
  id: missionId,
  progress: z.number().int().describe("At most the goal"),
  goal: z.number().int(),
  done_at: z.iso.datetime().nullable(),
});
export type Mission = z.infer<typeof mission>;

export const missions = defineCall({
  name: "missions",
  summary: "The week's missions and how far the player is; none where rewards are not for the market",
  method: "GET",
  path: "/gate/api/actionable/gamification/missions",
  access: "player",
  input: z.object({}),
  output: z.object({
    missions: z.array(mission),
    week: z.iso.date().describe("The Monday it began, UTC"),
    ends_at: z.iso.datetime(),
  }),
});

export const gamificationProfile = defineCall({
  name: "gamificationProfile",
  summary: "The player's level from the play of the last 30 days; stakes do not count, variety does",
  method: "GET",
  path: "/gate/api/actionable/gamification/profile",
  access: "player",
  input: z.object({}),
  output: z.object({
    level: z.number().int().min(1),
    points: z.number().int(),
    /** The points at which the level began and those at which the next one begins; null after the last level. */
    level_from: z.number().int(),
    next_from: z.number().int().nullable(),
    games: z.number().int().describe("Different games played in the 30 days"),
    days: z.number().int().describe("Days with play"),
    missions_done: z.number().int(),
    milestones: z.array(z.object({ level: z.number().int(), from: z.number().int() })),
  }),
});
