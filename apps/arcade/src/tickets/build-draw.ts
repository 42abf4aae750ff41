import type { DrawTicket, Subscription } from "@bellwether/contract/studio/draws.ts";
import type { OpenSessionReply } from "@bellwether/contract/studio/session.ts";
import type { GameContext } from "../context/game-context.ts";
import { AmountView } from "../controls/amount-view.ts";
import { BalanceDisplay } from "../controls/balance-display.ts";
import { browserFrames, createClock } from "../player/clock.ts";
import { createSound, type Sound } from "../sound/sound.ts";
import { type MoneyText, moneyText } from "../texts/money-text.ts";
import { mascotAddress } from "../theme/brand-style.ts";
import { dressTitle } from "../theme/dress-page.ts";
import { paletteOf } from "../theme/palette.ts";
import { type TitleCard, titleArtOf } from "../theme/title-card.ts";
import { Cart } from "./cart.ts";
import type { DrawGame, LoadDraw } from "./draw-game.ts";
import { DrawScreen } from "./draw-screen.ts";
import { DrawShow } from "./draw-show.ts";
import { DrawsPanel } from "./draws-panel.ts";
import { ShowPage } from "./show-page.ts";
import { TicketList } from "./ticket-list.ts";

/** The game's parts that the controller shows. */
export type BuiltDraw = {
  screen: DrawScreen;
  game: DrawGame;
  cart: Cart;
  panel: DrawsPanel;
  list: TicketList;
  page: ShowPage;
  show: DrawShow;
  balance: BalanceDisplay;
  money: MoneyText;
  sound: Sound;
};

/** What the player's presses do. */
type DrawActs = {
  tableId: string;
  changed(): void;
  failed(error: unknown): void;
  now(): number;
  buy(): void;
  toggleFree(): void;
  proof(): void;
  cancel(ticket: DrawTicket): void;
  watch(ticket: DrawTicket): void;
  again(tickets: readonly DrawTicket[]): void;
  stop(subscription: Subscription): void;
  older(): void;
};

/** Applies the title's name and colours to the page, fetches the game, and builds the screen with its parts. */
export async function buildDraw(
  context: GameContext,
  session: OpenSessionReply,
  card: TitleCard,
  load: LoadDraw,
  acts: DrawActs,
): Promise<BuiltDraw> {
  const { shell, t, base, launch, studio } = context;
  const { sheet, title, currency } = session;
  const { mountDraw } = await load();
  const palette = paletteOf(card.palette);
  dressTitle(palette);
  document.title = title;
  shell.title.textContent = title;
  shell.board.setAttribute("aria-label", t("board", { title }));
  shell.controls.replaceChildren();
  const money = moneyText(currency, launch.language);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const clock = createClock(browserFrames, { still });
  const sound = createSound();
  const screen = new DrawScreen(shell, {
    t,
    title,
    art: titleArtOf(base, launch.gameCode).wide,
    hasBalance: !launch.pageHasBar,
  });
  const game = mountDraw({
    ...{ t, money, sheet, table: { id: acts.tableId, studio } },
    say: (text) => screen.say(text),
    changed: acts.changed,
  });
  screen.showPrize(game.topPrize, money(BigInt(sheet.stakes[0] ?? "0")));
  const show = new DrawShow({ base, brand: launch.brand, t, clock, sound, palette, drum: game.drum });
  const balance = new BalanceDisplay(new AmountView(screen.balance, money, clock), {
    studio,
    isIdle: () => true,
    failed: acts.failed,
  });
  balance.set(session.balanceMinor);
  const cart = new Cart({
    ...{ t, money },
    mascot: mascotAddress(base, launch.brand, "standing"),
    buy: acts.buy,
    toggleFree: acts.toggleFree,
    proof: acts.proof,
  });
  const panel = new DrawsPanel({
    ...{ t, money, language: launch.language },
    isNumbered: game.editor.forDraws !== undefined,
    priceMinor: BigInt(sheet.stakes[0] ?? "0"),
    changed: acts.changed,
  });
  const list = new TicketList({
    ...{ t, language: launch.language, money, game },
    now: acts.now,
    cancel: acts.cancel,
    watch: acts.watch,
    stop: acts.stop,
    older: acts.older,
  });
  const page = new ShowPage({ t, money, game, show, sound, again: acts.again });
  screen.slips.append(game.editor.root, panel.root);
  screen.side.append(list.pinned, cart.root);
  screen.tickets.append(list.root);
  screen.show.append(...page.roots);
  shell.controls.append(cart.bar);
  return { screen, game, cart, panel, list, page, show, balance, money, sound };
}
