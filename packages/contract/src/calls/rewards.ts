import { z } from "zod";
import { defineCall } from "../call.ts";
import { BalanceText, CurrencyCode } from "../money.ts";
import { optionalText, requiredText } from "../person-fields.ts";
import { wholeNumber } from "../whole-number.ts";

/** Missions of a week. They ask for variety and responsible play, never for money. */
export const missionIds = ["three_games", "two_kinds", "two_makers", "own_limit"] as const;
export const MissionId = z.enum(missionIds);
export type MissionId = z.infer<typeof MissionId>;

export const Mission = z.object({
  id: MissionId,
  progress: z.number().int().describe("At most the goal"),
  goal: z.number().int(),
  done_at: z.iso.datetime().nullable(),
});
export type Mission = z.infer<typeof Mission>;

export const missions = defineCall({
  name: "missions",
  summary: "The week's missions and how far the player is; none where rewards are not for the market",
  method: "GET",
  path: "/gate/api/actionable/gamification/missions",
  access: "player",
  input: z.object({}),
  output: z.object({
    missions: z.array(Mission),
    week: z.iso.date().describe("The Monday it began, in the player's market"),
    ends_at: z.iso.datetime(),
  }),
});

/** Why a player may not get a promotion's reward. */
export const rewardRefusals = [
  "not_here",
  "house_player",
  "first_play_only",
  "unlawful",
  "not_open",
  "account_excluded",
  "at_risk",
  "not_activated",
  "document_asked",
  "account_held",
  "account_blocked",
  "terms_required",
  "opted_out",
  "enough_today",
  "paused",
  "other_account",
  "budget_spent",
  "deposit_withdrawn",
  "deposit_unplayed",
  "other_bonus",
] as const;
export const RewardRefusal = z.enum(rewardRefusals);
export type RewardRefusal = z.infer<typeof RewardRefusal>;

/** Fields of every running promotion, as its player gets it. */
const runningShared = {
  promotion: z.string().describe("Its name, as in its address"),
  refusal: RewardRefusal.nullable().describe(
    "Why the player does not get it; null if the player may have it",
  ),
  ends_at: z.iso.datetime().describe("The end of the days that count together"),
  paid_by: z.iso.datetime(),
};

const RunningCashback = z.object({
  ...runningShared,
  kind: z.literal("cashback"),
  so_far: BalanceText.describe("What it would give if the days ended now; open rounds count as they stand"),
  currency: CurrencyCode,
});

const RunningPrizeDraw = z.object({
  ...runningShared,
  kind: z.literal("prize-draw"),
  entries: z.number().int().describe("The player's entries if they closed now"),
  doors: z
    .array(z.iso.date())
    .describe("Days whose door the player has opened; none where there are no doors"),
});

const RunningFreeSpins = z
  .object(runningShared)
  .omit({ paid_by: true })
  .extend({
    kind: z.literal("free-spins"),
    spins: z.number().int().describe("How many it gives"),
    games: z.array(z.number().int()).describe("Ids of the games that they can be for"),
    standing: z
      .enum(["open", "playing", "had"])
      .describe("Nothing is done yet, a deposit or a new game is being played, or they were given"),
    deposit: BalanceText.nullable().describe(
      "The deposit to play once, the smallest while none is made; null if none is needed",
    ),
    played: BalanceText.describe("How much of it has been staked in the games that count"),
    new_games: z
      .array(z.object({ game_id: z.number().int(), rounds: z.number().int() }))
      .describe("Rounds so far of each game that is new to the player"),
    rounds: z.number().int().nullable().describe("The rounds that earn them; null if a deposit does"),
    currency: CurrencyCode,
  });

const HeldSpins = z.object({
  id: z.string(),
  promotion: z.string(),
  are_tickets: z
    .boolean()
    .describe("They are free tickets of the game's draws; `won` is what drawn ones have won"),
  game_id: z.number().int().nullable(),
  choices: z
    .array(z.number().int())
    .describe(
      "Ids of the games among which the player may choose with chooseSpinsGame; none once a spin was begun",
    ),
  spins_left: z.number().int(),
  spins_total: z.number().int(),
  stake: BalanceText,
  won: BalanceText.describe("Cash that they have won so far"),
  currency: CurrencyCode,
  expires_at: z.iso.datetime(),
});

const Parcel = z.object({
  id: z.string(),
  promotion: z.string(),
  thing: z.string().describe("What is in it: `e-bike`"),
  state: z.enum(["needs_address", "ready", "sent"]),
  won_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable(),
  tracking: z.string().nullable(),
  address: z
    .object({
      name: z.string(),
      address_1: z.string(),
      address_2: z.string(),
      zip: z.string(),
      city: z.string(),
      region: z.string(),
      country: z.string().describe("Of residence"),
    })
    .nullable()
    .describe("Where it goes, at first the account's; null when it was deleted after the sending"),
});

const RunningTournament = z.object({
  ...runningShared,
  kind: z.literal("tournament"),
  has_joined: z.boolean(),
  place: z.number().int().nullable(),
  points: z.number().int(),
  by: z
    .enum(["points", "multiples", "run"])
    .describe("What the points are: `multiples` are hundredths of a stake"),
});

const RunningCashDrop = z.object({
  ...runningShared,
  kind: z.literal("cash-drop"),
  has_drop: z.boolean().describe("The player has had a drop today"),
});

export const rewards = defineCall({
  name: "rewards",
  summary: "The rewards of promotions: what runs for the player now and how far it is, and what they got",
  method: "GET",
  path: "/gate/api/actionable/rewards",
  access: "player",
  input: z.object({}),
  output: z.object({
    takes_rewards: z.enum(["1", "0"]).describe("Does the player want rewards? Changed with updateSettings"),
    shows_notes: z
      .enum(["1", "0"])
      .describe("Do notes about rewards appear on the screen? Changed with updateSettings"),
    running: z.array(
      z.discriminatedUnion("kind", [
        RunningCashback,
        RunningFreeSpins,
        RunningPrizeDraw,
        RunningTournament,
        RunningCashDrop,
      ]),
    ),
    spins: z
      .array(HeldSpins)
      .describe("Free spins of promotions that can be played now, the first to expire first"),
    parcels: z.array(Parcel).describe("Things that the player has won, the newest first"),
    given: z.array(
      z.object({
        promotion: z.string(),
        occasion: z.string().describe("Its day, with `/2` for the second of several on that day"),
        gives: z.enum(["cash", "bonus", "spins", "tickets", "parcel"]),
        day: z.iso.date().describe("The first day that counted"),
        state: z.enum(["due", "given", "refused"]),
        refusal: RewardRefusal.nullable(),
        waits_for: z
          .enum(["other_bonus"])
          .nullable()
          .describe("What a due reward waits for: another bonus of the player, which has to end first"),
        amount: BalanceText.describe("Cash or bonus money"),
        count: z
          .number()
          .int()
          .nullable()
          .describe("Free spins or tickets, once they were given; a prize of cash can have tickets too"),
        currency: CurrencyCode,
        at: z.iso.datetime().nullable().describe("When it was given or refused"),
      }),
    ),
  }),
});

export const chooseSpinsGame = defineCall({
  name: "chooseSpinsGame",
  summary: "Makes free spins of a promotion ones for another of its games, before the first spin",
  method: "POST",
  path: "/gate/api/actionable/rewards/spins-game",
  access: "player",
  input: z.object({
    id: z.string().min(1).max(40).describe("Of the spins"),
    game_id: wholeNumber(1, 2_147_483_647),
  }),
  output: z.object({ spins: z.array(HeldSpins).describe("As in rewards") }),
});

export const parcelAddress = defineCall({
  name: "parcelAddress",
  summary:
    "Where a parcel that the player has won goes, within the country of residence; again, until it is sent",
  method: "POST",
  path: "/gate/api/actionable/rewards/parcel-address",
  access: "player",
  input: z.object({
    id: z.string().min(1).max(40).describe("Of the parcel"),
    name: requiredText("core.error_field_required"),
    address_1: requiredText("core.error_address_required"),
    address_2: optionalText().optional(),
    zip: requiredText("core.error_zip_required", 20),
    city: requiredText("core.error_city_required"),
    region: optionalText().optional(),
  }),
  output: z.object({ parcels: z.array(Parcel).describe("As in rewards") }),
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
