export { createApprovalKinds, invitationLink } from "./approval-kinds.ts";
export { createOffice } from "./create-office.ts";
export type { OfficeDeps } from "./office-deps.ts";
