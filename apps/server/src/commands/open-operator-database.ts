import { type Database, openDatabase } from "@bellwether/db";
import { readEnvironment } from "../settings/environment.ts";

/** The database of an operator's command, the server's own; on failure it says why and ends with 2. */
export async function openOperatorDatabase(): Promise<Database> {
  const environment = readEnvironment(process.env);
  try {
    return await openDatabase({
      url: environment.databaseUrl,
      folder: environment.databaseUrl ? undefined : environment.dataFolder,
    });
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
