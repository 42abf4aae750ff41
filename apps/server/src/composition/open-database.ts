import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Database, migrate, openDatabase, settleLogin } from "@bellwether/db";
import { gateMigrations } from "@bellwether/gate";
import { sandboxMigrations } from "@bellwether/sandbox";
import { studioMigrations } from "@bellwether/studio";
import type { Logger } from "pino";
import type { Environment } from "../settings/environment.ts";
import { refuseUnsafeRole } from "../settings/unsafe-role.ts";

/** Opens the database that all parts share, and brings its schema up to date. `print` gets messages of steps that may take seconds. */
export async function openMigrated(
  environment: Environment,
  log: Logger,
  print: (line: string) => void,
): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, dataFolder } = environment;
  const began = performance.now();
  const isNew = !databaseUrl && !existsSync(join(dataFolder, "pglite"));
  print(isNew ? "Creating the database …" : "Opening the database …");
  const database = await openDatabase({
    url: databaseUrl,
    ownerUrl: databaseOwnerUrl,
    folder: databaseUrl ? undefined : dataFolder,
    poolSize: environment.databasePoolSize,
    onError: (error) => log.warn({ err: error }, "a database connection broke"),
  });
  const migrated = await migrate(database, [
    ...gateMigrations,
    ...studioMigrations,
    ...(environment.sandbox ? [sandboxMigrations] : []),
  ]);
  if (databaseUrl && databaseOwnerUrl) await settleLogin(databaseUrl);
  await refuseUnsafeRole(database);
  if (migrated.length > 0) log.info({ migrated: migrated.length }, "the database is up to date");
  print(`The database is open after ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
  return database;
}
