import type { DepositCampaign, OwnBonus } from "./campaign.ts";
import type { Promotion } from "./promotion.ts";
import { ruleFigures } from "./rewards/reward-rule.ts";
import type { RuleFigures } from "./rewards/shared-rule.ts";

/** The figures of a campaign that words may name, besides its `{code}`. */
export const campaignFigures = (campaign: DepositCampaign): RuleFigures => ({
  euros: {
    minimum: campaign.minimumDeposit,
    maximum: campaign.maximumBonus,
    stake: campaign.maximumStake,
  },
  counts: {
    percent: campaign.percent,
    wagering: campaign.wageringMultiple,
    days: campaign.expiresAfterDays,
  },
});

/** The figures of a promotion's own bonus that its words may name. */
export const ownBonusFigures = ({
  wageringMultiple,
  expiresAfterDays,
  maximumStake,
}: OwnBonus): RuleFigures => ({
  euros: { stake: maximumStake },
  counts: { wagering: wageringMultiple, days: expiresAfterDays },
});

/** All names that the words of a promotion may use in braces. */
export function namedFigures(
  { amounts = {}, rule, bonus }: Pick<Promotion, "amounts" | "rule" | "bonus">,
  campaign: DepositCampaign | undefined,
): Set<string> {
  const figures = [
    ...(campaign ? [campaignFigures(campaign)] : []),
    ...(rule ? [ruleFigures(rule)] : []),
    ...(bonus ? [ownBonusFigures(bonus)] : []),
  ];
  const names = figures.flatMap(({ euros, counts }) => [...Object.keys(euros), ...Object.keys(counts)]);
  return new Set(["brand", "age", ...Object.keys(amounts), ...(campaign ? ["code"] : []), ...names]);
}
