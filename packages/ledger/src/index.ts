export { type AccountRef, accountKey, address } from "./account.ts";
export type { Book } from "./book.ts";
export type { Checkpoint } from "./checkpoint.ts";
export { type BatchRead, type BatchScope, createLedger, type Ledger } from "./ledger.ts";
export {
  type ApplyResult,
  hashInput,
  type OperationDraft,
  type OperationKey,
  type SeenOperation,
  type TransferDraft,
} from "./operation.ts";
export {
  findForbiddenRights,
  type Verification,
  type VerifyOptions,
  verify,
  verifyLedger,
} from "./verify.ts";
export type { LedgerPromises, Promises, Violation } from "./violation.ts";
export { createWriter, type RunBatch, WriterBusyError } from "./writer.ts";

/** The ledger's migrations, for the composition root. */
export const ledgerMigrations = { part: "ledger", folder: new URL("./migrations/", import.meta.url) };
