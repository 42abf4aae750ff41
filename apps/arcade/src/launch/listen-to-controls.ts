import type { ControlBar } from "../controls/control-bar.ts";
import { icon } from "../controls/element.ts";
import type { Shell } from "../controls/shell.ts";
import type { Sound } from "../sound/sound.ts";

/** The actions of the controls. */
export type Commands = {
  press(): void;
  step(by: 1 | -1): void;
  pickStake(): void;
  openInformation(): void;
  openFairness(): void;
};

/** Connects the buttons and the space bar to their actions. */
export function listenToControls(shell: Shell, bar: ControlBar, sound: Sound, commands: Commands): void {
  bar.play.addEventListener("click", () => commands.press());
  bar.stake.down.addEventListener("click", () => commands.step(-1));
  bar.stake.up.addEventListener("click", () => commands.step(1));
  bar.stake.value.addEventListener("click", () => commands.pickStake());
  shell.information.addEventListener("click", () => commands.openInformation());
  shell.fairness.addEventListener("click", () => commands.openFairness());
  shell.sound.addEventListener("click", () => {
    const on = sound.toggle();
    shell.sound.setAttribute("aria-checked", String(on));
    shell.sound.replaceChildren(icon(on ? "sound-on" : "sound-off"));
  });
  document.addEventListener("keydown", (event) => {
    const free = event.target === document.body || event.target === document.documentElement;
    // Holding a key down must not start one round after another.
    if (event.code !== "Space" || !free || event.repeat) return;
    event.preventDefault();
    commands.press();
  });
}
