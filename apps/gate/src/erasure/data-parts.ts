import type { DataPart, DataSubject, SqlConnection } from "@bellwether/db";
import { affiliatesData } from "../affiliates/index.ts";
import { applicantsData } from "../applicants/index.ts";
import { approvalsData } from "../approvals/index.ts";
import { auditData } from "../audit/index.ts";
import { blocksData } from "../blocks/index.ts";
import { bonusData } from "../bonus/index.ts";
import { catalogueData } from "../catalogue/index.ts";
import { chatData } from "../chat/index.ts";
import { documentsData } from "../documents/index.ts";
import { remindersData } from "../draws/index.ts";
import { eventsData } from "../events/index.ts";
import { factorsData } from "../factors/index.ts";
import { holdsData } from "../holds/index.ts";
import { identityData } from "../identity/index.ts";
import { identityResultsData } from "../identity-results/index.ts";
import { exclusionsData, limitsData } from "../limits/index.ts";
import { messagesData } from "../messages/index.ts";
import { notesData } from "../notes/index.ts";
import { paymentsData } from "../payments/index.ts";
import { changesData, playersData } from "../players/index.ts";
import type { OtherDataPort } from "../ports.ts";
import { rewardsData } from "../rewards/index.ts";
import { riskData } from "../risk/index.ts";
import { roundsData } from "../rounds/index.ts";
import { screeningData } from "../screening/index.ts";
import { sessionsData } from "../sessions/index.ts";
import { suspicionData } from "../suspicion/index.ts";
import { tasksData } from "../tasks/index.ts";
import { verificationData } from "../verification/index.ts";
import { walletData } from "../wallet/index.ts";
import { withdrawalsData } from "../withdrawals/index.ts";

/** What an erasure stores of itself. */
const ownData: DataPart = {
  name: "erasure",
  eraseAsked: (connection, { playerId }) =>
    connection.query("DELETE FROM data_export WHERE player_id = $1", [playerId]),
  eraseKept: (connection, { playerId }) =>
    connection.query("UPDATE player_erasure SET reason = '' WHERE player_id = $1", [playerId]),
};

/**
 * What each module does about a person's data, in the order in which an erasure does it: exclusions first, since they note by which marks an excluded
 * person is known; a cashier's session before the session; the account itself last, since the others find their traces by it.
 */
export const dataPartsOf = ({ otherData = [] }: OtherDataPort): readonly DataPart[] => [
  exclusionsData,
  messagesData,
  identityData,
  factorsData,
  paymentsData,
  sessionsData,
  walletData,
  roundsData,
  bonusData,
  rewardsData,
  catalogueData,
  remindersData,
  affiliatesData,
  documentsData,
  identityResultsData,
  applicantsData,
  verificationData,
  limitsData,
  riskData,
  holdsData,
  withdrawalsData,
  blocksData,
  notesData,
  tasksData,
  chatData,
  suspicionData,
  screeningData,
  eventsData,
  approvalsData,
  auditData,
  ...otherData,
  changesData,
  ownData,
  playersData,
];

/** A step as it is stored: its stage and the part's name. */
export type ErasureStep = { id: string; part: DataPart; stage: "asked" | "law" };

export const stepsOf = (parts: readonly DataPart[]): ErasureStep[] => [
  ...parts.flatMap((part) => (part.eraseAsked ? [stepOf(part, "asked")] : [])),
  ...parts.flatMap((part) => (part.eraseKept ? [stepOf(part, "law")] : [])),
];

const stepOf = (part: DataPart, stage: ErasureStep["stage"]): ErasureStep => ({
  ...{ id: `${stage}:${part.name}`, part, stage },
});

/** Erases what a step stands for. */
export const doStep = ({ part, stage }: ErasureStep, connection: SqlConnection, subject: DataSubject) =>
  stage === "asked" ? part.eraseAsked?.(connection, subject) : part.eraseKept?.(connection, subject);
