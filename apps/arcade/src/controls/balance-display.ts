import { isUncertain } from "../studio/start-round.ts";
import type { StudioClient } from "../studio/studio-client.ts";
import type { AmountView } from "./amount-view.ts";

/** The functions of the game controller that the balance needs. */
type BalancePort = {
  studio: StudioClient;
  isIdle(): boolean;
  failed(error: unknown): void;
};

/** The balance on the screen. If the balance changes during a round, the change is shown after the round. */
export class BalanceDisplay {
  readonly #view: AmountView;
  readonly #port: BalancePort;
  #isStale = false;

  constructor(view: AmountView, port: BalancePort) {
    this.#view = view;
    this.#port = port;
  }

  get shownMinor(): bigint {
    return this.#view.shownMinor;
  }

  set(balanceMinor: string): void {
    this.#view.set(BigInt(balanceMinor));
  }

  /** Shows the balance after a round. `balanceMinor` is undefined after a round that paid nothing. */
  settle(balanceMinor: bigint | undefined, isWin: boolean): void {
    if (balanceMinor === undefined) {
      if (this.#isStale) void this.read();
    } else if (isWin) void this.#view.countTo(balanceMinor);
    else this.#view.set(balanceMinor);
    this.#isStale = false;
  }

  async read(): Promise<void> {
    try {
      const { balanceMinor } = await this.#port.studio.call("readBalance", {});
      if (this.#port.isIdle()) this.set(balanceMinor);
      else this.#isStale = true;
    } catch (error) {
      // The next round's end reads the balance again, so the player is not interrupted.
      if (isUncertain(error)) this.#isStale = true;
      else this.#port.failed(error);
    }
  }
}
