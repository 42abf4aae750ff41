import type { ControlBar } from "../controls/control-bar.ts";

/** What the big button does instead of starting a round. */
type Action = { name: string; act: () => void };

/** The big button: it starts a round, unless the game, autoplay or a running show gives it another action. */
export class BigButton {
  readonly #bar: Pick<ControlBar, "offer" | "setPlayable">;
  readonly #changed: () => void;
  #offered: Action | undefined;
  #current: Action | undefined;

  constructor(bar: Pick<ControlBar, "offer" | "setPlayable">, changed: () => void) {
    this.#bar = bar;
    this.#changed = changed;
  }

  /** The game's own action. The newest offer replaces older ones; withdrawing an old one does not affect it. */
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

  /** Shows the action: the game's own before `other`; none of them while the game is paused. */
  show({ isPaused, mayStart, other }: { isPaused: boolean; mayStart: boolean; other: Action | undefined }) {
    this.#current = isPaused ? undefined : (this.#offered ?? other);
    this.#bar.offer(this.#current?.name);
    this.#bar.setPlayable(mayStart || this.#current !== undefined);
  }

  /** Runs the action that the button shows; false when it starts a round. */
  press(): boolean {
    const action = this.#current;
    action?.act();
    return action !== undefined;
  }
}
