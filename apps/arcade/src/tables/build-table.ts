import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { TableListing } from "@bellwether/contract/studio/tables.ts";
import type { GameContext } from "../context/game-context.ts";
import { AmountView } from "../controls/amount-view.ts";
import { icon } from "../controls/element.ts";
import { browserFrames, type Clock, createClock } from "../player/clock.ts";
import type { Screen } from "../player/screen.ts";
import { createSound, type Sound } from "../sound/sound.ts";
import { type MoneyText, moneyText } from "../texts/money-text.ts";
import { frameOf } from "../theme/brand-style.ts";
import { CompanyView } from "./company-view.ts";
import { Host } from "./host.ts";
import { ReactionsView } from "./reactions-view.ts";
import { buildTableBar, type TableBar } from "./table-bar.ts";
import { buildTableScreen, type TableScreen } from "./table-screen.ts";

/** The screen and the controls around a table's game, with its clock and sound. */
export type BuiltTable = {
  screen: TableScreen;
  bar: TableBar;
  host: Host;
  balance: AmountView;
  company: CompanyView;
  reactions: ReactionsView;
  money: MoneyText;
  clock: Clock;
  canvas: Screen;
  sound: Sound;
};

/**
 * Builds them. `isVirtual` is set for a game that shows a drawn event and has no mat, and `hasOthers` if the game has other tables, which the
 * player may choose instead.
 */
export function buildTable(
  { t, shell, launch, base }: GameContext,
  { currency }: OpenSessionReply,
  { room, isVirtual, hasOthers }: { room: TableListing["room"]; isVirtual: boolean; hasOthers: boolean },
): BuiltTable {
  shell.controls.replaceChildren();
  const host = new Host(base, launch.brand);
  const screen = buildTableScreen(shell, host, t, { isVirtual, hasOthers });
  const bar = buildTableBar(shell.controls, t, {
    hasBalance: !launch.pageHasBar,
    // In a hall, keno and bingo have slips and tickets.
    hasMat: !isVirtual && room !== "hall",
  });
  const canvas: Screen = { draw: () => {} };
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const clock = createClock(browserFrames, { still, afterFrame: () => canvas.draw() });
  const money = moneyText(currency, launch.language);
  const company = new CompanyView({
    t,
    mat: screen.places.mat,
    moneyIn: (other) => moneyText(other, launch.language),
  });
  screen.root.append(company.panel);
  const reactions = new ReactionsView({ t, base, brand: launch.brand, button: screen.react });
  screen.stage.append(reactions.strip, reactions.sky);
  const sound = createSound();
  const { hostSound } = frameOf(launch.brand);
  host.onLine = () => sound.play(hostSound);
  shell.sound.addEventListener("click", () => {
    const isOn = sound.toggle();
    shell.sound.setAttribute("aria-checked", String(isOn));
    shell.sound.replaceChildren(icon(isOn ? "sound-on" : "sound-off"));
  });
  screen.captions.addEventListener("click", () => {
    const isOn = screen.captions.getAttribute("aria-pressed") !== "true";
    screen.captions.setAttribute("aria-pressed", String(isOn));
    host.showCaptions(isOn);
  });
  return {
    screen,
    bar,
    host,
    balance: new AmountView(bar.balance, money, clock),
    company,
    reactions,
    money,
    clock,
    canvas,
    sound,
  };
}
