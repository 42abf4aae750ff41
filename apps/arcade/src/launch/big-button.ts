import type { ControlBar } from "../controls/control-bar.ts";

/** An action that the big button runs instead of starting a round. */
type Action = { name: string; act: () => void };

/** The big button starts a round, unless the game, autoplay or a running animation gives it another action. */
export class BigButton {
  readonly #bar: Pick<ControlBar, "offer" | "setPlayable">;
  readonly #changed: () => void;
  #offered: Action | undefined;
  #current: Action | undefined;

  constructor(bar: Pick<ControlBar, "offer" | "setPlayable">, changed: () => void) {
    this.#bar = bar;
    this.#changed = changed;
  }

  /** Gives the button the game's own action, until the returned function is called. A newer offer replaces an older one. */
  offer(name: string, act: () => void): () => void {
    const offered = { name, act };
    this.#offered = offered;
    this.#changed();
    return () => {
      if (this.#offered !== offered) return;
      this.#offered = undefined;
      this.#changed();
    };
  }

  /** Shows the game's own action, otherwise `other`, and none while the game is paused. Without an action only `mayStart` enables the button. */
  show({ isPaused, mayStart, other }: { isPaused: boolean; mayStart: boolean; other: Action | undefined }) {
    this.#current = isPaused ? undefined : (this.#offered ?? other);
    this.#bar.offer(this.#current?.name);
    this.#bar.setPlayable(mayStart || this.#current !== undefined);
  }

  /** Runs the action that the button shows. Returns false if there is none, so that the press starts a round. */
  press(): boolean {
    const action = this.#current;
    action?.act();
    return action !== undefined;
  }
}
