import type { AnteBet, Purchase } from "@bellwether/contract/studio/game-sheet.ts";
import type { Round } from "@bellwether/contract/studio/round.ts";
import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { FreeRounds, OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { raisedMinor, unraisedMinor } from "../controls/ante-price.ts";
import { StakeLadder } from "../controls/stake-ladder.ts";
import { openStakePicker } from "../controls/stake-picker.ts";
import type { Game } from "../play/game.ts";
import { FreeRoundsLeft } from "../round/free-rounds.ts";
import { ANTE, hasAnteBet } from "../round/purchase.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { Controls } from "./build-controls.ts";

/** The functions of the game controller that the choice of a stake needs. */
type StakeChoicePort = {
  game(): Pick<Game, "choice" | "chooseAgain" | "stakeChanged" | "stakeName" | "hasAnte">;
  /** Whether no round is running and no round is replayed. */
  isAtRest(): boolean;
  /** Called when the stake is shown, which may be another one. */
  stakeShown(): void;
};

/** The data that starts the next round. `rewardId` is set for a free round. */
type NextRound = { stakeMinor: bigint; input: RoundInput; rewardId: string | undefined };

/** What a past round cost. A bought feature has a price in place of a stake. */
export type PastStake = { stakeMinor: bigint; isBought: boolean };

type ResumedRound = Pick<Round, "stakeMinor" | "firstStakeMinor" | "rewardId">;

/** The stake of the next round: the selected stake, the bets on a table, or the fixed stake of a free round. */
export class StakeChoice {
  readonly #controls: Controls;
  readonly #isScratch: boolean;
  readonly #ladder: StakeLadder;
  readonly #anteBet: AnteBet | undefined;
  readonly #t: GameTexts;
  readonly #port: StakeChoicePort;
  #free: FreeRoundsLeft;
  #hasAnteBet = false;
  /** The past round that is shown, on the board or in its proof. */
  #past: PastStake | undefined;

  constructor(
    controls: Controls,
    { sheet, freeRounds }: Pick<OpenSessionReply, "sheet" | "freeRounds">,
    t: GameTexts,
    port: StakeChoicePort,
  ) {
    this.#controls = controls;
    this.#isScratch = sheet.family === "scratch";
    this.#ladder = new StakeLadder(sheet.stakes);
    this.#anteBet = sheet.anteBet;
    this.#free = new FreeRoundsLeft(freeRounds);
    this.#t = t;
    this.#port = port;
  }

  get selectedMinor(): bigint {
    return this.#ladder.stakeMinor;
  }

  get nextIsFree(): boolean {
    return this.#free.next !== undefined;
  }

  /** Whether the next rounds have the ante bet: never at the start, nor in a free round. */
  get hasAnteBet(): boolean {
    return this.#hasAnteBet && !this.nextIsFree;
  }

  turnAnteBet(isOn: boolean): void {
    this.#hasAnteBet = isOn;
    this.show();
  }

  /** What a spin costs at the selected stake, with the ante bet if it is on. */
  get costMinor(): bigint {
    return this.#costOf(this.#ladder.stakeMinor);
  }

  /** The next round as the player has chosen it. */
  next(): NextRound {
    const free = this.#free.next;
    const choice = this.#port.game().choice?.(free?.stakeMinor ?? this.#ladder.stakeMinor);
    const input = choice?.input ?? (this.hasAnteBet ? ANTE : {});
    return { stakeMinor: this.costMinor, input, rewardId: free?.rewardId };
  }

  /** A bonus buy at the selected stake, without the ante bet. */
  purchase({ id, price }: Purchase): NextRound {
    const stakeMinor = this.#ladder.stakeMinor * BigInt(price);
    return { stakeMinor, input: { buy: id }, rewardId: undefined };
  }

  step(by: 1 | -1): void {
    this.#ladder.step(by);
    this.show();
  }

  openPicker(): void {
    const { stakeName } = this.#port.game();
    openStakePicker(
      this.#ladder,
      stakeName ?? this.#t(this.#isScratch ? "price" : "stake"),
      // If only part of the stake is selected, for example the coin value, that part is shown instead of the round's stake.
      (stakeMinor) => this.#controls.money(stakeName ? stakeMinor : this.#costOf(stakeMinor)),
      this.#t,
      () => this.show(),
    );
  }

  /**
   * Selects the stake that a resumed round began with, or the part of it that is selected, unless the round's stake is the sum of bets on a
   * table. The stake of a free round is not the player's choice.
   */
  chooseAgain({ stakeMinor, firstStakeMinor = stakeMinor, rewardId }: ResumedRound, input: RoundInput): void {
    if (rewardId === null) {
      const selected = this.#selectedOf(BigInt(firstStakeMinor), input);
      if (selected !== undefined) this.#ladder.choose(selected);
    }
    this.show();
  }

  #selectedOf(stakeMinor: bigint, input: RoundInput): bigint | undefined {
    const game = this.#port.game();
    if (game.chooseAgain) return game.chooseAgain(input, stakeMinor);
    if (this.#anteBet && hasAnteBet(input)) return unraisedMinor(stakeMinor, this.#anteBet);
    return game.choice?.(this.#ladder.stakeMinor).stakeMinor === undefined ? stakeMinor : undefined;
  }

  show(): void {
    const { bar, money, isPlaced } = this.#controls;
    const { stake } = bar;
    const free = this.#free.next;
    const atRest = this.#port.isAtRest();
    if (atRest) this.#port.game().stakeChanged?.(free?.stakeMinor ?? this.#ladder.stakeMinor);
    const costMinor = this.#past?.stakeMinor ?? this.#costOf(this.#ladder.stakeMinor);
    const { hasAnte } = this.#port.game();
    const isAnte = hasAnte === true && !this.#past && free === undefined;
    const amount = money(isAnte ? this.#ladder.stakeMinor : costMinor);
    stake.value.textContent = amount;
    if (!isPlaced) bar.fitStakes(this.#longestStake());
    stake.caption.textContent = this.#caption(isAnte ? costMinor : undefined);
    this.#port.stakeShown();
    if (isPlaced) return;
    const choose = this.#isScratch ? "choose_price" : isAnte ? "choose_ante" : "choose_stake";
    stake.value.setAttribute("aria-label", this.#t(free ? "free_rounds_stake" : choose, { amount }));
    const isFixed = !atRest || free !== undefined || this.#past !== undefined;
    stake.down.disabled = isFixed || this.#ladder.isLowest;
    stake.up.disabled = isFixed || this.#ladder.isHighest;
  }

  /** `totalMinor`: what an ante and the bets beside it cost together. */
  #caption(totalMinor: bigint | undefined): string {
    if (this.#past) return this.#t(this.#past.isBought || this.#isScratch ? "price" : "replay_stake");
    if (totalMinor !== undefined)
      return this.#t("ante_and_total", { amount: this.#controls.money(totalMinor) });
    return this.#controls.bar.stake.name;
  }

  /** Shows what a past round cost, which cannot be changed. Undefined shows the next round's stake again. */
  showPast(past: PastStake | undefined): void {
    this.#past = past;
    this.show();
  }

  /** Replaces the free rounds after the session has been opened again. */
  renewFreeRounds(freeRounds: FreeRounds | null): void {
    this.#free = new FreeRoundsLeft(freeRounds);
    this.showFreeRounds();
  }

  played(rewardId: string | null): void {
    this.#free.played(rewardId);
    this.showFreeRounds();
  }

  endFreeRounds(): void {
    this.#free.end();
    this.showFreeRounds();
  }

  /** Shows the number of free rounds left beside the result. After the last one, the text says that the next round costs money. */
  showFreeRounds(): void {
    const { next, left, hasEnded } = this.#free;
    const t = this.#t;
    const text = next ? t("free_rounds_left", { count: left }) : hasEnded ? t("free_rounds_over") : "";
    this.#controls.bar.showFreeRounds(text);
  }

  /** The number of characters of the longest stake that the control can show. */
  #longestStake(): number {
    const { money } = this.#controls;
    const shown = [this.#past?.stakeMinor ?? 0n, ...this.#ladder.stakes.map((each) => this.#costOf(each))];
    return Math.max(...shown.map((stakeMinor) => money(stakeMinor).length));
  }

  /** The stake of the next round if this stake were selected. */
  #costOf(selectedMinor: bigint): bigint {
    const { choice } = this.#port.game();
    const plainMinor = choice?.(selectedMinor).stakeMinor ?? selectedMinor;
    const isRaised = this.#hasAnteBet && this.#anteBet;
    return this.#free.next?.stakeMinor ?? (isRaised ? raisedMinor(plainMinor, isRaised) : plainMinor);
  }
}
