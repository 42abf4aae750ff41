import { z } from "zod";
import { defineCall } from "../call.ts";
import { GivenPassword, GivenScratchCode } from "../person-fields.ts";

/** Groups of what is known of a player, as the register of the house has them. */
export const DataGroup = z.enum([
  "person",
  "consents",
  "logins",
  "money",
  "documents",
  "play",
  "protection",
  "letters",
  "choices",
  "house",
]);

/** Until when what is known stays after its erasure was asked for. */
export const DataStay = z.enum(["asked", "sweep", "law", "exclusion", "never"]);

/** What has to be over before an account can be erased. */
export const ErasureObstacle = z.enum(["cash", "payments", "rounds", "cases"]);
export type ErasureObstacle = z.infer<typeof ErasureObstacle>;

/** Everything that is stored about a player, by section. */
export const PlayerData = z.object({
  player_id: z.string(),
  brand: z.string(),
  made_at: z.iso.datetime(),
  about: z.string(),
  sections: z.record(z.string(), z.unknown()),
});
export type PlayerData = z.infer<typeof PlayerData>;

const ownersWord = { password: GivenPassword, scratch_code: GivenScratchCode };

export const personalData = defineCall({
  name: "personalData",
  summary: "What is stored about players and until when, and what stands in the way of erasing this one",
  method: "GET",
  path: "/gate/api/actionable/account/personal_data",
  access: "player",
  input: z.object({}),
  output: z.object({
    groups: z.array(
      z.object({
        group: DataGroup,
        stays: z
          .array(DataStay)
          .describe(
            "asked: goes at once when erasing is asked for; sweep: within a month; law: once the law lets it; exclusion: also not before an exclusion has ended; never: stays, without the person",
          ),
      }),
    ),
    law_until: z.iso
      .datetime()
      .nullable()
      .describe(
        "Until when the law would keep who this player is, if the account ended now; null where it keeps nothing",
      ),
    obstacles: z.array(ErasureObstacle),
    next_export_at: z.iso.datetime().nullable().describe("Null: now"),
  }),
});

export const exportData = defineCall({
  name: "exportData",
  summary:
    "Everything that is stored about the player, with the password, and a scratch code where there are codes; once within 24 hours",
  method: "POST",
  path: "/gate/api/actionable/account/export_data",
  access: "player",
  input: z.object(ownersWord),
  output: PlayerData,
});

export const eraseData = defineCall({
  name: "eraseData",
  summary:
    "Close the account for good and erase what is known of the player, with the password, and a scratch code where there are codes; refused while there is money, an open round or payment, or an open case",
  method: "POST",
  path: "/gate/api/actionable/account/erase_data",
  access: "player",
  input: z.object(ownersWord),
  output: z.object({
    account_closed: z.literal(true),
    law_until: z.iso.datetime().nullable().describe("When the rest goes; null: everything goes now"),
  }),
});
