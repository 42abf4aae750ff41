import { ledgerMigrations } from "@bellwether/ledger";
import { affiliatesMigrations } from "./affiliates/index.ts";
import { applicantsMigrations } from "./applicants/index.ts";
import { approvalsMigrations } from "./approvals/index.ts";
import { auditMigrations } from "./audit/index.ts";
import { authenticatorsMigrations } from "./authenticators/index.ts";
import { blocksMigrations } from "./blocks/index.ts";
import { bonusMigrations } from "./bonus/index.ts";
import { catalogueMigrations } from "./catalogue/index.ts";
import { chatMigrations } from "./chat/index.ts";
import { contentStoreMigrations } from "./content-store/index.ts";
import { documentsMigrations } from "./documents/index.ts";
import { drawsMigrations } from "./draws/index.ts";
import { erasureMigrations } from "./erasure/index.ts";
import { eventsMigrations } from "./events/index.ts";
import { factorsMigrations } from "./factors/index.ts";
import { holdsMigrations } from "./holds/index.ts";
import { identityMigrations } from "./identity/index.ts";
import { identityResultsMigrations } from "./identity-results/index.ts";
import { jobsMigrations } from "./jobs/index.ts";
import { launderingMigrations } from "./laundering/index.ts";
import { limitsMigrations } from "./limits/index.ts";
import { messagesMigrations } from "./messages/index.ts";
import { notesMigrations } from "./notes/index.ts";
import { operatorsMigrations } from "./operators/index.ts";
import { paymentsMigrations } from "./payments/index.ts";
import { playersMigrations } from "./players/index.ts";
import { rewardsMigrations } from "./rewards/index.ts";
import { riskMigrations } from "./risk/index.ts";
import { roundMigrations } from "./rounds/index.ts";
import { screeningMigrations } from "./screening/index.ts";
import { sessionsMigrations } from "./sessions/index.ts";
import { settlementsMigrations } from "./settlements/index.ts";
import { stopsMigrations } from "./stops/index.ts";
import { suspicionMigrations } from "./suspicion/index.ts";
import { tasksMigrations } from "./tasks/index.ts";
import { verificationMigrations } from "./verification/index.ts";
import { walletMigrations } from "./wallet/index.ts";
import { webhooksMigrations } from "./webhooks/index.ts";
import { withdrawalsMigrations } from "./withdrawals/index.ts";

/** Migrations of all the gate's tables, in the order in which they depend on each other. */
export const gateMigrations = [
  ledgerMigrations,
  messagesMigrations,
  playersMigrations,
  holdsMigrations,
  authenticatorsMigrations,
  factorsMigrations,
  identityMigrations,
  sessionsMigrations,
  walletMigrations,
  roundMigrations,
  bonusMigrations,
  paymentsMigrations,
  limitsMigrations,
  riskMigrations,
  affiliatesMigrations,
  catalogueMigrations,
  jobsMigrations,
  rewardsMigrations,
  drawsMigrations,
  contentStoreMigrations,
  auditMigrations,
  operatorsMigrations,
  blocksMigrations,
  notesMigrations,
  tasksMigrations,
  chatMigrations,
  approvalsMigrations,
  stopsMigrations,
  withdrawalsMigrations,
  verificationMigrations,
  documentsMigrations,
  erasureMigrations,
  eventsMigrations,
  webhooksMigrations,
  launderingMigrations,
  settlementsMigrations,
  suspicionMigrations,
  screeningMigrations,
  applicantsMigrations,
  identityResultsMigrations,
];
