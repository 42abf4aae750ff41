import {
  approvals,
  askApproval,
  commentApproval,
  decideApproval,
  editApproval,
  previewApproval,
  withdrawApproval,
} from "./approvals.ts";
import { audit, verifyAudit } from "./audit.ts";
import { contentVersions } from "./content.ts";
import { operators, switchOffOperator } from "./operators.ts";
import {
  addNote,
  blockPlayer,
  endPlayerSessions,
  findPlayers,
  playerPage,
  playerTimeline,
  revealPlayer,
} from "./players.ts";
import {
  acceptInvitation,
  addPasskey,
  enterAs,
  me,
  operatorSignIn,
  operatorSignOut,
  ownPasskeys,
  passkeyChallenge,
  passkeyOffer,
  passkeySignIn,
  prove,
  readInvitation,
  removePasskey,
  signInWays,
} from "./sign-in.ts";
import { startPart, stopPart, stops } from "./stops.ts";
import {
  approveWithdrawal,
  askWithdrawalDocument,
  leaveWithdrawal,
  refuseWithdrawal,
  takeWithdrawal,
  withdrawal,
  withdrawals,
} from "./withdrawals.ts";

/** Every call of the office by name: its listener mounts them, its client exposes them, its OpenAPI file lists them. */
export const officeCalls = {
  signInWays,
  operatorSignIn,
  passkeyChallenge,
  passkeySignIn,
  enterAs,
  readInvitation,
  acceptInvitation,
  me,
  operatorSignOut,
  prove,
  passkeyOffer,
  addPasskey,
  ownPasskeys,
  removePasskey,
  findPlayers,
  playerPage,
  playerTimeline,
  revealPlayer,
  addNote,
  blockPlayer,
  endPlayerSessions,
  previewApproval,
  askApproval,
  editApproval,
  approvals,
  decideApproval,
  withdrawApproval,
  commentApproval,
  operators,
  switchOffOperator,
  withdrawals,
  withdrawal,
  takeWithdrawal,
  leaveWithdrawal,
  approveWithdrawal,
  refuseWithdrawal,
  askWithdrawalDocument,
  stops,
  stopPart,
  startPart,
  audit,
  verifyAudit,
  contentVersions,
} as const;

export type OfficeCalls = typeof officeCalls;
export type OfficeCallName = keyof OfficeCalls;
