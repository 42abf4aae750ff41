export type { ApprovalKind, ApprovalKinds, ApprovedAct } from "./approval-kind.ts";
export { decideRequest, runDueApprovals, takeRequestBack } from "./decide-request.ts";
export { approvalsData } from "./personal-data.ts";
export {
  type ApprovalPorts,
  describeAction,
  editRequest,
  requestApproval,
} from "./request-approval.ts";
export {
  findRequest,
  insertComment,
  listComments,
  listOpenRequests,
  listRequests,
  type RequestRow,
} from "./request-store.ts";

export const approvalsMigrations = { part: "approvals", folder: new URL("./migrations/", import.meta.url) };
