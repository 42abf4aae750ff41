import { MatchEvent } from "@bellwether/games/mechanics/scratch-match/wire.ts";
import { CardLayout } from "@bellwether/games/scratch-cards/card-layout.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { cellGrid } from "../scratch/cell-grid.ts";
import { paintPrize } from "../scratch/cell-pictures.ts";
import { endCard, mountCard } from "../scratch/mount-card.ts";
import { paintRibbon } from "../scratch/paint-card.ts";
import type { ScratchCard } from "../scratch/scratch-card.ts";

const CELL = { width: 250, height: 216, gap: 22, top: 530 };

/** Pictures for the highest amounts if the title has fewer pictures than the card has amounts. Each amount needs its own picture. */
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
  const layout = CardLayout.parse(parts.sheet.layout);
  const icons = [...new Set([...parts.card.slotSymbols, ...MORE_ICONS])].slice(0, layout.prizes.length);
  const pictures = await Promise.all(icons.map((icon) => loadPicture(parts.art.symbol(icon))));
  return mountCard<MatchEvent, bigint>(parts, {
    plan: {
      cells: cellGrid(layout, CELL),
      print: (pen) => paintRibbon(pen, t("match_rule"), 430, parts),
      label: (cell) => t("scratch_cell", { number: cell + 1 }),
    },
    eventsOf: (script) => eventsOf(MatchEvent, script),
    initial: 0n,
    advance: addWins,
    animate: (card, animation) => animate({ parts, card, layout, pictures }, animation),
  });
};

type Scene = {
  parts: GameParts;
  card: ScratchCard;
  layout: CardLayout;
  pictures: (HTMLImageElement | null)[];
};

function addWins(wonMinor: bigint, event: MatchEvent): bigint {
  return event.type === "match-won" ? wonMinor + BigInt(event.payoutMinor) : wonMinor;
}

function animate(
  { parts, card, layout, pictures }: Scene,
  animation: RoundAnimation,
): Stories<MatchEvent, bigint> {
  const { money, sound } = parts;
  /** Every amount of the prize list has its own picture, so that equal amounts are easy to see. */
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
        animation,
      );
    },
    async "match-won"({ cells }, { after }) {
      if (isWin(animation.celebration)) {
        sound.play("line");
        parts.showWin(after);
      }
      await card.lightUp(cells);
    },
    "round-ended": endCard(parts, card, animation),
  };
}
