export { readEvidence } from "./account/index.ts";
export { type Actor, commandActor } from "./actor.ts";
export type { IdentityVendor } from "./applicants/index.ts";
export { type AuditRow, verifyAuditChain } from "./audit/index.ts";
export {
  type BonusInReview,
  type BonusLiability,
  bonusLiability,
  listBonusesInReview,
  payCashback,
  releaseBonus,
  revokeReviewedBonus,
} from "./bonus/index.ts";
export {
  BridgeConnection,
  type BridgeDeps,
  type BridgeTransport,
  createRegistrationQueue,
} from "./bridge/index.ts";
export { createResponseCache, MAX_QUESTION_LENGTH } from "./calls/index.ts";
export { isFreePlayAllowed } from "./catalogue/index.ts";
export {
  type BuildContent,
  type ContentStore,
  type ContentVersion,
  listVersions,
  openContentStore,
  publishContent,
  readPublishedVersion,
} from "./content-store/index.ts";
export {
  type DocumentKey,
  type DocumentStore,
  type DocumentVault,
  type PdfDanger,
  UnreadablePictureError,
} from "./documents/index.ts";
export { findErasure, handOutData, runErasures } from "./erasure/index.ts";
export { createGate, type Gate } from "./gate.ts";
export { type GateDeps, type OfferedContent, withContent } from "./gate-deps.ts";
export { type AccountHold, liftHolds, listHolds } from "./holds/index.ts";
export { ANSWER_HEADERS } from "./http/answer.ts";
export { MAX_BODY_BYTES } from "./http/body-bound.ts";
export { isFresh } from "./is-fresh.ts";
export { gatePromises } from "./ledger-promises.ts";
export {
  decideExclusionMatch,
  type ExclusionMatch,
  isWithoutRegister,
  listExclusionMatches,
  listNewsletterReaders,
} from "./limits/index.ts";
export { type DeliverMessage, type Message, MessageRefusedError } from "./messages/index.ts";
export { gateMetricList, type Metrics } from "./metrics.ts";
export { gateMigrations } from "./migrations.ts";
export { invitationLink } from "./office/index.ts";
export { inviteOperator, type SeatedOperator, seatOperators } from "./operators/index.ts";
export {
  type CashLeft,
  comparePayments,
  compareProviders,
  findUnresolved,
  isDifferent,
  listCashLeft,
  type PayOutWish,
  payOut,
} from "./payments/index.ts";
export { createTerms, listShownPlayers } from "./players/index.ts";
export type { CompanyDirectory, WebhookLine } from "./ports.ts";
export { createPushHub, type PushRelay } from "./push/index.ts";
export {
  listParcels,
  type Parcel,
  type RewardReport,
  rewardReport,
  sendParcel,
} from "./rewards/index.ts";
export { keepRisk, liftRisk, listRiskMarks, markRisk } from "./risk/index.ts";
export type { AffiliateSettings, GateSettings, ProviderSettings } from "./settings.ts";
export { compareSettlement, readSettlementFile } from "./settlements/index.ts";
export { createStopBoard } from "./stops/index.ts";
export { askDocument, type DocumentAsked, listDocumentsAsked, settleDocument } from "./verification/index.ts";
export { type Liability, liabilityAt, type PotHeld, potsAt } from "./wallet/index.ts";
export { createEventListeners } from "./webhooks/index.ts";
