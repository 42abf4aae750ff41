import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import { AmountView } from "../controls/amount-view.ts";
import { buildControlBar, type ControlBar, hasChips } from "../controls/control-bar.ts";
import { browserFrames, type Clock, createClock } from "../player/clock.ts";
import type { Screen } from "../player/screen.ts";
import { createSound, type Sound } from "../sound/sound.ts";
import { type MoneyText, moneyText, pointsText } from "../texts/money-text.ts";

/** The controls around the board of an open game, with the game's clock and sound. */
export type Controls = {
  bar: ControlBar;
  balance: AmountView;
  win: AmountView;
  money: MoneyText;
  clock: Clock;
  screen: Screen;
  sound: Sound;
  /** Whether the player places the stake as chips instead of selecting it. */
  isPlaced: boolean;
};

/** Builds the controls for a session. In free play, amounts are shown as points. */
export function buildControls(
  { t, shell, launch }: Pick<GameContext, "t" | "shell" | "launch">,
  { mode, sheet, currency }: Pick<OpenSessionReply, "mode" | "sheet" | "currency">,
): Controls {
  shell.controls.replaceChildren();
  shell.root.dataset.mechanic = sheet.mechanic;
  const isFree = mode === "free";
  const balanceName = isFree ? t("free_play") : launch.pageHasBar ? undefined : t("balance");
  const isPlaced = hasChips(sheet);
  const bar = buildControlBar(
    shell.controls,
    { family: sheet.family, isPlaced, balance: balanceName, loose: shell.loose },
    t,
  );
  const screen: Screen = { draw: () => {} };
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const clock = createClock(browserFrames, { still, afterFrame: () => screen.draw() });
  const money = isFree ? pointsText(launch.language) : moneyText(currency, launch.language);
  const balance = new AmountView(bar.balance, money, clock);
  const win = new AmountView(bar.win, money, clock);
  return { bar, balance, win, money, clock, screen, sound: createSound(), isPlaced };
}
