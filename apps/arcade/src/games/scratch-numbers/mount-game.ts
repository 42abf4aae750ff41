import { NumbersEvent, NumbersLayout } from "@bellwether/games/mechanics/scratch-numbers/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { type Pen, words } from "../../stage/pen.ts";
import { headFont } from "../../theme/brand-style.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { paintNumber, paintWords } from "../scratch/cell-pictures.ts";
import { endCard, mountCard } from "../scratch/mount-card.ts";
import { CARD, paintRibbon } from "../scratch/paint-card.ts";
import type { CellContent, ScratchCard } from "../scratch/scratch-card.ts";

const OWN = { width: 188, height: 190, gap: 16, top: 828 };
const LUCKY = { width: 158, height: 158, gap: 70, top: 570 };

/** Lucky numbers above, the player's numbers below. A player's number that equals a lucky one wins its amount. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t } = parts;
  const layout = NumbersLayout.parse(parts.sheet.layout);
  const luckyCount = layout.luckyNumbers;
  const lucky = cellGrid({ cells: luckyCount, columns: luckyCount }, LUCKY);
  // Six fields do not fill rows of four, so they are wider and in rows of three.
  const columns = layout.cells % layout.columns === 0 ? layout.columns : 3;
  const own = cellGrid({ cells: layout.cells, columns }, { ...OWN, width: columns === 3 ? 252 : OWN.width });
  return mountCard<NumbersEvent, CardState>(parts, {
    plan: {
      cells: [...lucky.map((rect) => ({ ...rect, round: rect.width / 2 })), ...own],
      print: (pen) => printCard(pen, luckyCount, parts),
      label: (cell) =>
        cell < luckyCount
          ? t("scratch_lucky", { number: cell + 1 })
          : t("scratch_cell", { number: cell + 1 - luckyCount }),
    },
    eventsOf: (script) => eventsOf(NumbersEvent, script),
    initial: { luckyNumbers: [], winning: [], wonMinor: 0n },
    advance,
    animate: (card, animation) => animate(parts, card, animation),
  });
};

/** The card's state: its numbers, and the wins so far. */
type CardState = {
  luckyNumbers: readonly number[];
  winning: readonly number[];
  wonMinor: bigint;
};

function advance(state: CardState, event: NumbersEvent): CardState {
  if (event.type === "card-dealt") return { ...state, luckyNumbers: event.luckyNumbers };
  if (event.type !== "number-won") return state;
  const lucky = state.luckyNumbers.indexOf(event.number);
  return {
    ...state,
    winning: [...state.winning, lucky, event.cell + state.luckyNumbers.length],
    wonMinor: state.wonMinor + BigInt(event.payoutMinor),
  };
}

function animate(
  parts: GameParts,
  card: ScratchCard,
  animation: RoundAnimation,
): Stories<NumbersEvent, CardState> {
  const { money, sound, t } = parts;
  return {
    async "card-dealt"({ luckyNumbers, cells }) {
      const lucky = luckyNumbers.map(
        (number): CellContent => ({
          picture: (pen, rect) => paintWords(pen, rect, String(number), parts, "#b0162b"),
          words: String(number),
        }),
      );
      const own = cells.map(
        ({ number, prizeMinor }): CellContent => ({
          picture: (pen, rect) => paintNumber(pen, rect, number, money(prizeMinor), parts),
          words: t("number_prize", { number, amount: money(prizeMinor) }),
        }),
      );
      await card.deal([...lucky, ...own], animation);
    },
    async "number-won"(_, { after }) {
      if (isWin(animation.celebration)) {
        sound.play("line");
        parts.showWin(after.wonMinor);
      }
      await card.lightUp(after.winning, false);
    },
    "round-ended": endCard(parts, card, animation),
  };
}

function printCard(pen: Pen, luckyCount: number, parts: GameParts): void {
  const { t, frame, palette } = parts;
  paintRibbon(pen, t("lucky_rule"), 430, parts);
  const ink = frame.kind === "glow" ? "#ffffff" : palette.ink;
  const heading = (text: string, y: number) =>
    words(pen, text, { x: CARD.width / 2, y, width: 760 }, (size) => headFont(frame, size), 40, ink);
  heading(t(luckyCount === 1 ? "lucky_number" : "lucky_numbers"), 536);
  heading(t("your_numbers"), 782);
}
