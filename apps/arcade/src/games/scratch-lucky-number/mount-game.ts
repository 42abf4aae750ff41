import type { LuckyNumberEvent } from "@bellwether/contract/studio/events/scratch.ts";
import type { CardLayout } from "@bellwether/contract/studio/game-layout.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { type Pen, words } from "../../stage/pen.ts";
import { headFont } from "../../theme/brand-style.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { paintNumber, paintWords } from "../scratch/cell-pictures.ts";
import { CARD, paintRibbon } from "../scratch/paint-card.ts";
import { ScratchCard } from "../scratch/scratch-card.ts";

const OWN = { width: 188, height: 190, gap: 16, top: 828 };
const LUCKY = { side: 158, gap: 70, top: 570 };
const LUCKY_COUNT = 2;

/** Two lucky numbers above, eight of the player's below: one that matches a lucky number wins its amount. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t } = parts;
  const { cells, columns } = parts.sheet.layout as CardLayout;
  const card = await ScratchCard.create(parts, {
    cells: [...luckyRects(), ...ownRects(cells, columns)],
    print: (pen) => printCard(pen, parts),
    label: (cell) =>
      cell < LUCKY_COUNT
        ? t("scratch_lucky", { number: cell + 1 })
        : t("scratch_cell", { number: cell + 1 - LUCKY_COUNT }),
  });
  let left: Promise<void> | undefined;
  return {
    begin() {
      left = card.leave();
    },
    abandon: () => void left?.then(() => card.comeBack()),
    stakeChanged: (stakeMinor) => card.showPrice(stakeMinor),
    async play(script, animation) {
      await left;
      const events = eventsOf(script, "scratch-lucky-number");
      const plan = { initial: beginCard(), advance, stories: animate(parts, card, animation) };
      await playScript<LuckyNumberEvent, CardState>(events, plan, parts.clock);
    },
  };
};

/** The card's state: its numbers, and the wins so far. */
type CardState = {
  luckyNumbers: readonly number[];
  winning: readonly number[];
  wonMinor: bigint;
};

function beginCard(): CardState {
  return { luckyNumbers: [], winning: [], wonMinor: 0n };
}

function advance(state: CardState, event: LuckyNumberEvent): CardState {
  if (event.type === "card-dealt") return { ...state, luckyNumbers: event.luckyNumbers };
  if (event.type !== "number-won") return state;
  const lucky = state.luckyNumbers.indexOf(event.number);
  return {
    ...state,
    winning: [...state.winning, lucky, event.cell + LUCKY_COUNT],
    wonMinor: state.wonMinor + BigInt(event.payoutMinor),
  };
}

function animate(
  parts: GameParts,
  card: ScratchCard,
  animation: RoundAnimation,
): Stories<LuckyNumberEvent, CardState> {
  const { money, sound, t } = parts;
  return {
    async "card-dealt"({ luckyNumbers, cells }) {
      const lucky = luckyNumbers.map((number) => ({
        picture: (pen: Pen, rect: { width: number; height: number; x: number; y: number }) =>
          paintWords(pen, rect, String(number), parts, "#b0162b"),
        words: String(number),
      }));
      const own = cells.map(({ number, prizeMinor }) => ({
        picture: (pen: Pen, rect: { width: number; height: number; x: number; y: number }) =>
          paintNumber(pen, rect, number, money(prizeMinor), parts),
        words: t("number_prize", { number, amount: money(prizeMinor) }),
      }));
      await card.deal([...lucky, ...own]);
    },
    async "number-won"(_, { after }) {
      if (isWin(animation.celebration)) {
        sound.play("line");
        parts.showWin(after.wonMinor);
      }
      await card.lightUp(after.winning, false);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, card, paid, card.winners());
    },
  };
}

function printCard(pen: Pen, parts: GameParts): void {
  const { t, frame, palette } = parts;
  paintRibbon(pen, t("lucky_rule"), 430, parts);
  const ink = frame.kind === "glow" ? "#ffffff" : palette.ink;
  const heading = (text: string, y: number) =>
    words(pen, text, { x: CARD.width / 2, y, width: 760 }, (size) => headFont(frame, size), 40, ink);
  heading(t("lucky_numbers"), 536);
  heading(t("your_numbers"), 782);
}

function luckyRects() {
  const width = LUCKY_COUNT * LUCKY.side + LUCKY.gap;
  return Array.from({ length: LUCKY_COUNT }, (_, index) => ({
    x: (CARD.width - width) / 2 + index * (LUCKY.side + LUCKY.gap),
    y: LUCKY.top,
    width: LUCKY.side,
    height: LUCKY.side,
    round: LUCKY.side / 2,
  }));
}

function ownRects(cells: number, columns: number) {
  const width = columns * OWN.width + (columns - 1) * OWN.gap;
  return Array.from({ length: cells }, (_, cell) => ({
    x: (CARD.width - width) / 2 + (cell % columns) * (OWN.width + OWN.gap),
    y: OWN.top + Math.floor(cell / columns) * (OWN.height + OWN.gap),
    width: OWN.width,
    height: OWN.height,
  }));
}
