import {
  BaccaratEvent,
  BaccaratInput,
  BaccaratLayout,
  type BaccaratSpot,
} from "@bellwether/games/mechanics/baccarat/wire.ts";
import { playScript, type Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { celebrate } from "../celebrate/celebrate.ts";
import { buildChipRail } from "../chips/chip-rail.ts";
import { ChipTable } from "../chips/chip-table.ts";
import { eventsOf, type Game, type GameParts, type MountGame, type RoundAnimation } from "../game.ts";
import { BettingSpots } from "./betting-spots.ts";
import { Road } from "./road.ts";
import { advance, NEW_ROUND, type RoundState } from "./round-state.ts";
import { TableView } from "./table-view.ts";

/** Punto banco: chips on five spots, two hands that the rules play, and the road of past rounds. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const layout = BaccaratLayout.parse(parts.sheet.layout);
  const chips = new ChipTable(layout);
  const table = await TableView.create(parts);
  let isOpen = true;

  const changed = () => {
    spots.showChips();
    rail.enable({
      undo: isOpen && chips.canUndo,
      clear: isOpen && chips.totalMinor > 0n,
      repeat: isOpen && chips.canRepeat,
      chips: isOpen,
    });
    parts.choiceChanged();
  };
  const doing = (act: () => void) => () => {
    if (!isOpen) return;
    spots.clearResult();
    act();
    parts.sound.play("chip");
    changed();
  };
  const rail = buildChipRail(parts, {
    undo: doing(() => chips.undo()),
    clear: doing(() => chips.clear()),
    repeat: doing(() => chips.repeat()),
  });
  const spots = new BettingSpots(parts, layout, chips, (spot) => {
    if (!isOpen) return;
    spots.clearResult();
    if (chips.place(spot, rail.amountMinor) === "full") return parts.say(parts.t("table_full"));
    parts.sound.play("chip");
    changed();
  });
  const road = new Road(parts, table.layout.road);
  const put = () => {
    spots.put(table.layout.spots, table.unit);
    road.put(table.layout.road, table.unit);
  };
  table.onReshape = put;
  put();
  changed();

  return {
    choice: () => ({
      stakeMinor: chips.totalMinor,
      input: { bets: Object.fromEntries(chips.bets.map(({ spot, amountMinor }) => [spot, amountMinor])) },
    }),
    setOpen(nowOpen) {
      if (isOpen === nowOpen) return;
      isOpen = nowOpen;
      spots.setOpen(isOpen);
      changed();
    },
    async play(script, animation) {
      // A replayed round has its own bets.
      const bets = BaccaratInput.safeParse(animation.input).data?.bets;
      if (bets) chips.lay(Object.entries(bets).map(([spot, amountMinor]) => ({ spot, amountMinor })));
      spots.clearResult();
      spots.showChips();
      await table.clear();
      const stories = animate({ parts, table, spots, road }, animation);
      const plan = { initial: NEW_ROUND, advance, stories };
      await playScript<BaccaratEvent, RoundState>(eventsOf(BaccaratEvent, script), plan, parts.clock);
      chips.finish();
      changed();
    },
  };
};

type Scene = { parts: GameParts; table: TableView; spots: BettingSpots; road: Road };

function animate(
  { parts, table, spots, road }: Scene,
  animation: RoundAnimation,
): Stories<BaccaratEvent, RoundState> {
  const { clock, sound, say, t } = parts;
  const glad = isWin(animation.celebration);
  const ended = (bet: string, { ended: bets }: RoundState) => {
    const result = bets.get(bet as BaccaratSpot);
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
    async "bet-won"({ bet, result }, { after }) {
      ended(bet, after);
      sound.play(result === "won" ? "line" : "chip");
      if (glad) parts.showWin(after.wonMinor);
      await clock.read(450);
    },
    async "bet-lost"({ bet }, { after }) {
      ended(bet, after);
      await clock.wait(200);
    },
    async "round-ended"({ payoutMinor }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      await celebrate(parts, table, paid, table.winners());
      await clock.read(500);
    },
  };
}
