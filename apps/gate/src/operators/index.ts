export { acceptOperatorInvitation, openInvitation } from "./accept-invitation.ts";
export { changeRoles, switchOff } from "./change-operator.ts";
export {
  beginCompanySignIn,
  finishCompanySignIn,
  finishWithCode,
} from "./company-sign-in.ts";
export { inviteOperator, type NewOperator } from "./invite-operator.ts";
export { listOperators } from "./list-operators.ts";
export {
  findOperator,
  isAllowed,
  isOperatorEmail,
  type Operator,
  operatorNames,
  requirePermission,
} from "./operator.ts";
export {
  endOperatorSession,
  OFFICE_IDLE_MS,
  OFFICE_SESSION_MS,
  type OperatorSignedIn,
  PROOF_MS,
  requireProof,
  resolveOperator,
} from "./operator-session.ts";
export {
  listPasskeys,
  type OfficeAddressPort,
  offerPasskey,
  offerSignIn,
  proveByPasskey,
  removeOwnPasskey,
  signInByPasskey,
  storePasskey,
} from "./passkeys.ts";
export { listViews, removeView, saveView } from "./saved-views.ts";
export { type SeatedOperator, seatOperators } from "./seat-operators.ts";
export { enter, proveBySecrets, type SignInPorts, signInOperator } from "./sign-in.ts";

export const operatorsMigrations = { part: "operators", folder: new URL("./migrations/", import.meta.url) };
