import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { grantLogin } from "./application-login.ts";
import { APPLICATION_ROLE, type Database } from "./database.ts";
import formerChecksums from "./former-checksums.json" with { type: "json" };
import type { SqlConnection } from "./sql.ts";
import { isReadOnly } from "./unavailable.ts";

/**
 * Migrations of a part: plain SQL files `0001-what.sql`, applied in order of their names. Sets of one part are one sequence: its files may be in
 * several folders.
 */
export type MigrationSet = { part: string; folder: URL };

/** The checksums of files that were applied when comments still counted, by the migration's name. */
const FORMER_CHECKSUMS: Readonly<Record<string, string>> = formerChecksums;

const LOCK_KEY = 4_815_162_342;

/**
 * Brings the schema up to date as its owner, one module after another, in one SQL transaction; many nodes may start at once.
 * @throws when the statements of a file have changed since it was applied (its comments may), and on a database that only reads.
 * @returns the names of the migrations applied now.
 */
export async function migrate(database: Database, sets: readonly MigrationSet[]): Promise<string[]> {
  const work = async (connection: SqlConnection) => {
    await connection.query("SELECT pg_advisory_xact_lock($1)", [LOCK_KEY]);
    await prepare(connection, database.role);
    const applied = await appliedChecksums(connection);
    const fresh: string[] = [];
    for (const migration of readSets(sets)) {
      const before = applied.get(migration.name);
      if (before === migration.checksum || (before && before === FORMER_CHECKSUMS[migration.name])) continue;
      if (before)
        throw new Error(
          `Migration ${migration.name} was applied in another form. Add a new file instead of editing it.`,
        );
      for (const statement of migration.statements) await connection.query(statement);
      await connection.query("INSERT INTO migration (name, checksum) VALUES ($1, $2)", [
        migration.name,
        migration.checksum,
      ]);
      fresh.push(migration.name);
    }
    return fresh;
  };
  return database.asOwner(work).catch((error: Error) => {
    if (!isReadOnly(error)) throw error;
    throw new Error(
      `The database only reads: it is a standby, or somebody has set it so (${error.message}). Start again when it takes writes.`,
      { cause: error },
    );
  });
}

/** A hash of the migrations' names and statements: sets that make the same schema have the same hash. */
export function hashMigrations(sets: readonly MigrationSet[]): string {
  const hash = createHash("sha256");
  for (const { name, checksum } of readSets(sets)) hash.update(`${name} ${checksum}\n`);
  return hash.digest("hex");
}

async function prepare(connection: SqlConnection, login: string): Promise<void> {
  const { rows } = await connection.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [APPLICATION_ROLE]);
  if (rows.length === 0) await connection.query(`CREATE ROLE ${APPLICATION_ROLE} NOLOGIN`);
  const member = await connection.query<{ yes: boolean }>(
    "SELECT pg_has_role(current_user, $1, 'MEMBER') AS yes",
    [APPLICATION_ROLE],
  );
  if (!member.rows[0]?.yes) await connection.query(`GRANT ${APPLICATION_ROLE} TO CURRENT_USER`);
  await grantLogin(connection, login);
  await connection.query(`GRANT USAGE ON SCHEMA public TO ${APPLICATION_ROLE}`);
  await connection.query(
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO ${APPLICATION_ROLE}`,
  );
  await connection.query(
    `ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE ON SEQUENCES TO ${APPLICATION_ROLE}`,
  );
  await connection.query(
    "CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now())",
  );
}

async function appliedChecksums(connection: SqlConnection): Promise<Map<string, string>> {
  const { rows } = await connection.query<{ name: string; checksum: string }>(
    "SELECT name, checksum FROM migration",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** The migrations in the order in which they are applied: one part after another, in the order in which the sets name them. */
function readSets(sets: readonly MigrationSet[]): Migration[] {
  const migrations = [...Map.groupBy(sets, ({ part }) => part).values()].flatMap((own) =>
    own.flatMap(readSet).sort((one, other) => (one.name < other.name ? -1 : 1)),
  );
  for (const [index, { name }] of migrations.entries())
    if (migrations[index + 1]?.name === name) throw new Error(`Two files are the migration ${name}.`);
  return migrations;
}

type Migration = { name: string; statements: string[]; checksum: string };

function readSet({ part, folder }: MigrationSet): Migration[] {
  return readdirSync(fileURLToPath(folder))
    .filter((file) => file.endsWith(".sql"))
    .map((file) => {
      const statements = splitStatements(readFileSync(new URL(file, folder), "utf8"));
      const checksum = createHash("sha256").update(statements.join("")).digest("hex");
      return { name: `${part}/${file}`, statements, checksum };
    });
}

/** Statements end with a semicolon at the end of a line; a dollar-quoted body stays in one piece. */
export function splitStatements(text: string): string[] {
  const statements: string[] = [];
  let current = "";
  let quoted = false;
  for (const line of text.split("\n")) {
    if (!quoted && /^\s*(--.*)?$/.test(line)) continue;
    current += `${line}\n`;
    if ((line.match(/\$\$/g)?.length ?? 0) % 2 === 1) quoted = !quoted;
    if (!quoted && /;\s*(--.*)?$/.test(line)) {
      statements.push(current);
      current = "";
    }
  }
  if (current.trim()) statements.push(current);
  return statements;
}
