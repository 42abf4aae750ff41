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
export { createGate, type Gate, gateMigrations } from "./gate.ts";
export type { GateParts, GateSettings, ProviderSettings } from "./gate-parts.ts";
export type { DeliverMessage, Message } from "./messages/index.ts";
export { createBridgeConnection, createPushHub, type PushRelay } from "./push/index.ts";
export { verifyRounds } from "./wallet/index.ts";
