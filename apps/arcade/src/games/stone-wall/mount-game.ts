import { SlipInput } from "@bellwether/games/bookmaking/slip-wire.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { mountSlipReplay } from "../slip/mount-slip-replay.ts";
import { describeDraw, stoneOf, wallIn } from "./describe-draw.ts";
import { WallShow } from "./wall-show.ts";

/** Opens the wall of a past round again, with the stones of the player's bet. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { sound, t } = parts;
  const show = new WallShow(parts);
  let own = new Set<number>();
  const replay = mountSlipReplay(parts, {
    async show(events, ms) {
      await show.open(
        wallIn(events),
        ms,
        (stone) => own.has(stone),
        () => sound.play("scratch"),
      );
      return describeDraw(events as never, t, parts.sheet.layout);
    },
    nameOf: (spot) => t("wall_stone", { number: stoneOf(spot) }),
  });
  return {
    ...replay,
    async play(script, animation) {
      const bets = SlipInput.safeParse(animation.input).data?.bets ?? [];
      own = new Set(bets.map(({ spot }) => stoneOf(spot)));
      await replay.play(script, animation);
    },
  };
};
