export { type AddressShare, createAddressShare } from "./address-share.ts";
export type { AnySchema } from "./any-schema.ts";
export * from "./board.ts";
export * from "./call.ts";
export { AffiliateTags, referralData } from "./calls/affiliates.ts";
export type { OwnBoard } from "./calls/boards.ts";
export type { BonusRefusal } from "./calls/bonus.ts";
export type { ListedGame, LotteryInstantGame, RecentWin } from "./calls/catalogue.ts";
export type {
  BlogPost,
  CatalogueFile,
  InitialDataFile,
  LiveFile,
  LiveRoundsFile,
  ShownBlock,
} from "./calls/content.ts";
export {
  type DocumentCause,
  type DocumentKind,
  type DocumentSide,
  type DocumentState,
  documentCauses,
  documentUpload,
  type PlayerDocument,
  type VendorCheck,
} from "./calls/documents.ts";
export type { DrawnGame } from "./calls/draws.ts";
export { type CallName, type Calls, calls } from "./calls/index.ts";
export type { LimitEntry, PlayerLimit, PlayerLimits, RealityCheck } from "./calls/limits.ts";
export type { PaymentKind, PaymentState } from "./calls/payments.ts";
export { DataGroup, DataStay, ErasureObstacle, PlayerData } from "./calls/personal-data.ts";
export type { GuardName, PlayerProfile } from "./calls/players.ts";
export type { Mission, MissionId, RewardRefusal } from "./calls/rewards.ts";
export * from "./chat.ts";
export * from "./client.ts";
export {
  documentKinds,
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_PAGES,
} from "./document-bounds.ts";
export * from "./envelope.ts";
export * from "./errors.ts";
export { exampleInputs } from "./example-inputs.ts";
export { fieldMessages, genericMessage } from "./field-messages.ts";
export * from "./frames.ts";
export * from "./gamstop.ts";
export * from "./hub88.ts";
export * from "./identity-vendor.ts";
export type { LiveTable } from "./live-table.ts";
export { localPath } from "./local-path.ts";
export * from "./minor-units.ts";
export * from "./money.ts";
export { networkOf } from "./network-of.ts";
export { parseJson, readJson } from "./parse-json.ts";
export * from "./payment-iq.ts";
export { isTemporaryEmail } from "./person-fields.ts";
export * from "./push.ts";
export * from "./push-addresses.ts";
export { isSameMailbox, readEmail } from "./read-email.ts";
export { readIpAddress } from "./read-ip-address.ts";
export * from "./screening.ts";
export * from "./softswiss.ts";
export * from "./spelpaus.ts";
export { isStorable } from "./storable-text.ts";
export { plainCode, plainPassword, plainSigns, shownText } from "./typed-text.ts";
