import { z } from "zod";
import { OfficeMoney, PlayerId } from "../fields.ts";
import { defineOfficeCall } from "../office-call.ts";

export const OfficeRound = z.object({
  player_id: z.string(),
  player: z.string(),
  provider: z.string(),
  round: z.string(),
  game: z.string(),
  game_code: z.string(),
  state: z.string(),
  stake: OfficeMoney,
  bonus_stake: OfficeMoney,
  payout: OfficeMoney,
  bonus_payout: OfficeMoney,
  opened_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
  proof: z
    .object({
      matches: z
        .boolean()
        .nullable()
        .describe(
          "Whether it comes out the same when it is drawn again; null before the player's last choice, and where the game's data have changed since",
        ),
      mechanic: z.string(),
      model: z.string(),
      model_hash: z.string(),
      stake: OfficeMoney,
      payout: OfficeMoney.describe("The game's own, without pots"),
      jackpots: z.array(z.object({ name: z.string(), amount: OfficeMoney })),
      server_seed_hash: z.string(),
      server_seed: z
        .string()
        .nullable()
        .describe("Null until the player has rotated the seeds: rounds to come are drawn from it"),
      client_seed: z.string(),
      nonce: z.number().int(),
      table: z.object({ id: z.string(), number: z.number().int() }).nullable(),
      choices: z.array(z.object({ action: z.unknown(), stake: OfficeMoney, by_rule: z.boolean() })),
      input: z.unknown(),
      script: z.unknown().describe("What the game has shown, step by step"),
    })
    .nullable()
    .describe("Null for a round of another provider, and before it is drawn"),
});
export type OfficeRound = z.infer<typeof OfficeRound>;

export const playerRound = defineOfficeCall({
  name: "playerRound",
  summary: "One round of a player: as it was booked and shown, and drawn again now",
  method: "GET",
  path: "/api/players/{player_id}/rounds/{provider}/{round}",
  permission: "players.find",
  input: z.object({
    player_id: PlayerId,
    provider: z.string().min(1).max(20),
    round: z.string().min(1).max(100),
  }),
  output: z.object({ round: OfficeRound }),
});

export const watchRound = defineOfficeCall({
  name: "watchRound",
  summary:
    "The address at which a finished round of the house's games is shown as its player saw it, for half an hour",
  method: "POST",
  path: "/api/players/{player_id}/rounds/{provider}/{round}/watch",
  permission: "players.find",
  input: z.object({
    player_id: PlayerId,
    provider: z.string().min(1).max(20),
    round: z.string().min(1).max(100),
  }),
  output: z.object({ url: z.url() }),
});
