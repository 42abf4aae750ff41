import type { Clock } from "../player/clock.ts";
import type { MoneyText } from "../texts/money-text.ts";

/** An amount on the screen that can be set, or counted up to. */
export class AmountView {
  #shownMinor: bigint | undefined;
  #counting = 0;
  readonly #place: HTMLElement;
  readonly #money: MoneyText;
  readonly #clock: Clock;

  constructor(place: HTMLElement, money: MoneyText, clock: Clock) {
    this.#place = place;
    this.#money = money;
    this.#clock = clock;
  }

  get shownMinor(): bigint {
    return this.#shownMinor ?? 0n;
  }

  set(amountMinor: bigint | undefined): void {
    this.#counting += 1;
    this.#write(amountMinor);
  }

  /** Counts up to a higher amount. A lower amount is shown at once, because players do not want to watch their money go down. */
  async countTo(amountMinor: bigint, ms = 700): Promise<void> {
    const from = this.shownMinor;
    if (amountMinor <= from) return this.set(amountMinor);
    this.#counting += 1;
    const counting = this.#counting;
    await this.#clock.move(ms, (progress) => {
      if (counting === this.#counting) this.#write(between(from, amountMinor, progress));
    });
  }

  #write(amountMinor: bigint | undefined): void {
    this.#shownMinor = amountMinor;
    this.#place.textContent = amountMinor === undefined ? "–" : this.#money(amountMinor);
  }
}

/** The amount between two amounts at a progress from 0 to 1, rounded down to whole minor units. */
export function between(from: bigint, to: bigint, progress: number): bigint {
  if (progress >= 1) return to;
  return from + ((to - from) * BigInt(Math.max(0, Math.round(progress * 10_000)))) / 10_000n;
}
