// npm run bonus:review: lists bonuses whose wagering requirement is met and whose stakes look low-risk.
// npm run bonus:review -- release <bonus>: converts their money to cash.
// npm run bonus:review -- revoke <bonus>: takes it back.
import { DomainError, minorToAmount } from "@bellwether/contract";
import {
  type BonusInReview,
  createPushHub,
  listBonusesInReview,
  releaseBonus,
  revokeReviewedBonus,
} from "@bellwether/gate";
import { createLedger } from "@bellwether/ledger";
import { openOperatorDatabase } from "./open-operator-database.ts";
import { textTable } from "./text-table.ts";

const decisions = { release: releaseBonus, revoke: revokeReviewedBonus } as const;
const [verb, id] = process.argv.slice(2);

const database = await openOperatorDatabase();
process.exitCode = await run();
await database.close();

async function run(): Promise<number> {
  if (verb === undefined) {
    const waiting = await listBonusesInReview(database);
    const head = ["bonus", "player", "campaign", "currency", "money", "staked", "of it low risk", "why"];
    console.log(waiting.length === 0 ? "No bonus waits for review." : textTable(head, waiting.map(cellsOf)));
    return 0;
  }
  if (!Object.hasOwn(decisions, verb) || id === undefined) {
    console.error("bonus:review [release <bonus> | revoke <bonus>]");
    return 2;
  }
  const parts = { database, ledger: createLedger(database), push: createPushHub(), now: () => new Date() };
  try {
    const { state } = await decisions[verb as keyof typeof decisions](parts, id);
    console.log(`${id} is ${state} now.`);
    return 0;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    console.error(`${id}: ${error.message}`);
    return 1;
  }
}

function cellsOf(bonus: BonusInReview): string[] {
  return [
    bonus.id,
    bonus.player_id,
    bonus.code,
    bonus.currency,
    minorToAmount(bonus.money_minor),
    minorToAmount(bonus.staked_minor),
    minorToAmount(bonus.low_risk_minor),
    bonus.review,
  ];
}
