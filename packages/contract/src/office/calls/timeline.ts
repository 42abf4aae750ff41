import { z } from "zod";
import { PageKey, PlayerId, ShownActor } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

/** The kinds of the timeline, which its filter names. */
export const timelineKinds = [
  "login",
  "payment",
  "round",
  "bonus",
  "limit",
  "change",
  "letter",
  "note",
  "block",
  "document",
  "risk",
  "chat",
  "act",
] as const;
export const TimelineKind = z.enum(timelineKinds);
export type TimelineKind = z.infer<typeof TimelineKind>;

export const TimelineEntry = z.object({
  key: z.string(),
  kind: TimelineKind,
  at: z.iso.datetime(),
  title: z
    .string()
    .describe("The kind of thing that happened, for the screen's words: payment.deposit, round.won"),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  actor: ShownActor.extend({ shown: z.string() }).nullable().describe("Null for what the player did"),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const playerTimeline = defineOfficeCall({
  name: "playerTimeline",
  summary: "Everything that happened to a player, newest first",
  method: "GET",
  path: "/api/players/{player_id}/timeline",
  permission: "players.find",
  input: z.object({
    player_id: PlayerId,
    kinds: z
      .string()
      .max(120)
      .optional()
      .describe("Comma-separated; all without it")
      .transform((text) => text?.split(",").filter(Boolean))
      .pipe(z.array(TimelineKind).min(1).optional()),
    before: PageKey,
  }),
  output: z.object({ entries: z.array(TimelineEntry), next: z.string().nullable() }),
});
