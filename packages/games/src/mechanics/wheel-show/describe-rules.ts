import type { DescribeRules, Rule } from "../../rules/rule.ts";
import type { Bonus } from "./bonuses/bonus-data.ts";
import { WheelShowLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout) => {
  const { segments, multipliers, maximumMultiplier, forecast, bonuses, picks, ...returns } =
    WheelShowLayout.parse(layout);
  const forecasts = forecast?.multipliers.map(({ multiplier }) => multiplier) ?? [];
  const rules: Rule[] = [
    { key: "rules_wheel_show", params: { segments: segments.length } },
    ...(multipliers.length > 0
      ? [
          {
            key: "rules_wheel_again" as const,
            params: { count: multipliers.length, maximum: maximumMultiplier },
          },
        ]
      : []),
    ...(forecast
      ? [
          {
            key: "rules_wheel_forecast" as const,
            params: { least: Math.min(...forecasts), most: Math.max(...forecasts) },
          },
        ]
      : []),
    ...(bonuses.length > 0 ? [{ key: "rules_wheel_bonus" as const }] : []),
    ...bonuses.map((bonus) => describeBonus(bonus, picks)),
    ...(picks > 1 ? [{ key: "rules_wheel_pick" as const, params: { picks } }] : []),
    {
      key: "rules_wheel_returns",
      params: {
        lowest: Number(returns.lowestReturn),
        highest: Number(returns.highestReturn),
        usual: returns.usualSpot,
      },
    },
    { key: "rules_shared_table" },
  ];
  return rules;
};

function describeBonus(bonus: Bonus, picks: number): Rule {
  const { name } = bonus;
  const range = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) });
  switch (bonus.kind) {
    case "second-wheel":
      return {
        key: "rules_bonus_second_wheel",
        params: { name, count: bonus.values.length, picks, ...range(bonus.values) },
      };
    case "boxes":
      return { key: "rules_bonus_boxes", params: { name, count: picks, ...range(bonus.values) } };
    case "ladder":
      return { key: "rules_bonus_ladder", params: { name, ...range(bonus.rungs.map(({ value }) => value)) } };
    case "coin":
      return { key: "rules_bonus_coin", params: { name, ...range(bonus.sides.map(({ value }) => value)) } };
    case "square":
      return {
        key: "rules_bonus_square",
        params: { name, rolls: bonus.rolls, fields: bonus.rents.length, ...range(bonus.rents) },
      };
  }
}
