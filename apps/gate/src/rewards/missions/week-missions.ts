import type { Mission, MissionId } from "@bellwether/contract";
import { holdsDepositLimit } from "../../limits/index.ts";
import type { Player } from "../../players/index.ts";
import type { DatabasePort, PushPort, StorePorts, TitlesPort } from "../../ports.ts";
import { announceAward } from "../../push/index.ts";
import { isAtRisk } from "../../risk/index.ts";
import { playedSince } from "../../rounds/index.ts";
import { weekOf } from "../../week.ts";
import { missionProgress } from "./mission-progress.ts";

/** No rewards for Sweden, where the law allows an inducement only at first play [6.03]. */
export const mayHaveMissions = ({ country, status }: Pick<Player, "country" | "status">) =>
  country !== "SE" && status === "open";

/**
 * A player's missions of the week with their current progress. A newly completed one is stored and announced on the player's screens, once,
 * even with concurrent callers; to a player who takes no rewards, shows no notes or is marked as being at risk it is not announced.
 */
export async function weekMissions(
  deps: StorePorts & TitlesPort & PushPort,
  player: Pick<Player, "id" | "channel" | "country" | "status" | "showsNotes" | "takesRewards">,
): Promise<Mission[]> {
  if (!mayHaveMissions(player)) return [];
  const now = deps.now();
  const week = weekOf(player.country, now);
  const [{ gameCodes }, holdsLimit] = await Promise.all([
    playedSince(deps.database, player, week.startsAt),
    holdsDepositLimit(deps.database, player.id),
  ]);
  const played = deps.titles.filter(({ code }) => gameCodes.includes(code));
  const progress = missionProgress({ played, holdsLimit });
  const done = progress.filter((each) => each.progress === each.goal).map(({ id }) => id);
  const fresh = await noteDone(deps, player.id, week.day, done);
  const isTold =
    fresh.length > 0 &&
    player.showsNotes &&
    player.takesRewards &&
    !(await isAtRisk(deps.database, player.id));
  for (const id of fresh)
    if (isTold)
      announceAward(deps, player, {
        taskId: `${id}-${week.day}`,
        reward: [{ description: `core.mission_${id}_done`, type: "mission" }],
      });
  const doneAt = await readDone(deps, player.id, week.day);
  return progress.map((each) => {
    const at = doneAt.get(each.id);
    // A completed mission stays completed, even when the limit is removed later in the week.
    return { ...each, progress: at ? each.goal : each.progress, done_at: at?.toISOString() ?? null };
  });
}

/** Stores completed missions; returns those that were not stored yet. */
async function noteDone(
  deps: StorePorts,
  playerId: string,
  week: string,
  done: readonly MissionId[],
): Promise<MissionId[]> {
  const fresh: MissionId[] = [];
  for (const mission of done) {
    const { rowCount } = await deps.database.query(
      `INSERT INTO mission_done (player_id, mission, week, done_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING RETURNING mission`,
      [playerId, mission, week, deps.now()],
    );
    if (rowCount === 1) fresh.push(mission);
  }
  return fresh;
}

async function readDone(deps: DatabasePort, playerId: string, week: string): Promise<Map<string, Date>> {
  const { rows } = await deps.database.query<{ mission: string; done_at: Date }>(
    "SELECT mission, done_at FROM mission_done WHERE player_id = $1 AND week = $2",
    [playerId, week],
  );
  return new Map(rows.map((row) => [row.mission, row.done_at]));
}
