import { randomBytes } from "node:crypto";
import { type calls, DomainError, type OutputOf } from "@bellwether/contract";
import { type SqlConnection, textArray } from "@bellwether/db";
import { ownAppSince } from "../factors/index.ts";
import { lockPlayer, type Player } from "../players/index.ts";
import type { ClockPort, MessageTextsPort, StorePorts } from "../ports.ts";
import { drawScratchCode, hashScratchCode, isScratchCode } from "./scratch-code-text.ts";
import { sendNotice } from "./send-notice.ts";

/** Codes on one sheet. */
const CODES = 10;

type Codes = OutputOf<typeof calls.scratchCodes>["codes"];
export type ScratchCodeRow = { id: string; number: number; code_hash: string };

/** A text key, since the title depends on the reader's language; the text contains `number`. */
const TITLE = "core.error_scratch_code_title";

/**
 * Creates 10 new codes, shown only now and stored as hashes; invalidates older ones. The caller must have confirmed the password.
 * @param also what belongs to it, in the same SQL transaction
 */
export async function issueScratchCodes(
  deps: StorePorts,
  player: Player,
  also: (connection: SqlConnection) => Promise<void>,
): Promise<Codes> {
  const codes = Array.from({ length: CODES }, (_, index) => ({
    id: randomBytes(8).toString("hex"),
    title: TITLE,
    number: index + 1,
    code: drawScratchCode(),
  }));
  await deps.database.transaction(async (connection) => {
    // Two sheets requested at the same moment are issued one after the other, and the later one is valid.
    await lockPlayer(connection, player.id);
    await also(connection);
    await dropScratchCodes(connection, player.id);
    await connection.query(
      `INSERT INTO scratch_code (id, player_id, number, code_hash, issued_at)
       SELECT id, $1, number, code_hash, $2 FROM unnest($3::text[], $4::text[]) WITH ORDINALITY AS u(id, code_hash, number)`,
      [
        player.id,
        deps.now(),
        textArray(codes.map(({ id }) => id)),
        textArray(codes.map(({ id, code }) => hashScratchCode(id, code))),
      ],
    );
  });
  return codes;
}

/** The ids and titles of the unused codes, never the codes themselves. */
export async function listScratchCodes(
  deps: { database: Pick<SqlConnection, "query"> },
  player: Player,
): Promise<Codes> {
  const { rows } = await deps.database.query<Omit<ScratchCodeRow, "code_hash">>(
    "SELECT id, number FROM scratch_code WHERE player_id = $1 AND used_at IS NULL ORDER BY number",
    [player.id],
  );
  return rows.map(({ id, number }) => ({ id, title: TITLE, number }));
}

/** Deletes all codes: from now on the password alone is enough. */
export async function dropScratchCodes(
  connection: Pick<SqlConnection, "query">,
  playerId: string,
): Promise<void> {
  await connection.query("DELETE FROM scratch_code WHERE player_id = $1", [playerId]);
}

/** Deletes codes that were issued since the moment. */
export async function dropScratchCodesSince(
  connection: SqlConnection,
  playerId: string,
  since: Date,
): Promise<void> {
  await connection.query("DELETE FROM scratch_code WHERE player_id = $1 AND issued_at >= $2", [
    playerId,
    since,
  ]);
}

/** SQL: the scratch code that the next login of the player $1 must enter; no row when all codes are used. */
export const NEXT_SCRATCH_CODE =
  "SELECT id, number, code_hash FROM scratch_code WHERE player_id = $1 AND used_at IS NULL ORDER BY number LIMIT 1";

/** @throws DomainError `scratch_code_wrong`, naming the required code. */
export function checkScratchCode(wanted: ScratchCodeRow, typed: string): void {
  if (!isRightScratchCode(wanted, typed)) throw wrongScratchCode(wanted);
}

export const isRightScratchCode = (wanted: ScratchCodeRow, typed: string) =>
  isScratchCode(wanted.id, typed, wanted.code_hash);

/**
 * Uses up a code inside the login's SQL transaction. When it was the last one, an email says so, and whether the password alone is
 * enough now.
 * @throws DomainError `scratch_code_wrong` when another login has used it in the meantime.
 */
export async function useScratchCode(
  deps: MessageTextsPort & ClockPort,
  connection: SqlConnection,
  player: Player,
  wanted: ScratchCodeRow,
): Promise<void> {
  const used = await connection.query(
    "UPDATE scratch_code SET used_at = $2 WHERE id = $1 AND used_at IS NULL RETURNING id",
    [wanted.id, deps.now()],
  );
  if (used.rows.length === 0) throw wrongScratchCode(wanted);
  const left = await connection.query(
    "SELECT 1 FROM scratch_code WHERE player_id = $1 AND used_at IS NULL LIMIT 1",
    [player.id],
  );
  if (left.rows.length > 0) return;
  const hasApp = (await ownAppSince(connection, player.id)) !== undefined;
  await sendNotice(deps, connection, player, hasApp ? "last_code_beside_app" : "last_scratch_code");
}

/** The refusal of a login without a code: `params` names the code to enter. */
export function wantedScratchCode(wanted: ScratchCodeRow): DomainError {
  return new DomainError("scratch_code_required", { params: scratchCodeParams(wanted) });
}

/** Names a code of the sheet in a refusal. */
export const scratchCodeParams = ({ id, number }: ScratchCodeRow) => ({
  id,
  title: TITLE,
  number: String(number),
});

function wrongScratchCode(wanted: ScratchCodeRow): DomainError {
  return new DomainError("scratch_code_wrong", {
    fields: { scratch_code: "core.error_scratch_code_wrong" },
    params: scratchCodeParams(wanted),
  });
}
