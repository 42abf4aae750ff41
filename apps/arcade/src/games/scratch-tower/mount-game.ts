import { TowerEvent } from "@bellwether/games/mechanics/scratch-tower/wire.ts";
import { CardLayout } from "@bellwether/games/scratch-cards/card-layout.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { loadPicture } from "../../stage/pictures.ts";
import { paintWords } from "../scratch/cell-pictures.ts";
import { endCard, mountCard } from "../scratch/mount-card.ts";
import type { CellContent, ScratchCard } from "../scratch/scratch-card.ts";
import { paintBell, paintTower, towerCells } from "./paint-tower.ts";

/** A tower that the player climbs floor by floor, with a multiplier in the roof. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { t } = parts;
  const { cells: floors } = CardLayout.parse(parts.sheet.layout);
  // A field with the title's highest picture leads one floor up. A field with the same picture, grey and cracked, ends the climb.
  const bell = await loadPicture(parts.art.symbol(parts.card.slotSymbols.at(-1) ?? "bell"));
  return mountCard<TowerEvent, ClimbState>(parts, {
    plan: {
      cells: towerCells(floors),
      print: (pen) => paintTower(pen, floors, parts),
      label: (cell) => (cell < floors ? t("scratch_floor", { number: cell + 1 }) : t("scratch_roof")),
    },
    eventsOf: (script) => eventsOf(TowerEvent, script),
    initial: { climbed: [], wonMinor: 0n },
    advance,
    animate: (card, animation) => animate(parts, card, bell, animation),
  });
};

/** The floors climbed so far from the ground, and the final payout. */
type ClimbState = {
  climbed: readonly number[];
  wonMinor: bigint;
};

function advance(state: ClimbState, event: TowerEvent): ClimbState {
  if (event.type === "floor-climbed") return { ...state, climbed: [...state.climbed, event.floor] };
  if (event.type === "tower-won") return { ...state, wonMinor: BigInt(event.payoutMinor) };
  return state;
}

function animate(
  parts: GameParts,
  card: ScratchCard,
  bell: HTMLImageElement | null,
  animation: RoundAnimation,
): Stories<TowerEvent, ClimbState> {
  const { money, sound, t, sheet } = parts;
  const isWinningRound = isWin(animation.celebration);
  const roof = CardLayout.parse(sheet.layout).cells;
  return {
    async "card-dealt"({ floors, multiplier }) {
      const hidden = floors.map(
        ({ bell: kind, prizeMinor }): CellContent => ({
          picture: (pen, rect) => paintBell(pen, rect, kind, bell, money(prizeMinor), parts),
          words: t(kind === "golden" ? "floor_golden" : "floor_cracked", { amount: money(prizeMinor) }),
        }),
      );
      const top: CellContent = {
        picture: (pen, rect) => paintWords(pen, rect, t("times", { multiplier }), parts, "#b0162b", 0.6),
        words: t("times", { multiplier }),
      };
      await card.deal([...hidden, top], animation);
    },
    async "floor-climbed"({ floor }, { after }) {
      if (isWinningRound) sound.play("rise", 1 + floor * 0.1);
      await card.lightUp(after.climbed, false);
    },
    async "tower-won"(_, { after }) {
      if (isWinningRound) parts.showWin(after.wonMinor);
      await card.lightUp([...after.climbed, roof], false);
    },
    "round-ended": endCard(parts, card, animation),
  };
}
