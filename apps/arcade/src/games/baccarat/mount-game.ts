import {
  BaccaratEvent,
  BaccaratInput,
  BaccaratLayout,
  type BaccaratSpot,
} from "@bellwether/games/mechanics/baccarat/wire.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { closingStories } from "../cards/closing-stories.ts";
import { buildChipBetting } from "../chips/chip-betting.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { BettingSpots } from "./betting-spots.ts";
import { Road } from "./road.ts";
import { advance, type BaccaratRound, NEW_ROUND } from "./round-state.ts";
import { TableView } from "./table-view.ts";

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
      const stories = animate({ parts, table, spots, road }, animation);
      const plan = { initial: NEW_ROUND, advance, stories };
      await playScript<BaccaratEvent, BaccaratRound>(eventsOf(BaccaratEvent, script), plan, parts.clock);
      betting.finish();
    },
  };
};

type Scene = { parts: GameParts; table: TableView; spots: BettingSpots; road: Road };

function animate(
  { parts, table, spots, road }: Scene,
  animation: RoundAnimation,
): Stories<BaccaratEvent, BaccaratRound> {
  const { clock, sound, say, t } = parts;
  const showEnded = ({ ended }: BaccaratRound, bet: string) => {
    const result = ended.get(bet as BaccaratSpot);
    if (result) spots.showEnded(bet as BaccaratSpot, result);
  };
  return {
    async "card-dealt"({ to, card }, { after }) {
      if (after.hands[to].cards.length === 3) {
        say(t("baccarat_draws", { side: to }));
        await clock.read(700);
      }
      await table.deal(to, card);
      table.show(after);
      await clock.wait(120);
    },
    async "hands-compared"(compared, { after }) {
      const { winner, playerPoints, bankerPoints } = compared;
      if (compared.natural) {
        say(t("baccarat_natural"));
        await clock.read(800);
      }
      const high = Math.max(playerPoints, bankerPoints);
      const low = Math.min(playerPoints, bankerPoints);
      sound.play("stop");
      table.show(after);
      if (!animation.isReplay) road.add(compared);
      say(t("baccarat_result", { winner, high, low }));
      await clock.read(900);
    },
    ...closingStories(parts, table, animation, showEnded),
  };
}
