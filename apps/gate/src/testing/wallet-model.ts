/** Amounts are numbers in minor units: the model is deliberately small, and written from the rules, not from the code. */
export type ModelBet = {
  id: string;
  cash: number;
  bonus: number;
  counted: number;
  day: number;
  isUndone: boolean;
};
export type ModelRound = {
  id: string;
  isOpen: boolean;
  /** The player's bonus that paid a part of it, if any. */
  bonusPart: "none" | "with";
  bets: ModelBet[];
  wins: ModelWin[];
};
/** What a win has paid into each account. */
type ModelWin = { bet: string; cash: number; bonus: number; day: number };
export type ModelBonusState = "none" | "waiting" | "active" | "completed" | "given_up";
type LimitName = "maxwager" | "netloss" | "deposit";

const BONUS_PERCENT = 25;
const MAX_BONUS = 5_000;
const MIN_DEPOSIT = 2_000;
const WAGERING = 10;
export const MAX_BONUS_STAKE = 500;

/** One player: money, one deposit bonus (BELL25), daily limits, exclusion. Every method returns the answer that the gate must give. */
export class WalletModel {
  cash = 0;
  bonus = 0;
  bonusState: ModelBonusState = "none";
  required = 0;
  wagered = 0;
  isExcluded = false;
  rounds: ModelRound[] = [];
  limits: Partial<Record<LimitName, number>> = {};
  day = 0;
  /** Of the current day. */
  staked = 0;
  cashLost = 0;
  deposited = 0;

  deposit(amount: number): "ok" | "excluded" | "limit" {
    if (this.isExcluded) return "excluded";
    const limit = this.limits.deposit;
    if (limit !== undefined && this.deposited + amount > limit) return "limit";
    this.deposited += amount;
    this.cash += amount;
    if (this.bonusState === "waiting" && amount >= MIN_DEPOSIT) {
      this.bonus = Math.min(Math.floor((amount * BONUS_PERCENT) / 100), MAX_BONUS);
      this.bonusState = "active";
      this.required = this.bonus * WAGERING;
    }
    return "ok";
  }

  claim(): "ok" | "refused" {
    if (this.isExcluded || (this.bonusState !== "none" && this.bonusState !== "waiting")) return "refused";
    this.bonusState = "waiting";
    return "ok";
  }

  giveUp(): void {
    if (this.bonusState !== "waiting" && this.bonusState !== "active") return;
    this.bonusState = "given_up";
    this.bonus = 0;
  }

  bet(
    round: ModelRound,
    id: string,
    amount: number,
    closes: boolean,
  ): "ok" | "money" | "limit" | "excluded" | "closed" {
    if (this.isExcluded) return "excluded";
    if (!round.isOpen) return "closed";
    const cash = Math.min(this.cash, amount);
    const bonus = amount - cash;
    if (bonus > 0 && (this.bonusState !== "active" || this.bonus < bonus)) return "money";
    if (amount > 0 && this.staked + amount > (this.limits.maxwager ?? Infinity)) return "limit";
    if (cash > 0 && this.cashLost + cash > (this.limits.netloss ?? Infinity)) return "limit";
    if (this.bonusState === "active" && amount > mostOf(round)) return "limit";
    this.cash -= cash;
    this.bonus -= bonus;
    this.staked += amount;
    this.cashLost += cash;
    const isCounted = this.bonusState === "active" && amount > 0;
    round.bets.push({ id, cash, bonus, counted: isCounted ? amount : 0, day: this.day, isUndone: false });
    if (bonus > 0) round.bonusPart = "with";
    if (closes) round.isOpen = false;
    if (!this.rounds.includes(round)) this.rounds.push(round);
    if (isCounted) {
      this.wagered += amount;
      if (this.wagered >= this.required) this.complete();
    }
    return "ok";
  }

  win(round: ModelRound, bet: ModelBet, amount: number, closes: boolean): "ok" | "missing" {
    if (bet.isUndone) return "missing";
    const live = round.bets.filter(({ isUndone }) => !isUndone);
    const cash = live.reduce((sum, each) => sum + each.cash, 0);
    const bonus = live.reduce((sum, each) => sum + each.bonus, 0);
    const share = bonus === 0 ? 0 : Math.floor((amount * bonus) / (cash + bonus));
    const paidCash = amount - share;
    this.cash += paidCash;
    this.cashLost -= paidCash;
    this.payBonusPart(share);
    round.wins.push({
      bet: bet.id,
      cash: paidCash + (this.fate() === "cash" ? share : 0),
      bonus: this.fate() === "bonus" ? share : 0,
      day: this.day,
    });
    if (closes) round.isOpen = false;
    return "ok";
  }

  /** The bet takes its wins with it, if the money is there. */
  rollback(round: ModelRound, bet: ModelBet): "ok" | "money" {
    if (bet.isUndone) return "ok";
    const wins = round.wins.filter((win) => win.bet === bet.id);
    const fate = this.fate();
    const moved = ({ cash, bonus }: { cash: number; bonus: number }) => ({
      cash: cash + (fate === "cash" ? bonus : 0),
      bonus: fate === "bonus" ? bonus : 0,
    });
    const taken = wins.map(moved);
    const cash = this.cash + moved(bet).cash - taken.reduce((sum, win) => sum + win.cash, 0);
    const bonus = this.bonus + moved(bet).bonus - taken.reduce((sum, win) => sum + win.bonus, 0);
    if (cash < 0 || bonus < 0) return "money";
    this.cash = cash;
    this.bonus = bonus;
    bet.isUndone = true;
    round.wins = round.wins.filter((win) => win.bet !== bet.id);
    // Everything is subtracted from the day on which it was counted.
    if (bet.day === this.day) {
      this.cashLost -= bet.cash;
      this.staked -= bet.cash + (fate === "void" ? 0 : bet.bonus);
    }
    for (const win of wins) if (win.day === this.day) this.cashLost += win.cash;
    if (this.bonusState === "active") this.wagered = Math.max(0, this.wagered - bet.counted);
    if (round.bets.every((each) => each.isUndone)) round.isOpen = false;
    return "ok";
  }

  nextDay(): void {
    this.day += 1;
    this.staked = 0;
    this.cashLost = 0;
    this.deposited = 0;
  }

  /** A first limit and a lower one apply at once; a higher one waits, and in this model nobody confirms it. */
  setLimit(name: LimitName, value: number): "ok" | "unchanged" {
    const held = this.limits[name];
    if (held === value) return "unchanged";
    if (held === undefined || value < held) this.limits[name] = value;
    return "ok";
  }

  private payBonusPart(amount: number): void {
    if (amount === 0) return;
    if (this.fate() === "bonus") this.bonus += amount;
    else if (this.fate() === "cash") {
      this.cash += amount;
      this.cashLost -= amount;
    }
  }

  private fate(): "bonus" | "cash" | "void" {
    if (this.bonusState === "active") return "bonus";
    return this.bonusState === "completed" ? "cash" : "void";
  }

  private complete(): void {
    this.bonusState = "completed";
    this.cash += this.bonus;
    this.bonus = 0;
  }
}

/** While a bonus is wagered: its maximum; for a further bet also twice the round's first one, if that was within the maximum. */
function mostOf({ bets: [first] }: ModelRound): number {
  const firstAmount = first ? first.cash + first.bonus : 0;
  return firstAmount > MAX_BONUS_STAKE ? MAX_BONUS_STAKE : Math.max(MAX_BONUS_STAKE, 2 * firstAmount);
}
