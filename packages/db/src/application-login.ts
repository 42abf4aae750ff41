import { APPLICATION_SETTINGS, APPLICATION_TIMEOUT_MS } from "./application-settings.ts";
import { APPLICATION_ROLE, type Database } from "./database.ts";
import { onlyRow } from "./only-row.ts";
import { explain, openPostgres } from "./postgres.ts";
import type { SqlConnection } from "./sql.ts";

/** Where the address of the application's login comes from. */
const SETTING = "DATABASE_URL";
const LOCK_KEY = 4_815_162_343;

/**
 * Makes the application's login a member of its role, as the owner.
 * @throws an error with the statement that an administrator must run, when there is no such login or the owner may not grant the role.
 */
export async function grantLogin(owner: SqlConnection, login: string): Promise<void> {
  if (login === APPLICATION_ROLE) return;
  const { rows } = await owner.query<{ inherits: boolean; member: boolean }>(
    "SELECT rolinherit AS inherits, pg_has_role(oid, $2, 'USAGE') AS member FROM pg_roles WHERE rolname = $1",
    [login, APPLICATION_ROLE],
  );
  const [found] = rows;
  if (found && !found.inherits)
    throw new Error(
      `${login}, the login of DATABASE_URL, does not have the rights of its roles. As an administrator: ALTER ROLE ${quoted(login)} INHERIT;`,
    );
  if (!found)
    throw new Error(
      `DATABASE_URL logs in as ${login}, which does not exist. As an administrator: CREATE ROLE ${quoted(login)} LOGIN PASSWORD '…';`,
    );
  if (found.member) return;
  const grant = `GRANT ${APPLICATION_ROLE} TO ${quoted(login)}`;
  await owner.query(grant).catch((cause: Error) => {
    throw new Error(
      `${login}, the login of DATABASE_URL, has not the rights of ${APPLICATION_ROLE}, and the owner may not grant them (${cause.message}). As an administrator: ${grant};`,
      { cause },
    );
  });
}

/**
 * Gives the login of this address, in its database, the application's settings as defaults, because a pooler passes on no start parameters.
 * Call it before the first connection of the application.
 */
export async function settleLogin(url: string): Promise<void> {
  const pool = openPostgres({
    url,
    setting: SETTING,
    poolSize: 1,
    statementTimeoutMs: APPLICATION_TIMEOUT_MS,
  });
  try {
    const connection = await pool.acquire();
    try {
      await connection.query("BEGIN").catch((error) => explain(error, SETTING));
      // Two nodes that start at the same moment must not change one row of the catalogue.
      await connection.query("SELECT pg_advisory_xact_lock($1)", [LOCK_KEY]);
      const { rows } = await connection.query<{ name: string; value: string | null }>(
        `SELECT split_part(item, '=', 1) AS name, split_part(item, '=', 2) AS value
         FROM pg_db_role_setting, unnest(setconfig) AS item
         WHERE setrole = current_user::regrole AND setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      const known = new Map(rows.map(({ name, value }) => [name, value]));
      const { name: database } = onlyRow(
        (await connection.query<{ name: string }>("SELECT current_database() AS name")).rows,
      );
      for (const [name, value] of Object.entries(APPLICATION_SETTINGS))
        if (known.get(name) !== value)
          await connection.query(
            `ALTER ROLE CURRENT_USER IN DATABASE ${quoted(database)} SET ${name} = '${value}'`,
          );
      await connection.query("COMMIT");
    } finally {
      connection.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** @throws when the application's connections lead to another database than the owner's. */
export async function refuseTwoDatabases(database: Database): Promise<void> {
  const where = async (connection: SqlConnection) => {
    const { rows } = await connection.query<{ name: string }>(
      "SELECT concat(current_database(), ' of server ', (SELECT system_identifier FROM pg_control_system())) AS name",
    );
    return onlyRow(rows).name;
  };
  const [mine, owners] = [await where(database), await database.asOwner(where)];
  if (mine !== owners)
    throw new Error(
      `Refusing to start: DATABASE_URL leads to ${mine}, and DATABASE_OWNER_URL to ${owners}. Both must name one database.`,
    );
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
