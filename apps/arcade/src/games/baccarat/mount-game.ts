import { BaccaratEvent, BaccaratInput, BaccaratLayout } from "@bellwether/games/mechanics/baccarat/wire.ts";
import { eventsOf, type Game, type GameParts, type MountGame } from "../../play/game.ts";
import { playScript } from "../../player/script-player.ts";
import { buildChipBetting } from "../chips/chip-betting.ts";
import { BettingSpots } from "./betting-spots.ts";
import { Road } from "./road.ts";
import { advance, type BaccaratRound, NEW_ROUND } from "./round-state.ts";
import { animateBaccarat } from "./stories.ts";
import { TableView } from "./table-view.ts";

export const standsInRoom = true;

/** Punto banco: chips on five spots, two hands that are played by fixed rules, and the road of past rounds. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = BaccaratLayout.parse(parts.sheet.layout);
  const table = await TableView.create(parts);
  const betting = buildChipBetting(
    parts,
    layout,
    (chips, pressed) => new BettingSpots(parts, parts.board.section, layout, chips, pressed),
  );
  const { spots } = betting;
  const road = new Road(parts, table.layout.road);
  const put = () => {
    spots.put(table.layout.spots, table.unit);
    road.put(table.layout.road, table.unit);
  };
  table.onReshape = put;
  put();

  return {
    choice: () => ({
      stakeMinor: betting.totalMinor,
      input: { bets: Object.fromEntries(betting.bets.map(({ spot, amountMinor }) => [spot, amountMinor])) },
    }),
    keepChoice: betting.keep,
    setOpen: betting.setOpen,
    async play(script, animation) {
      const replayed = BaccaratInput.safeParse(animation.input).data?.bets;
      betting.begin(
        replayed && Object.entries(replayed).map(([spot, amountMinor]) => ({ spot, amountMinor })),
      );
      await table.clear();
      const stories = animateBaccarat({ parts, table, spots, road }, animation);
      const plan = { initial: NEW_ROUND, advance, stories };
      await playScript<BaccaratEvent, BaccaratRound>(eventsOf(BaccaratEvent, script), plan, parts.clock);
      betting.finish();
    },
  };
};
