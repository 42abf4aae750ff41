import type { MatchThreeEvent } from "@bellwether/contract/studio/events/scratch.ts";
import type { CardLayout } from "@bellwether/contract/studio/game-layout.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import type { Rect } from "../../stage/lay-out-board.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { paintPrize } from "../scratch/cell-pictures.ts";
import { CARD, paintRibbon } from "../scratch/paint-card.ts";
import { ScratchCard } from "../scratch/scratch-card.ts";

const CELL = { width: 250, height: 216, gap: 22, top: 530 };

/** Extra pictures for the highest amounts when the title has fewer pictures than the card has amounts: no two may share one. */
const MORE_ICONS = [
  "coin",
  "trophy",
  "gem-stone",
  "crown",
  "glowing-star",
  "money-bag",
  "ring",
  "star",
  "rainbow",
  "rocket",
];

/** Nine fields; three equal amounts win. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t } = parts;
  const layout = parts.sheet.layout as CardLayout;
  const card = await ScratchCard.create(parts, {
    cells: cellRects(layout),
    print: (pen) => paintRibbon(pen, t("match_rule"), 430, parts),
    label: (cell) => t("scratch_cell", { number: cell + 1 }),
  });
  const icons = [...new Set([...parts.card.slotSymbols, ...MORE_ICONS])].slice(0, layout.prizes.length);
  const pictures = await Promise.all(icons.map((icon) => loadPicture(parts.art.symbol(icon))));
  let left: Promise<void> | undefined;
  return {
    begin() {
      left = card.leave();
    },
    abandon: () => void left?.then(() => card.comeBack()),
    stakeChanged: (stakeMinor) => card.showPrice(stakeMinor),
    async play(script, animation) {
      await left;
      const events = eventsOf(script, "scratch-match-three");
      const stories = animate({ parts, card, layout, pictures }, animation);
      await playScript<MatchThreeEvent, bigint>(
        events,
        { initial: 0n, advance: addWins, stories },
        parts.clock,
      );
    },
  };
};

type Scene = {
  parts: GameParts;
  card: ScratchCard;
  layout: CardLayout;
  pictures: (HTMLImageElement | null)[];
};

function addWins(wonMinor: bigint, event: MatchThreeEvent): bigint {
  return event.type === "match-won" ? wonMinor + BigInt(event.payoutMinor) : wonMinor;
}

function animate(
  { parts, card, layout, pictures }: Scene,
  animation: RoundAnimation,
): Stories<MatchThreeEvent, bigint> {
  const { money, sound } = parts;
  /** Every amount of the prize list has its own picture, so that equal ones are easy to see. */
  const pictureOf = (prizeMinor: string) => {
    const multiple = Number(BigInt(prizeMinor) / animation.stakeMinor);
    const rank = layout.prizes.findIndex((prize) => prize.multiple === multiple);
    return pictures[layout.prizes.length - 1 - rank] ?? null;
  };
  return {
    async "card-dealt"({ cells }) {
      await card.deal(
        cells.map(({ prizeMinor }) => ({
          picture: (pen, rect) => paintPrize(pen, rect, pictureOf(prizeMinor), money(prizeMinor), parts),
          words: money(prizeMinor),
        })),
      );
    },
    async "match-won"({ cells }, { after }) {
      if (isWin(animation.celebration)) {
        sound.play("line");
        parts.showWin(after);
      }
      await card.lightUp(cells);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, card, paid, card.winners());
    },
  };
}

function cellRects({ cells, columns }: CardLayout): Rect[] {
  const width = columns * CELL.width + (columns - 1) * CELL.gap;
  return Array.from({ length: cells }, (_, cell) => ({
    x: (CARD.width - width) / 2 + (cell % columns) * (CELL.width + CELL.gap),
    y: CELL.top + Math.floor(cell / columns) * (CELL.height + CELL.gap),
    width: CELL.width,
    height: CELL.height,
  }));
}
