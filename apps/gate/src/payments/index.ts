export { cashedOutMinor } from "./cashed-out.ts";
export { issueCashierSession } from "./cashier-session.ts";
export { comparePayments, compareProviders, isDifferent, readProviderTotals } from "./compare-providers.ts";
export { correctBalance, correctionScope } from "./correct-balance.ts";
export type { DepositFollower } from "./deposit-follower.ts";
export { findPayment } from "./find-payment.ts";
export { lifetimeDepositsMinor } from "./lifetime-deposits.ts";
export { type CashLeft, listCashLeft, type PayOutWish, payOut } from "./pay-out.ts";
export type { PaymentRow } from "./payment.ts";
export type { PaymentFollowers } from "./payment-followers.ts";
export { type InstrumentEvidence, listInstruments, sweepInstruments } from "./payment-instrument.ts";
export type { AuthorizedPayout, PayoutFollower } from "./payout-follower.ts";
export { doPayoutsWantProof } from "./payout-proof.ts";
export {
  type MethodFlow,
  noteApproved,
  type PayoutInstrument,
  type PayoutRecord,
  readPayoutInstrument,
  readPayoutRecord,
} from "./payout-record.ts";
export { hasNoPayments, isPaymentPending, paymentsData } from "./personal-data.ts";
export { listPlayerMoves, type PlayerMove } from "./player-moves.ts";
export { listPlayerPayments } from "./player-payments.ts";
export { playerOfPayment, playersByInstrument } from "./players-by-payment.ts";
export { findUnresolved, reconcilePayments } from "./reconcile.ts";
export { type SettledPayment, settledPayments } from "./settled-payments.ts";
export { playersWithInstrumentsOf } from "./shared-instruments.ts";
export { sweepCashierSessions } from "./sweep-cashier-sessions.ts";
export { watchPayments } from "./watch-payments.ts";

export const paymentsMigrations = { part: "payments", folder: new URL("./migrations/", import.meta.url) };
