/** A game's figures and rules, shown on its page and in the game itself. */
export const en = {
  figures: "Figures",
  return_to_player: "Return to player",
  volatility: "Volatility",
  volatility_low: "Low",
  volatility_medium: "Medium",
  volatility_high: "High",
  hit_rate: "Rounds that pay",
  hit_rate_roulette: "Even-money bets that win",
  max_win: "Largest win",
  max_win_times: "{times} times the stake",
  stakes_range: "Stakes",
  shortest_round: "Shortest round",
  percent: "{figure}%",
  seconds: "{seconds} s",
  rules: "Rules",
  rules_lines:
    "{lines} lines are always in play. Matching symbols on neighbouring reels from the left pay; each line pays its best win. The wild stands for every symbol except the scatter. Scatters pay anywhere.",
  rules_free_spins:
    "{scatters} scatters or more on one spin give {spins} free spins with all wins times {first}. {scatters} more scatters add {spins} more and raise the multiplier, up to times {last} and {maximum} free spins in all.",
  rules_clusters:
    "{minimum} or more matching symbols that touch side by side pay. They vanish, the rest fall, and new ones come from above. The wild joins every cluster it touches.",
  rules_multipliers:
    "Wins after each fall are multiplied by {multipliers}. The last stays until the round ends.",
  rules_match: "Nine fields hide amounts. Three alike pay that amount once.",
  rules_lucky: "Every one of your numbers that is also a lucky number pays the amount below it.",
  rules_tower:
    "Climb from the ground. Each golden bell takes you one floor up, a cracked one ends the climb. You are paid the amount of the floor reached times the roof's multiplier.",
  rules_roulette:
    "The ball falls into one of 37 pockets, 0 to 36. Every bet that covers the pocket is paid at its odds and its stake comes back. Zero loses for all outside bets.",
  rules_money:
    "A round is decided by the server when it starts; nothing you do after that changes it. If the connection drops, the round goes on where it was when you come back. No malfunction voids a round that has been drawn.",
  rules_draw: "Every outcome is drawn from two seeds that you can check yourself: see Fairness.",
};

export type SheetTextKey = keyof typeof en;
export type SheetTexts = Record<SheetTextKey, string>;
