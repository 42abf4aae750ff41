// npm run bonus:report [-- --json]: what every campaign has granted, still owes and has cost, by currency; and what every promotion with a
// rule has given, and of which budget.
import { minorToAmount } from "@bellwether/contract";
import { type BonusLiability, bonusLiability, type RewardReport, rewardReport } from "@bellwether/gate";
import type { Content } from "../content/content.ts";
import { readContentInForce } from "../content/content-in-force.ts";
import { jsonOnly, parseArguments } from "./parse-arguments.ts";
import { runCommand } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const head = [
  "campaign",
  "promotion",
  "kind",
  "currency",
  "claims",
  "current",
  "in review",
  "granted",
  "outstanding",
  "wagered",
  "spins left",
  "spins' worth",
  "taken back",
  "cost",
  "budget (EUR)",
  "of it given",
];

const rewardHead = [
  "promotion",
  "currency",
  "given",
  "refused",
  "due",
  "cost",
  "to be sent",
  "worth (EUR)",
  "budget (EUR)",
  "of it given",
];

const { json } = parseArguments(jsonOnly("bonus:report"));

await runCommand(async (database) => {
  const content = await readContentInForce(database);
  const rows = await bonusLiability(database, new Date());
  const rewards = await rewardReport({ database });
  if (json) {
    const amounts = (_: string, value: unknown) => (typeof value === "bigint" ? minorToAmount(value) : value);
    console.log(JSON.stringify([...rows, ...rewards], amounts, 2));
    return 0;
  }
  console.log(
    rows.length === 0
      ? "No bonus was ever claimed."
      : textTable(
          head,
          rows.map((row) => cellsOf(row, rewards, content)),
        ),
  );
  console.log(
    rewards.length === 0
      ? "No promotion has given anything."
      : textTable(
          rewardHead,
          rewards.map((row) => rewardCells(row, content)),
        ),
  );
  return 0;
});

type Offered = Pick<Content, "campaigns" | "promotions">;

function cellsOf(
  row: BonusLiability,
  rewards: readonly RewardReport[],
  { campaigns, promotions }: Offered,
): string[] {
  const progress = row.requiredMinor > 0n ? `${(row.wageredMinor * 100n) / row.requiredMinor}%` : "-";
  // A bonus given by a promotion's rule: everything that the rule gives uses up one budget.
  const own = promotions.find(({ name, rule }) => rule && name === row.code);
  const given = rewards.find(({ promotion }) => promotion === own?.name)?.budgetGivenCents ?? 0n;
  const code = campaigns.find((campaign) => campaign.code === row.code);
  return [
    row.code,
    promotions.find(({ code }) => code === row.code)?.name ?? own?.name ?? "-",
    row.kind,
    row.currency,
    String(row.claims),
    String(row.current),
    String(row.inReview),
    minorToAmount(row.grantedMinor),
    minorToAmount(row.outstandingMinor),
    progress,
    String(row.spinsLeft),
    minorToAmount(row.spinsWorthMinor),
    minorToAmount(row.takenBackMinor),
    minorToAmount(row.costMinor),
    ...(own ? budgetCells(own.rule?.budget, given) : budgetCells(code?.budget, row.budgetGivenCents)),
  ];
}

function budgetCells(euros: number | undefined, givenCents: bigint): string[] {
  return euros === undefined ? ["-", "-"] : [String(euros), `${givenCents / BigInt(euros)}%`];
}

function rewardCells(row: RewardReport, { promotions }: Offered): string[] {
  const budget = promotions.find(({ name }) => name === row.promotion)?.rule?.budget;
  return [
    row.promotion,
    row.currency,
    String(row.given),
    String(row.refused),
    String(row.due),
    minorToAmount(row.costMinor),
    String(row.unsent),
    minorToAmount(row.unsentCents),
    ...budgetCells(budget, row.budgetGivenCents),
  ];
}
