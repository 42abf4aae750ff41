// npm run bonus:review: lists bonuses whose wagering requirement is met and whose stakes look low-risk.
// npm run bonus:review -- release <bonus>: converts their money to cash.
// npm run bonus:review -- revoke <bonus>: takes it back.
import { minorToAmount } from "@bellwether/contract";
import {
  type BonusInReview,
  createPushHub,
  listBonusesInReview,
  releaseBonus,
  revokeReviewedBonus,
} from "@bellwether/gate";
import { createLedger } from "@bellwether/ledger";
import { z } from "zod";
import { parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const decisions = { release: releaseBonus, revoke: revokeReviewedBonus } as const;

const { words } = parseArguments({
  usage: "bonus:review [release <bonus> | revoke <bonus>]",
  options: {},
  takesWords: true,
  schema: z.strictObject({
    words: z.union([z.tuple([]), z.tuple([z.enum(["release", "revoke"]), z.string().min(1)])]),
  }),
});
await runCommand(async (database) => {
  if (words.length === 0) {
    const waiting = await listBonusesInReview(database);
    const head = ["bonus", "player", "campaign", "currency", "money", "staked", "of it low risk", "why"];
    console.log(waiting.length === 0 ? "No bonus waits for review." : textTable(head, waiting.map(cellsOf)));
    return 0;
  }
  const [verb, id] = words;
  const deps = { database, ledger: createLedger(database), push: createPushHub(), now: () => new Date() };
  const { state } = await decisions[verb](deps, id);
  console.log(`${id} is ${state} now.`);
  return 0;
}, words[1]);

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
