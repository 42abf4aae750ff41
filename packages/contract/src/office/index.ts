export {
  Approval,
  type ApprovalAction,
  type ApprovalInput,
  type ApprovalPreview,
  approvalActionNames,
  approvalActions,
} from "./calls/approvals.ts";
export type { AuditEntry } from "./calls/audit.ts";
export { type BlockScope, blockScopes, type OfficeBlock } from "./calls/blocks.ts";
export {
  type CaseCause,
  type CaseFact,
  type CaseOutcome,
  type CasePayment,
  type CasePicture,
  casePermissions,
  type LaunderingRule,
  launderingOutcomes,
  launderingRules,
  type OfficeCase,
  paymentOutcomes,
  personOutcomes,
} from "./calls/cases.ts";
export { type ChatView, chatViews, type OfficeChat, type OfficeChatMessage } from "./calls/chats.ts";
export {
  type OfficeDocument,
  type ResultDifference,
  type ResultEffect,
  resultDifferences,
  resultEffects,
  type VendorResult,
} from "./calls/documents.ts";
export type { OfficeErasure } from "./calls/erasures.ts";
export { type OfficeCallName, type OfficeCalls, officeCalls } from "./calls/index.ts";
export type { ListedOperator } from "./calls/operators.ts";
export { imposedLimits } from "./calls/player-acts.ts";
export { type ContactField, contactFields, type LetterAgain, lettersAgain } from "./calls/player-contact.ts";
export type { FoundPlayer, OfficePlayer, RelatedAccount, RelatedBy } from "./calls/players.ts";
export type { QueueLength } from "./calls/queues.ts";
export {
  type PlayerAtRisk,
  type RiskAct,
  type RiskDemand,
  type RiskFact,
  type RiskGroup,
  type RiskInteraction,
  type RiskOutcome,
  type RiskSign,
  type RiskView,
  riskActs,
  riskGroups,
  riskOutcomes,
  riskSignNames,
  riskSigns,
  riskViews,
} from "./calls/risks.ts";
export type { OfficeRound } from "./calls/rounds.ts";
export {
  MAX_SETTLEMENT_BYTES,
  type OfficeDifference,
  type ProviderComparison,
  type SettlementFile,
  type SettlementOutcome,
  settlementKinds,
  settlementOutcomes,
} from "./calls/settlements.ts";
export type { OfficeSelf } from "./calls/sign-in.ts";
export { type OfficeStop, type StopKind, stopKinds } from "./calls/stops.ts";
export type { SuspicionReport } from "./calls/suspicion.ts";
export { type OfficeTask, type TaskView, taskViews } from "./calls/tasks.ts";
export { type TimelineEntry, type TimelineKind, timelineKinds } from "./calls/timeline.ts";
export type { OfficeView } from "./calls/views.ts";
export type { OfficeDelivery, OfficeEndpoint } from "./calls/webhooks.ts";
export {
  type OfficeWithdrawal,
  type WithdrawalPicture,
  type WithdrawalReason,
  type WithdrawalStep,
  withdrawalReasons,
} from "./calls/withdrawals.ts";
export type { OfficeLicence } from "./fields.ts";
export * from "./office-call.ts";
export * from "./office-client.ts";
export * from "./permissions.ts";
