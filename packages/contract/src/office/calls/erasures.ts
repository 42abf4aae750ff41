import { z } from "zod";
import { PlayerData } from "../../calls/personal-data.ts";
import { OfficeLicence, PageKey, PlayerId, Reason, ShownActor } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

export const OfficeErasure = z.object({
  player_id: z.string(),
  brand: z.string(),
  asked_at: z.iso.datetime(),
  asked_by: ShownActor.extend({ shown: z.string() }),
  reason: z.string().describe("Empty once it is erased too"),
  state: z.enum(["running", "waiting", "done"]),
  waits_for: z
    .enum(["asked", "law", "exclusion"])
    .nullable()
    .describe("asked: what goes at once is being erased, or a letter is still to be sent"),
  until: z.iso
    .datetime()
    .nullable()
    .describe("When it goes on; null for an exclusion for good, and when done"),
  done_at: z.iso.datetime().nullable(),
});
export type OfficeErasure = z.infer<typeof OfficeErasure>;

export const erasures = defineOfficeCall({
  name: "erasures",
  summary: "Erasures that were asked for, the newest first, and what they wait for",
  method: "GET",
  path: "/api/erasures",
  permission: "players.find",
  input: z.object({ licence: OfficeLicence.optional(), before: PageKey }),
  output: z.object({ erasures: z.array(OfficeErasure), next: z.string().nullable() }),
});

export const exportPlayer = defineOfficeCall({
  name: "exportPlayer",
  summary: "Everything that is known of a player, to be handed to them; the reason is kept",
  method: "POST",
  path: "/api/players/{player_id}/export",
  permission: "players.export",
  reveals: "all data",
  needsProof: true,
  input: z.object({ player_id: PlayerId, reason: Reason }),
  output: z.object({ data: PlayerData }),
});
