import type { Mission, MissionId } from "@bellwether/contract";
import { holdsDepositLimit } from "../limits/index.ts";
import type { Player } from "../players/index.ts";
import type { ClockPort, DatabasePort, TitlesPort } from "../ports.ts";
import { announceAward, type PushPort } from "../push/index.ts";
import { playedSince } from "../rounds/index.ts";
import { missionProgress } from "./mission-progress.ts";
import { weekOf } from "./week.ts";

/** Rewards are not for Sweden, where the law allows an inducement at first play alone [6.03]. */
export const mayHaveMissions = ({ country, status }: Pick<Player, "country" | "status">) =>
  country !== "SE" && status === "open";

/**
 * The week's missions of a player as they stand now. One that has just been done is written down and shown on the player's screens, once,
 * however many ask at the same moment.
 */
export async function weekMissions(
  deps: DatabasePort & TitlesPort & ClockPort & PushPort,
  player: Pick<Player, "id" | "channel" | "country" | "status">,
): Promise<Mission[]> {
  if (!mayHaveMissions(player)) return [];
  const now = deps.now();
  const week = weekOf(now);
  const [{ gameCodes }, holdsLimit] = await Promise.all([
    playedSince(deps.database, player.id, week.startsAt),
    holdsDepositLimit(deps.database, player.id),
  ]);
  const played = deps.titles.filter(({ code }) => gameCodes.includes(code));
  const progress = missionProgress({ played, holdsLimit });
  const done = progress.filter((each) => each.progress === each.goal).map(({ id }) => id);
  for (const id of await noteDone(deps, player.id, week.day, done))
    announceAward(deps, player, {
      taskId: `${id}-${week.day}`,
      reward: [{ description: `core.mission_${id}_done`, type: "mission" }],
    });
  const doneAt = await readDone(deps, player.id, week.day);
  return progress.map((each) => {
    const at = doneAt.get(each.id);
    // What was done stays done, also when a limit is lifted later in the week.
    return { ...each, progress: at ? each.goal : each.progress, done_at: at?.toISOString() ?? null };
  });
}

/** Writes down what is done; gives those that were not yet. */
async function noteDone(
  deps: DatabasePort & ClockPort,
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
