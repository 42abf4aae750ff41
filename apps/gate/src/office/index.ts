export { createApprovalKinds, invitationLink } from "./approval-kinds.ts";
export { createAsyncApi } from "./async-api.ts";
export type { OfficeDeps } from "./office-deps.ts";
export { createOfficeOpenApi } from "./office-open-api.ts";
