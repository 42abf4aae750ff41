import { type Database, openDatabase } from "@bellwether/db";
import { readEnvironment } from "../settings/environment.ts";

/** Opens the server's own database for an operator's command; on failure prints the reason and exits with 2. */
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
