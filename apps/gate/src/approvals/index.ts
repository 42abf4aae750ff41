export type { ApprovalKind, ApprovalKinds, ApprovedAct } from "./approval-kind.ts";
export {
  type ApprovalPorts,
  askApproval,
  describeAction,
  editApproval,
} from "./ask-approval.ts";
export { decideApproval, runDueApprovals, withdrawApproval } from "./decide-approval.ts";
export { findRequest, insertComment, listComments, listRequests, type RequestRow } from "./request-store.ts";

export const approvalsMigrations = { part: "approvals", folder: new URL("./migrations/", import.meta.url) };
