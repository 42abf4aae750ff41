import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { FreeRounds, OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import { StakeLadder } from "../controls/stake-ladder.ts";
import { openStakePicker } from "../controls/stake-picker.ts";
import type { Game } from "../games/game.ts";
import { FreeRoundsLeft } from "../round/free-rounds.ts";
import { PURCHASE } from "../round/purchase.ts";
import type { GameTexts } from "../texts/texts.ts";
import type { Controls } from "./build-controls.ts";

/** What the choice of a stake needs from the game that is open. */
type StakeChoicePort = {
  game(): Pick<Game, "choice" | "stakeChanged" | "stakeName">;
  /** No round is running and none is replayed. */
  isAtRest(): boolean;
};

/** What the next round is started with. `rewardId` is set for a free round. */
type NextRound = { stakeMinor: bigint; input: RoundInput; rewardId: string | undefined };

/** What the next round costs: the selected stake, the bets on a table, or nothing while free rounds are left. */
export class StakeChoice {
  readonly #controls: Controls;
  readonly #isScratch: boolean;
  readonly #ladder: StakeLadder;
  readonly #t: GameTexts;
  readonly #port: StakeChoicePort;
  #free: FreeRoundsLeft;

  constructor(
    controls: Controls,
    { sheet, freeRounds }: Pick<OpenSessionReply, "sheet" | "freeRounds">,
    t: GameTexts,
    port: StakeChoicePort,
  ) {
    this.#controls = controls;
    this.#isScratch = sheet.family === "scratch";
    this.#ladder = new StakeLadder(sheet.stakes);
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

  /** The next round as the player has chosen it. */
  next(): NextRound {
    const free = this.#free.next;
    const choice = this.#port.game().choice?.(free?.stakeMinor ?? this.#ladder.stakeMinor);
    const stakeMinor = this.#costOf(this.#ladder.stakeMinor);
    return { stakeMinor, input: choice?.input ?? {}, rewardId: free?.rewardId };
  }

  /** A round that buys its free spins at the selected stake. */
  purchase(price: number): NextRound {
    return { stakeMinor: this.#ladder.stakeMinor * BigInt(price), input: PURCHASE, rewardId: undefined };
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
      // A game with a name for what is selected shows that amount instead of the cost of a round.
      (stakeMinor) => this.#controls.money(stakeName ? stakeMinor : this.#costOf(stakeMinor)),
      this.#t,
      () => this.show(),
    );
  }

  /** Selects the stake of a round that is resumed, unless the game derives a round's stake from other bets. */
  chooseAgain(stakeMinor: bigint): void {
    const derived = this.#port.game().choice?.(this.#ladder.stakeMinor).stakeMinor;
    if (derived === undefined) this.#ladder.choose(stakeMinor);
    this.show();
  }

  show(): void {
    const { bar, money, isPlaced } = this.#controls;
    const { stake } = bar;
    const free = this.#free.next;
    const atRest = this.#port.isAtRest();
    if (atRest) this.#port.game().stakeChanged?.(free?.stakeMinor ?? this.#ladder.stakeMinor);
    const amount = money(this.#costOf(this.#ladder.stakeMinor));
    stake.value.textContent = amount;
    if (isPlaced) return;
    const choose = this.#isScratch ? "choose_price" : "choose_stake";
    stake.value.setAttribute("aria-label", this.#t(free ? "free_rounds_stake" : choose, { amount }));
    stake.down.disabled = !atRest || free !== undefined || this.#ladder.isLowest;
    stake.up.disabled = !atRest || free !== undefined || this.#ladder.isHighest;
  }

  /** Replaces the free rounds by those of a session that was opened again. */
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

  /** Shows the free rounds left next to the result, and announces before the press that the next round is for money. */
  showFreeRounds(): void {
    const { next, left, hasEnded } = this.#free;
    const t = this.#t;
    const text = next ? t("free_rounds_left", { count: left }) : hasEnded ? t("free_rounds_over") : "";
    this.#controls.bar.showFreeRounds(text);
  }

  /** What the next round would cost with this stake selected. */
  #costOf(selectedMinor: bigint): bigint {
    const { choice } = this.#port.game();
    return this.#free.next?.stakeMinor ?? choice?.(selectedMinor).stakeMinor ?? selectedMinor;
  }
}
