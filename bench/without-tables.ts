import { fileURLToPath } from "node:url";

/**
 * Starts a product without live tables. Their rounds run with nobody watching too: that takes a tenth of a core and some memory, which would
 * count against a row that compares one request or one socket with a bare server. The rows of tables and the soak measure them.
 */
export const WITHOUT_TABLES = { TABLES_DIR: fileURLToPath(new URL("./no-tables", import.meta.url)) };
