import { z } from "zod";
import { OfficeLicence, OfficeMoney, OperatorRef, PageKey, PlayerId, Reason } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/**
 * The seven groups of markers of harm that Great Britain's code names (SR Code 3.4.3, requirement 5): what a customer spends, how spending changes, time,
 * behaviour, what they say, how they use the tools of protection, and what their account and payments show.
 */
export const riskGroups = [
  "spend",
  "spend_pattern",
  "time",
  "behaviour",
  "contact",
  "tools",
  "account",
] as const;
export const RiskGroup = z.enum(riskGroups);
export type RiskGroup = z.infer<typeof RiskGroup>;

/** The signs of risk, each with its group. */
export const riskSigns = {
  losses: "spend",
  net_deposits: "spend",
  sudden_losses: "spend_pattern",
  time: "time",
  nights: "time",
  raised_stakes: "behaviour",
  many_deposits: "behaviour",
  distress: "contact",
  told_staff: "contact",
  loosened_limits: "tools",
  month_limit: "tools",
  breaks: "tools",
  cancelled_withdrawals: "account",
  declined_deposits: "account",
  many_cards: "account",
} as const satisfies Record<string, RiskGroup>;
export type RiskSign = keyof typeof riskSigns;
export const riskSignNames = Object.keys(riskSigns) as [RiskSign, ...RiskSign[]];

/** A figure behind a sign, as the rule saw it: an amount, a number, or a text. */
export const riskFactNames = [
  "lost",
  "usual",
  "stake",
  "usual_stake",
  "limit",
  "net",
  "parts",
  "nights",
  "deposits",
  "limits",
  "breaks",
  "withdrawals",
  "cards",
  "words",
] as const;
export const RiskFact = z.object({
  name: z.enum(riskFactNames),
  value: z.union([OfficeMoney, z.number(), z.string()]),
});
export type RiskFact = z.infer<typeof RiskFact>;

/**
 * What somebody has to do about a player: look at a mark that the rules made, act on strong signs, contact the player, talk about a high limit for
 * deposits of a month, or look in public registers whether the player is in financial trouble.
 */
export const riskDemands = ["review", "strong", "contact", "month_limit", "vulnerability"] as const;
export const RiskDemand = z.enum(riskDemands);
export type RiskDemand = z.infer<typeof RiskDemand>;

/**
 * What was done about a player. A `letter` is sent by the office, in the player's language; `vulnerability` is the look in public registers that
 * Great Britain demands.
 */
export const riskActs = [
  "letter",
  "email",
  "call",
  "chat",
  "limit",
  "break",
  "exclusion",
  "vulnerability",
  "none",
] as const;
export const RiskAct = z.enum(riskActs);
export type RiskAct = z.infer<typeof RiskAct>;

/** What came of it. */
export const riskOutcomes = [
  "open",
  "no_answer",
  "no_change",
  "plays_less",
  "set_limit",
  "took_break",
  "excluded",
  "closed_account",
  "no_harm",
] as const;
export const RiskOutcome = z.enum(riskOutcomes);
export type RiskOutcome = z.infer<typeof RiskOutcome>;

/** A record of an interaction, or a further entry about one: nothing of an entry is ever changed. */
export const interactionKinds = ["interaction", "outcome", "correction"] as const;

export const RiskInteraction = z.object({
  id: z.string(),
  kind: z.enum(interactionKinds),
  about_id: z.string().nullable().describe("The record that a further entry is about"),
  trigger: RiskGroup,
  seen: z.string().nullable().describe("What staff saw, beside the signs"),
  score: z.number().int().describe("The player's score when it was written"),
  signs: z.array(z.enum(riskSignNames)).describe("The signs that counted then"),
  act: RiskAct,
  said: z.string(),
  outcome: RiskOutcome,
  follow_up_on: z.iso.date().nullable(),
  written_by: OperatorRef,
  written_at: z.iso.datetime(),
});
export type RiskInteraction = z.infer<typeof RiskInteraction>;

export const PlayerAtRisk = z.object({
  player_id: z.string(),
  player: z.string().describe("First name and the initial of the last"),
  brand: z.string(),
  country: z.string(),
  currency: z.string(),
  status: z.enum(["open", "excluded", "closed"]),
  score: z.number().int().describe("Points of the signs of the last 30 days, since a mark was last lifted"),
  is_strong: z.boolean().describe("Whether the score is one on which the house must act"),
  groups: z.array(RiskGroup),
  signs: z.array(
    z.object({
      sign: z.enum(riskSignNames),
      points: z.number().int(),
      times: z.number().int().describe("How often it was found in that time"),
      noted_at: z.iso.datetime(),
      facts: z.array(RiskFact),
    }),
  ),
  mark: z
    .object({
      reason: z.string().describe("The names of the signs for a mark of the rules"),
      by: z.string(),
      at: z.iso.datetime(),
      reviewed_by: z.string().nullable().describe("Null while it waits for somebody to keep or lift it"),
    })
    .nullable(),
  demand: z
    .object({ kind: RiskDemand, since: z.iso.datetime(), due_at: z.iso.datetime() })
    .nullable()
    .describe("What has to be done, and by when; the first of several"),
  follow_up_on: z.iso.date().nullable(),
  last_interaction: RiskInteraction.nullable(),
  taken_by: OperatorRef.nullable(),
  is_own: z.boolean(),
  version: z.number().int().describe("Grows with each act: an act names the one that was read"),
});
export type PlayerAtRisk = z.infer<typeof PlayerAtRisk>;

const PlayerKey = z.object({ player_id: PlayerId });
const ReadKey = PlayerKey.extend({ version: z.number().int() });
const ShownRisk = z.object({ risk: PlayerAtRisk });

export const riskViews = ["score", "due"] as const;
export type RiskView = (typeof riskViews)[number];

export const playersAtRisk = defineOfficeCall({
  name: "playersAtRisk",
  summary:
    "Players with signs of risk, a mark or a follow-up: the highest score first, or the first day first",
  method: "GET",
  path: "/api/risks",
  permission: "harm.read",
  input: z.object({
    view: z.enum(riskViews).default("score"),
    licence: OfficeLicence.optional(),
    before: PageKey,
  }),
  output: z.object({ risks: z.array(PlayerAtRisk), next: z.string().nullable() }),
});

export const playerRisk = defineOfficeCall({
  name: "playerRisk",
  summary: "How a player stands, and what was done about them: the newest 100 entries",
  method: "GET",
  path: "/api/risks/{player_id}",
  permission: "harm.read",
  input: PlayerKey,
  output: ShownRisk.extend({ interactions: z.array(RiskInteraction) }),
});

export const takePlayerAtRisk = defineOfficeCall({
  name: "takePlayerAtRisk",
  summary: "Take a player at risk in hand, so that nobody else acts meanwhile",
  method: "POST",
  path: "/api/risks/{player_id}/take",
  permission: "harm.interact",
  input: PlayerKey,
  output: ShownRisk,
});

export const leavePlayerAtRisk = defineOfficeCall({
  name: "leavePlayerAtRisk",
  summary: "Give a player at risk back whom you have in hand",
  method: "POST",
  path: "/api/risks/{player_id}/leave",
  permission: "harm.interact",
  input: PlayerKey,
  output: ShownRisk,
});

export const markAtRisk = defineOfficeCall({
  name: "markAtRisk",
  summary: "Mark a player as being at risk: they get no rewards, and a letter that says so",
  method: "POST",
  path: "/api/risks/{player_id}/mark",
  permission: "harm.decide",
  input: ReadKey.extend({ reason: Reason }),
  output: ShownRisk,
});

export const keepRiskMark = defineOfficeCall({
  name: "keepRiskMark",
  summary: "Keep a mark that the rules made, after a look; a letter tells the player",
  method: "POST",
  path: "/api/risks/{player_id}/keep",
  permission: "harm.decide",
  input: ReadKey.extend({ reason: Reason }),
  output: ShownRisk,
});

export const liftRiskMark = defineOfficeCall({
  name: "liftRiskMark",
  summary: "Lift a mark: rewards are open again, a letter says so, and earlier signs no longer count",
  method: "POST",
  path: "/api/risks/{player_id}/lift",
  permission: "harm.decide",
  input: ReadKey.extend({ reason: Reason }),
  output: ShownRisk,
});

const REQUIRED = "core.error_field_required";
const Said = z.string({ error: REQUIRED }).trim().min(3, REQUIRED).max(2_000);
const FollowUp = z.iso.date().nullable().describe("The day of the next look, from today to a year ahead");

export const recordInteraction = defineOfficeCall({
  name: "recordInteraction",
  summary:
    "Record an interaction: its trigger, what was done and said, what came of it, and when to look again",
  method: "POST",
  path: "/api/risks/{player_id}/interactions",
  permission: "harm.interact",
  input: ReadKey.extend({
    trigger: RiskGroup.describe("`contact`: what the player has said to staff counts as a sign, too"),
    seen: z.string().trim().min(3, REQUIRED).max(1_000).nullable(),
    act: RiskAct,
    said: Said,
    outcome: RiskOutcome,
    follow_up_on: FollowUp,
  }),
  output: ShownRisk.extend({ interaction: RiskInteraction }),
});

export const addToInteraction = defineOfficeCall({
  name: "addToInteraction",
  summary:
    "Write what came of an interaction, or correct it, as a further entry; it says anew when to look again",
  method: "POST",
  path: "/api/risks/{player_id}/interactions/{interaction_id}/entries",
  permission: "harm.interact",
  input: ReadKey.extend({
    interaction_id: z.string().regex(/^\d{1,18}$/),
    kind: z.enum(["outcome", "correction"]),
    said: Said,
    outcome: RiskOutcome,
    follow_up_on: FollowUp,
  }),
  output: ShownRisk.extend({ interaction: RiskInteraction }),
});
