export {
  type BonusInReview,
  type BonusLiability,
  bonusLiability,
  listBonusesInReview,
  payCashback,
  releaseBonus,
  revokeReviewedBonus,
  verifyBonuses,
} from "./bonus/index.ts";
export { isFreePlayAllowed } from "./catalogue/index.ts";
export { createGate, type Gate, gateMigrations } from "./gate.ts";
export type {
  AffiliateSettings,
  GateParts,
  GateSettings,
  ProviderSettings,
} from "./gate-parts.ts";
export { ANSWER_HEADERS } from "./http/answer.ts";
export { createAnswerMemory, LONGEST_QUESTION } from "./http/answer-memory.ts";
export { MAX_BODY_BYTES } from "./http/body-bound.ts";
export { isFresh } from "./is-fresh.ts";
export {
  decideExclusionMatch,
  type ExclusionMatch,
  isWithoutRegister,
  listExclusionMatches,
  listNewsletterReaders,
} from "./limits/index.ts";
export { type DeliverMessage, type Message, MessageRefused } from "./messages/index.ts";
export { gateMetricList, type MetricDefinition, type Metrics } from "./metrics.ts";
export {
  type CashLeft,
  compareProviders,
  findUnresolved,
  isDifferent,
  listCashLeft,
  type PayOutWish,
  payOut,
} from "./payments/index.ts";
export {
  askDocument,
  type DocumentAsked,
  listDocumentsAsked,
  readEvidence,
  settleDocument,
} from "./players/index.ts";
export {
  BridgeConnection,
  type BridgeParts,
  type BridgeTransport,
  createPushHub,
  createRegistrationQueue,
  type PushRelay,
} from "./push/index.ts";
export { type Liability, liabilityAt, verifyRounds } from "./wallet/index.ts";
