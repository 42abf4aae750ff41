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
    ...describeSpecials(hold.specials ?? [], coinsPerStake),
  ];
};

type Specials = NonNullable<HoldAndWinLayout["hold"]["specials"]>;

function describeSpecials(specials: Specials, coinsPerStake: number): Rule[] {
  if (specials.length === 0) return [];
  return [
    { key: "rules_special_coins" },
    ...specials.map(
      ({ special, most, coins = 0 }): Rule => ({
        key: `rules_coin_${special}`,
        params: { most, ...(special === "booster" && { times: coins / coinsPerStake }) },
      }),
    ),
  ];
}
