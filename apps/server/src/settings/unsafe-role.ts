import { type Database, refuseTwoDatabases } from "@bellwether/db";
import { findForbiddenRights } from "@bellwether/ledger";

/**
 * Refuses a database whose application could change or remove what the ledger has written, or that has other tables than the owner's.
 * Call it after the migrations.
 * @throws an error that names the role, its rights and what to do.
 */
export async function refuseUnsafeRole(database: Database): Promise<void> {
  await refuseTwoDatabases(database);
  const { rows } = await database.query<{ role: string; superuser: boolean }>(
    "SELECT rolname::text AS role, rolsuper AS superuser FROM pg_roles WHERE rolname = current_user",
  );
  const { role, superuser } = rows[0] ?? { role: database.role, superuser: false };
  const found = await findForbiddenRights(database, role);
  if (found.length === 0) return;
  const rights = Map.groupBy(found, ({ table }) => table);
  const words = superuser
    ? ["is a superuser"]
    : [...rights].map(([table, all]) => `may ${all.map(({ right }) => right).join(", ")} ${table}`);
  throw new Error(
    `Refusing to start: the application's role ${role} ${words.join("; ")}. It could change what the ledger has written. ` +
      `Give DATABASE_URL a login of the application's own, and DATABASE_OWNER_URL the owner's (docs/operate.md, "Two logins").`,
  );
}
