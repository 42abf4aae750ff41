import { DomainError, minorToAmount } from "@bellwether/contract";
import type { OfficeRound } from "@bellwether/contract/office/index.ts";
import { RoundId } from "@bellwether/contract/studio/index.ts";
import { hiddenName, readPlayer } from "../players/index.ts";
import type { DatabasePort, InspectionPort, SettingsPort, TitlesPort } from "../ports.ts";
import { hasReplays, readRoundRecord } from "../rounds/index.ts";

export type RoundKey = { playerId: string; provider: string; round: string };

/** A player's round as it was booked and, for one of the house's games, as it is drawn again now. @throws DomainError `not_found` */
export async function readRound(
  deps: DatabasePort & TitlesPort & InspectionPort & SettingsPort<"providers">,
  { playerId, provider, round }: RoundKey,
): Promise<OfficeRound> {
  const booked = await readRoundRecord(deps.database, playerId, { provider, round });
  if (!booked) throw new DomainError("not_found");
  const player = await readPlayer(deps.database, playerId);
  const money = (minor: bigint | string) => ({
    amount: minorToAmount(BigInt(minor)),
    currency: booked.currency,
  });
  const isOwn = hasReplays(deps, provider) && RoundId.safeParse(round).success;
  const drawn = isOwn ? await deps.inspectRound?.(playerId, round) : undefined;
  const title = deps.titles.find(({ code }) => code === booked.game_code);
  return {
    player_id: playerId,
    player: hiddenName(player),
    provider,
    round,
    game: title?.title ?? booked.game_code,
    game_code: booked.game_code,
    state: booked.state,
    stake: money(booked.stake_cash_minor),
    bonus_stake: money(booked.stake_bonus_minor),
    payout: money(booked.payout_cash_minor),
    bonus_payout: money(booked.payout_bonus_minor),
    opened_at: booked.opened_at.toISOString(),
    closed_at: booked.closed_at?.toISOString() ?? null,
    proof: drawn
      ? {
          matches: drawn.matches,
          mechanic: drawn.mechanic,
          model: drawn.model,
          model_hash: drawn.modelHash,
          stake: money(drawn.stakeMinor),
          payout: money(drawn.payoutMinor),
          jackpots: drawn.jackpotWins.map(({ name, amountMinor }) => ({ name, amount: money(amountMinor) })),
          server_seed_hash: drawn.serverSeedHash,
          server_seed: drawn.serverSeed,
          client_seed: drawn.clientSeed,
          nonce: drawn.nonce,
          table: drawn.table ? { id: drawn.table.tableId, number: drawn.table.number } : null,
          choices: drawn.actions.map(({ action, stakeMinor, byRule }) => ({
            ...{ action, stake: money(stakeMinor), by_rule: byRule },
          })),
          input: drawn.input,
          script: drawn.script,
        }
      : null,
  };
}
