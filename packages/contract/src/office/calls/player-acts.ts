import { z } from "zod";
import { PlayerId, Reason, TypedAmount } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";
import { BlockScope, blockScopes, OfficeBlock } from "./blocks.ts";
import { OfficePlayer } from "./players.ts";

export const addNote = defineOfficeCall({
  name: "addNote",
  summary: "Write a note on a player",
  method: "POST",
  path: "/api/players/{player_id}/notes",
  permission: "players.note",
  input: z.object({
    player_id: PlayerId,
    text: z.string().trim().min(1, "core.error_field_required").max(4_000),
  }),
  output: z.object({ id: z.string() }),
});

/** A tag is one word, as `bonus_abuse`. */
export const PlayerTag = z.string().regex(/^[a-z0-9_]{2,40}$/, "core.error_invalid_param");

export const tagPlayer = defineOfficeCall({
  name: "tagPlayer",
  summary: "Give a player a tag, or take it away; doing it again changes nothing",
  method: "POST",
  path: "/api/players/{player_id}/tags",
  permission: "players.tag",
  input: z.object({ player_id: PlayerId, tag: PlayerTag, is_set: z.boolean() }),
  output: z.object({ tags: z.array(z.string()) }),
});

export const blockPlayer = defineOfficeCall({
  name: "blockPlayer",
  summary: "Block a player; blocking the login ends their sessions",
  method: "POST",
  path: "/api/players/{player_id}/block",
  permission: "players.block",
  input: z.object({
    player_id: PlayerId,
    scopes: z
      .array(BlockScope)
      .min(1, "core.error_field_required")
      .max(blockScopes.length)
      .refine((scopes) => new Set(scopes).size === scopes.length, { error: "core.error_invalid_param" }),
    reason: Reason,
    until: z.iso.datetime().nullable().describe("Null: until somebody lifts it, which takes two"),
  }),
  output: z.object({ block: OfficeBlock }),
});

/** Limits that the house may set, with the unit of their value. */
export const imposedLimits = ["deposit", "maxwager", "netloss", "login"] as const;

export const limitPlayer = defineOfficeCall({
  name: "limitPlayer",
  summary: "Set a limit for a player, or a lower one; nobody can raise it before its time",
  method: "POST",
  path: "/api/players/{player_id}/limits",
  permission: "players.protect",
  needsProof: true,
  input: z.object({
    player_id: PlayerId,
    type: z.enum(imposedLimits),
    days: z.union([z.literal(1), z.literal(7), z.literal(30)]),
    amount: TypedAmount.describe("In the account's currency; whole minutes for login"),
    until: z.iso.datetime().describe("No higher limit takes effect before; a year at most"),
    reason: Reason,
  }),
  output: z.object({ player: OfficePlayer }),
});

export const excludeFromPlay = defineOfficeCall({
  name: "excludeFromPlay",
  summary: "Give a player a break or exclude them, at every brand; nobody can end it early",
  method: "POST",
  path: "/api/players/{player_id}/exclude",
  permission: "players.protect",
  needsProof: true,
  input: z.object({
    player_id: PlayerId,
    duration: z.enum(["24h", "7d", "30d", "6m", "1y", "3y", "5y", "forever"]),
    reason: Reason,
  }),
  output: z.object({ player: OfficePlayer }),
});

export const endPlayerSessions = defineOfficeCall({
  name: "endPlayerSessions",
  summary: "End a player's open sessions",
  method: "POST",
  path: "/api/players/{player_id}/end-sessions",
  permission: "players.block",
  input: z.object({ player_id: PlayerId, reason: Reason }),
  output: z.object({ ended: z.number().int() }),
});
