import type { DataPart, DataRow } from "@bellwether/db";
import { findPlayer, isExcluded } from "../players/index.ts";
import { personMarksOf } from "./same-person.ts";
import { listRegisterChecks } from "./self-exclusion-register.ts";

/** Limits, and answers of registers: proof that the player was protected. */
export const limitsData: DataPart = {
  name: "limits",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT type, duration_days, value, state, requested_at, effective_at, ended_at, imposed_value, imposed_until FROM player_limit
       WHERE player_id = $1 ORDER BY id DESC`,
      [playerId],
    );
    return { limits: rows, register_checks: await listRegisterChecks(connection, playerId) };
  },
  async eraseKept(connection, { playerId }) {
    await connection.query("DELETE FROM player_limit WHERE player_id = $1", [playerId]);
    await connection.query("DELETE FROM register_check WHERE player_id = $1", [playerId]);
  },
};

/** Exclusions keep their person out, also one whose account is erased: their marks stay until the last of them has ended. */
export const exclusionsData: DataPart = {
  name: "exclusions",
  async collect(connection, { playerId }) {
    const { rows } = await connection.query<DataRow>(
      `SELECT duration, reason, starts_at, ends_at, email, phone, national_id, person FROM exclusion WHERE player_id = $1 ORDER BY id DESC`,
      [playerId],
    );
    return { exclusions: rows };
  },
  /**
   * An account that was excluded because another one of the same person was has no exclusion of its own. It gets one, because after this nothing
   * else says by which marks its person is known.
   */
  async eraseAsked(connection, { playerId, at }) {
    const player = await findPlayer(connection, playerId);
    if (!player || !isExcluded(player, at)) return;
    const own = personMarksOf(player);
    await connection.query(
      `INSERT INTO exclusion (player_id, duration, reason, starts_at, ends_at, email, phone, national_id, person,
         is_email_proven, is_phone_proven, is_identity_proven, excluded_by)
       SELECT $1, 'forever', 'the account was erased while it was excluded', $2, $3, $4, $5, $6, $7, $8, $9, $10, 'erasure'
       WHERE NOT EXISTS (SELECT 1 FROM exclusion WHERE player_id = $1 AND (ends_at IS NULL OR ends_at >= $3))`,
      [
        ...[playerId, at, player.excludedUntil, own.email, own.phone, own.nationalId, own.person],
        ...[own.isEmailProven, own.isPhoneProven, own.isIdentityProven],
      ],
    );
  },
  async waitsUntil(connection, { playerId, at }, stage) {
    if (stage === "asked") return undefined;
    const { rows } = await connection.query<{ ends_at: Date | null }>(
      `SELECT ends_at FROM exclusion WHERE player_id = $1 AND (ends_at IS NULL OR ends_at > $2)
       ORDER BY ends_at DESC NULLS FIRST LIMIT 1`,
      [playerId, at],
    );
    if (!rows[0]) return undefined;
    return rows[0].ends_at ?? "forever";
  },
  eraseKept: (connection, { playerId }) =>
    connection.query(
      "UPDATE exclusion SET email = '', phone = '', national_id = NULL, person = '', reason = '' WHERE player_id = $1",
      [playerId],
    ),
};
