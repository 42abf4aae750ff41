import type { Player } from "../players/index.ts";
import type { BooksPorts, PushPort, SettingsPort, TitlesPort } from "../ports.ts";
import type { BonusRow } from "./bonus.ts";
import { awaitsSpinReport, endBonus } from "./end-bonus.ts";

/**
 * Ends an active bonus whose money is used up. A bonus stays active while it may still win: in an open round, or in spins that the provider has
 * not reported yet.
 */
export async function makeRoom(
  deps: BooksPorts & TitlesPort & SettingsPort<"providers"> & PushPort,
  player: Player,
): Promise<void> {
  const { rows } = await deps.database.query<BonusRow>(
    "SELECT * FROM player_bonus WHERE player_id = $1 AND state = 'active' AND kind <> 'cashback' AND promotion IS NULL",
    [player.id],
  );
  if (rows[0] && !awaitsSpinReport(deps, rows[0], deps.now()))
    await endBonus(deps, player, rows[0].id, "used_up");
}
