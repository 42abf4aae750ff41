export { bigintArray, textArray } from "./array-literal.ts";
export {
  APPLICATION_ROLE,
  type Database,
  type DatabaseOptions,
  openDatabase,
  type SqlTransaction,
} from "./database.ts";
export { type MigrationSet, migrate } from "./migrate.ts";
export type { SqlConnection, SqlResult } from "./sql.ts";
