import { DomainError } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import type { RiskInteraction } from "@bellwether/contract/office/index.ts";
import { addDays } from "@bellwether/contract/zoned-day.ts";
import { onlyRow, type SqlConnection, textArray } from "@bellwether/db";
import type { MessageTextsPort } from "../ports.ts";
import { listCountedSigns } from "./counted-signs.ts";
import { signPoints } from "./judge-risk.ts";
import { noteSignWithin } from "./note-sign.ts";
import { queueRiskLetter } from "./risk-letter.ts";
import { actOnRisk, type RiskAction } from "./risk-standing.ts";

/** The next look is a year away at most. */
const MAX_FOLLOW_UP_DAYS = 366;
/** How many entries of a player are read. */
const MAX_READ = 100;

/** A row of `risk_interaction`; `written_by` is an operator's id, and `follow_up_on` a day (UTC), `YYYY-MM-DD`. */
export type StoredInteraction = Omit<RiskInteraction, "written_by" | "written_at"> & {
  player_id: string;
  written_by: string;
  written_at: Date;
};

const COLUMNS = `i.id::text AS id, i.player_id, i.kind, i.about_id::text AS about_id, i.trigger, i.seen, i.score, i.signs, i.act, i.said, i.outcome,
  i.follow_up_on::text AS follow_up_on, i.written_by, i.written_at`;

/** What a person writes of an interaction. */
export type InteractionWish = Pick<
  RiskInteraction,
  "trigger" | "seen" | "act" | "said" | "outcome" | "follow_up_on"
>;
/** What a person writes about one that is recorded. */
export type EntryWish = Pick<RiskInteraction, "said" | "outcome" | "follow_up_on"> & {
  aboutId: string;
  kind: "outcome" | "correction";
};

/**
 * Records an interaction inside an SQL transaction, and sends the letter if it is one. What the player has said to staff is a sign of its own.
 * @throws DomainError `invalid_param` for a day of the next look that has passed or is too far away; `conflict` where no letter reaches the player, or
 *   as {@link actOnRisk} does
 */
export async function recordInteractionWithin(
  deps: MessageTextsPort,
  connection: SqlConnection,
  action: RiskAction,
  wish: InteractionWish,
): Promise<StoredInteraction> {
  refuseDay(wish.follow_up_on, action.at);
  return store(connection, action, async () => {
    const { playerId, at } = action;
    if (wish.trigger === "contact") await noteSignWithin(connection, { playerId, sign: "told_staff" }, at);
    if (wish.act === "letter" && !(await queueRiskLetter(deps, connection, playerId, "play_talk", at)))
      throw new DomainError("conflict", { detail: "no letter reaches the player" });
    return { ...wish, kind: "interaction", aboutId: null };
  });
}

/**
 * Writes a further entry about an interaction inside an SQL transaction.
 * @throws DomainError `not_found` for an interaction that this player has not; `invalid_param` as {@link recordInteractionWithin} does; or as
 *   {@link actOnRisk} does
 */
export async function addEntryWithin(
  connection: SqlConnection,
  action: RiskAction,
  { aboutId, ...wish }: EntryWish,
): Promise<StoredInteraction> {
  refuseDay(wish.follow_up_on, action.at);
  return store(connection, action, async () => {
    const { rows } = await connection.query<StoredInteraction>(
      `SELECT ${COLUMNS} FROM risk_interaction i WHERE i.id = $1::bigint AND i.player_id = $2 AND i.kind = 'interaction'`,
      [aboutId, action.playerId],
    );
    const [about] = rows;
    if (!about) throw new DomainError("not_found");
    return { ...wish, trigger: about.trigger, act: about.act, seen: null, aboutId };
  });
}

type Entry = InteractionWish & { kind: RiskInteraction["kind"]; aboutId: string | null };

async function store(
  connection: SqlConnection,
  action: RiskAction,
  prepare: () => Promise<Entry>,
): Promise<StoredInteraction> {
  let stored: StoredInteraction | undefined;
  await actOnRisk(connection, action, async () => {
    const { playerId, by, at } = action;
    const { kind, aboutId, trigger, seen, act, said, outcome, follow_up_on: followUp } = await prepare();
    const signs = await listCountedSigns(connection, [playerId], at);
    const score = signs.reduce((sum, { sign, times }) => sum + signPoints(sign, times), 0);
    const { rows } = await connection.query<StoredInteraction>(
      `INSERT INTO risk_interaction AS i (player_id, kind, about_id, trigger, seen, score, signs, act, said, outcome, follow_up_on, written_by, written_at)
       VALUES ($1, $2, $3::bigint, $4, $5, $6, $7::jsonb, $8, $9, $10, $11::date, $12, $13) RETURNING ${COLUMNS}`,
      [
        ...[
          playerId,
          kind,
          aboutId,
          trigger,
          seen,
          score,
          JSON.stringify(signs.map(({ sign }) => sign)),
          act,
        ],
        ...[said, outcome, followUp, by.name, at],
      ],
    );
    stored = onlyRow(rows);
    return true;
  });
  if (!stored) throw new Error("an interaction was stored without its row");
  return stored;
}

function refuseDay(day: string | null, now: Date): void {
  const today = dayText(now);
  if (day !== null && (day < today || day > addDays(today, MAX_FOLLOW_UP_DAYS)))
    throw new DomainError("invalid_param", { fields: { follow_up_on: "core.error_invalid_param" } });
}

/** What was done about a player, the newest first; 100 at most. */
export async function listInteractions(
  connection: SqlConnection,
  playerId: string,
): Promise<StoredInteraction[]> {
  const { rows } = await connection.query<StoredInteraction>(
    `SELECT ${COLUMNS} FROM risk_interaction i WHERE i.player_id = $1 ORDER BY i.id DESC LIMIT ${MAX_READ}`,
    [playerId],
  );
  return rows;
}

/** The last interaction with each of these players, or the last entry about what came of one. */
export async function lastInteractions(
  connection: SqlConnection,
  playerIds: readonly string[],
): Promise<StoredInteraction[]> {
  const { rows } = await connection.query<StoredInteraction>(
    `SELECT ${COLUMNS} FROM unnest($1::text[]) AS given (player_id)
     CROSS JOIN LATERAL (SELECT * FROM risk_interaction e WHERE e.player_id = given.player_id ORDER BY e.id DESC LIMIT 1) i`,
    [textArray(playerIds)],
  );
  return rows;
}
