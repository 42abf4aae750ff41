import type { DescribeRules, Rule } from "../../rules/rule.ts";
import { HoldAndWinLayout } from "./wire.ts";

export const describeRules: DescribeRules = (layout): Rule[] => {
  const { lines, hold, coinsPerStake } = HoldAndWinLayout.parse(layout);
  const times = (pot: string) => {
    const coins = hold.pots.find((each) => each.pot === pot)?.coins ?? 0;
    return coins / coinsPerStake;
  };
  return [
    { key: "rules_hold_lines", params: { lines: lines.length } },
    {
      key: "rules_hold_respins",
      params: { coins: hold.coins, respins: hold.respins, rounds: hold.startsOneIn },
    },
    {
      key: "rules_hold_pots",
      params: {
        mini: times("mini"),
        minor: times("minor"),
        major: times("major"),
        grand: hold.grand / coinsPerStake,
        places: hold.places,
        rounds: hold.grandOneIn,
      },
    },
  ];
};
