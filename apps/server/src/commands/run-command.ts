import { DomainError } from "@bellwether/contract";
import { type Database, openDatabase } from "@bellwether/db";
import { readEnvironment } from "../settings/environment.ts";

/**
 * Does an operator's command on the server's own database and closes it. The task returns the exit code. A refusal prints its reason and
 * exits with 1; a database that cannot be opened prints why and exits with 2.
 * @param subject what the command is about, printed before the reason of a refusal
 */
export async function runCommand(
  task: (database: Database) => Promise<number>,
  subject?: string,
): Promise<void> {
  const database = await openOperatorDatabase();
  try {
    process.exitCode = await task(database);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(subject === undefined ? error.message : `${subject}: ${error.message}`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

async function openOperatorDatabase(): Promise<Database> {
  const environment = readEnvironment(process.env);
  try {
    return await openDatabase({
      url: environment.databaseUrl,
      ownerUrl: environment.databaseOwnerUrl,
      folder: environment.databaseUrl ? undefined : environment.dataFolder,
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
