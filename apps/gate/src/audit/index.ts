export { type AuditedAct, type AuditValues, appendAudit } from "./append-audit.ts";
export { listAuditHeads, publishAuditHead } from "./audit-heads.ts";
export { type AuditRow, listAudit, reasonIn } from "./list-audit.ts";
export { auditData, eraseDetails } from "./personal-data.ts";
export { type AuditVerdict, verifyAuditChain } from "./verify-audit-chain.ts";

export const auditMigrations = { part: "audit", folder: new URL("./migrations/", import.meta.url) };
