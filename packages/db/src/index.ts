export { refuseTwoDatabases, settleLogin } from "./application-login.ts";
export { bigintArray, textArray } from "./array-parameter.ts";
export type { DataPart, DataRow, DataSubject, ErasureStage } from "./data-part.ts";
export {
  APPLICATION_ROLE,
  type Database,
  type DatabaseOptions,
  openDatabase,
  type SqlTransaction,
} from "./database.ts";
export { type DatabaseClock, followDatabaseClock, MIN_CORRECTED_MS } from "./database-clock.ts";
export { inSpan } from "./in-span.ts";
export { type MigrationSet, migrate } from "./migrate.ts";
export { onlyRow } from "./only-row.ts";
export type { PoolUse, SqlConnection, SqlResult } from "./sql.ts";
export { startWatch } from "./start-watch.ts";
export { isUnavailable } from "./unavailable.ts";
