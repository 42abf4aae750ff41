import { RouletteEvent, RouletteInput, RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { playScript } from "../../player/script-player.ts";
import type { Size } from "../../stage/lay-out-board.ts";
import { buildChipBetting } from "../chips/chip-betting.ts";
import { LastNumbers } from "./last-numbers.ts";
import { tableRect } from "./lay-out-table.ts";
import { animateRoulette } from "./stories.ts";
import { TableView } from "./table-view.ts";
import { WheelView } from "./wheel-view.ts";

export const standsInRoom = true;

/** Roulette with one zero, European or French: a wheel and a betting table. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = RouletteLayout.parse(parts.sheet.layout);
  const wheel = await WheelView.create(parts, layout);
  const place = {
    section: parts.board.section,
    rectOn: (board: Size) => tableRect(board, parts.room?.isFirstPerson),
  };
  const betting = buildChipBetting(
    parts,
    layout,
    (chips, pressed) => new TableView(parts, place, layout, chips, pressed),
  );
  const table = betting.spots;
  const lastNumbers = new LastNumbers(parts.board.section, parts.t);
  const scene = { parts, wheel, table, lastNumbers };

  return {
    choice: () => ({ stakeMinor: betting.totalMinor, input: { bets: betting.bets } }),
    keepChoice: betting.keep,
    setOpen: betting.setOpen,
    async play(script, animation) {
      betting.begin(RouletteInput.safeParse(animation.input).data?.bets);
      const events = eventsOf(RouletteEvent, script);
      const plan = { initial: 0n, advance: addWins, stories: animateRoulette(scene, animation) };
      await playScript<RouletteEvent, bigint>(events, plan, parts.clock);
      betting.finish();
    },
  };
};

function addWins(wonMinor: bigint, event: RouletteEvent): bigint {
  return event.type === "bet-won" ? wonMinor + BigInt(event.payoutMinor) : wonMinor;
}
