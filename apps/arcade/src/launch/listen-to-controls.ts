import type { ControlBar } from "../controls/control-bar.ts";
import { icon } from "../controls/element.ts";
import type { Shell } from "../controls/shell.ts";
import type { Sound } from "../sound/sound.ts";

/** What the controls lead to. */
export type Commands = {
  press(): void;
  step(by: 1 | -1): void;
  pickStake(): void;
  openInformation(): void;
  openFairness(): void;
};

/** Ties buttons and the space bar to what they do. There is no button that plays by itself. */
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
    // A key held down must not play round after round.
    if (event.code !== "Space" || !free || event.repeat) return;
    event.preventDefault();
    commands.press();
  });
}
