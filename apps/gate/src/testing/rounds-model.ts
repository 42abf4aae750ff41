/** Amounts are numbers in minor units: the model is deliberately plain, and written from the rules, not from the code. */
type Bet = { id: string; cash: number; bonus: number; isUndone: boolean };
/** `bet` is missing where the provider pays rounds and not bets. */
type Win = Bet & { bet: string | undefined };
type Round = { state: "open" | "closed" | "cancelled"; bets: Bet[]; wins: Win[] };
type Outcome = "ok" | "money" | "refused";

const sum = (items: readonly number[]) => items.reduce((total, each) => total + each, 0);
const standing = <T extends { isUndone: boolean }>(items: readonly T[]) =>
  items.filter(({ isUndone }) => !isUndone);

/** One player with cash and bonus money, and their rounds of several bets. Every method returns the answer that the gate must give. */
export class RoundsModel {
  cash: number;
  bonus: number;
  readonly #rounds = new Map<string, Round>();

  constructor(cash: number, bonus: number) {
    this.cash = cash;
    this.bonus = bonus;
  }

  standingBetOf(round: string): string | undefined {
    return standing(this.#rounds.get(round)?.bets ?? [])[0]?.id;
  }

  bet(call: { id: string; round: string; amount: number; closes: boolean }): Outcome {
    const round = this.#rounds.get(call.round) ?? { state: "open", bets: [], wins: [] };
    if (round.state !== "open") return "refused";
    const cash = Math.min(this.cash, call.amount);
    const bonus = call.amount - cash;
    if (bonus > this.bonus) return "money";
    this.cash -= cash;
    this.bonus -= bonus;
    round.bets.push({ id: call.id, cash, bonus, isUndone: false });
    if (call.closes) round.state = "closed";
    this.#rounds.set(call.round, round);
    return "ok";
  }

  win(call: {
    id: string;
    round: string;
    amount: number;
    closes: boolean;
    bet: string | undefined;
  }): Outcome {
    const round = this.#rounds.get(call.round);
    const bets = standing(round?.bets ?? []);
    if (!round || bets.length === 0) return "refused";
    const stakedBonus = sum(bets.map(({ bonus }) => bonus));
    const staked = stakedBonus + sum(bets.map(({ cash }) => cash));
    const bonus = staked === 0 ? 0 : Math.floor((call.amount * stakedBonus) / staked);
    this.cash += call.amount - bonus;
    this.bonus += bonus;
    round.wins.push({ id: call.id, bet: call.bet, cash: call.amount - bonus, bonus, isUndone: false });
    if (call.closes) round.state = "closed";
    return "ok";
  }

  finish(id: string): void {
    const round = this.#rounds.get(id);
    if (round?.state === "open") round.state = "closed";
  }

  rollback(call: { round: string; of: string; closes: boolean }): Outcome {
    const round = this.#rounds.get(call.round);
    if (!round) return "ok";
    const bet = standing(round.bets).find(({ id }) => id === call.of);
    const win = standing(round.wins).find(({ id }) => id === call.of);
    if (!bet && !win) return "ok";
    // A bet takes its wins with it; the last one takes those of the whole round too.
    const isLast = standing(round.bets).length === 1;
    const wins = bet
      ? standing(round.wins).filter((each) => each.bet === bet.id || (each.bet === undefined && isLast))
      : standing(round.wins).filter((each) => each === win);
    const cash = this.cash + (bet?.cash ?? 0) - sum(wins.map((each) => each.cash));
    const bonus = this.bonus + (bet?.bonus ?? 0) - sum(wins.map((each) => each.bonus));
    if (cash < 0 || bonus < 0) return "money";
    this.cash = cash;
    this.bonus = bonus;
    for (const each of bet ? [bet, ...wins] : wins) each.isUndone = true;
    if (standing(round.bets).length === 0) round.state = "cancelled";
    if (call.closes && round.state === "open") round.state = "closed";
    return "ok";
  }

  /** What the bets that stand have staked: each counts once towards the bonus. */
  staked(): number {
    const bets = [...this.#rounds.values()].flatMap((round) => standing(round.bets));
    return sum(bets.map(({ cash, bonus }) => cash + bonus));
  }

  history(): Record<string, { state: Round["state"]; stake: number; payout: number }> {
    const total = (items: readonly Bet[]) => sum(standing(items).map(({ cash, bonus }) => cash + bonus));
    return Object.fromEntries(
      [...this.#rounds].map(([id, { state, bets, wins }]) => [
        id,
        { state, stake: total(bets), payout: total(wins) },
      ]),
    );
  }
}
