import type {
  HeldCoin,
  HoldAndWinEvent,
  HoldAndWinLayout,
} from "@bellwether/games/mechanics/hold-and-win/wire.ts";
import { celebrate } from "../../play/celebrate.ts";
import type { GameParts, RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import type { Machine } from "../lines/machine.ts";
import { isNear } from "../lines/plan-stops.ts";
import { stopReels } from "../lines/stop-reels.ts";
import { offerSkip } from "../offer-skip.ts";
import type { Plate } from "../slots/plate.ts";
import { HeldGrid } from "./held-grid.ts";
import type { Lamps, PotId, Pots } from "./pots.ts";
import type { HoldState } from "./round-state.ts";

/** The parts that the animations need. `startedAtMs` is the game time at which the reels started. `grid` is set during respins. */
export type HoldStage = {
  parts: GameParts;
  layout: HoldAndWinLayout;
  machine: Machine;
  plate: Plate;
  pots: Pots;
  lamps: Lamps;
  animation: RoundAnimation;
  startedAtMs: number;
  grid: HeldGrid | undefined;
};

/** Time between the stops of two reels. */
const REEL_APART_MS = 150;

/** One animation per event. Win sounds and coins only if the whole round pays more than its stake. */
export function animateHoldAndWin(stage: HoldStage): Stories<HoldAndWinEvent, HoldState> {
  const { parts, layout, machine, plate, pots, lamps, animation, startedAtMs } = stage;
  const { t, money, sound, clock } = parts;
  const { places } = layout.hold;
  const isWinningRound = isWin(animation.celebration);
  const won = new Set<PotId>();
  let withdraw = () => {};
  const showHeld = ({ coins, remaining }: HoldState, sumMinor: string) => {
    for (const { pot } of coins) if (pot) won.add(pot);
    pots.mark(won);
    lamps.show(remaining, `${t("coins_of", { held: coins.length, places })} · ${money(sumMinor)}`);
  };

  return {
    async "reels-stopped"({ grid }) {
      machine.wins.clear();
      await stopReels(parts, machine, grid, {
        startedAtMs,
        apartMs: REEL_APART_MS,
        isOpen: (stopped) =>
          isNear(stopped, {
            isWanted: (symbol) => symbol === layout.coin,
            needed: layout.hold.coins,
            missing: 2,
          }),
        settled: (index) => sound.play(grid[index]?.includes(layout.coin) ? "land" : "stop"),
      });
    },
    async "line-won"({ line, positions, payoutMinor }, { after }) {
      if (isWinningRound) {
        sound.play("line", 1 + (line % 5) * 0.06);
        parts.showWin(after.wonMinor);
      }
      plate.say(`${t("line_number", { number: line + 1 })}: ${money(payoutMinor)}`);
      await machine.wins.showLine(layout.lines[line] ?? [], positions, line);
    },
    async "respins-started"({ coins, sumMinor }, { after }) {
      machine.wins.clear();
      plate.say("");
      sound.play("feature");
      parts.vibrate("bonus");
      sound.music(true);
      parts.say(t("respins_start", { coins: coins.length }));
      stage.grid = new HeldGrid(parts, machine);
      showHeld(after, sumMinor);
      await stage.grid.open(coins);
      await clock.read(900);
      withdraw = offerSkip(parts);
    },
    async respun({ coins, remaining, sumMinor }, { before, after }) {
      await stage.grid?.respin(coins, (coin, what) => {
        const text = actText(parts, coin, what);
        parts.say(text);
        lamps.show(before.remaining, text);
      });
      showHeld(after, sumMinor);
      parts.say(
        coins.length > 0 ? t("respins_back", { count: remaining }) : t("respins_left", { count: remaining }),
      );
      if (coins.length === 0 && before.remaining > 1) return;
      await clock.read(420);
    },
    async "coins-won"({ payoutMinor }, { before, after }) {
      withdraw();
      clock.hurry(false);
      sound.music(false);
      let counted = before.wonMinor;
      await stage.grid?.count(before.coins, ({ valueMinor }) => {
        counted += BigInt(valueMinor);
        if (isWinningRound) parts.showWin(counted);
        lamps.show(0, money((counted - before.wonMinor).toString()));
      });
      if (isWinningRound) parts.showWin(after.wonMinor);
      parts.say(t("coins_paid", { amount: money(payoutMinor) }));
      await clock.read(700);
    },
    async "grand-won"({ payoutMinor }, { after }) {
      won.add("grand");
      pots.mark(won);
      if (isWinningRound) parts.showWin(after.wonMinor);
      sound.play("big");
      parts.say(t("grand_paid", { amount: money(payoutMinor) }));
      void machine.coins.throw(60, 0.5, 0.8, 1.8);
      await clock.read(1_600);
    },
    async "round-ended"({ payoutMinor }, { after }) {
      const paid = { payoutMinor: BigInt(payoutMinor), stakeMinor: animation.stakeMinor };
      const winners = after.winners.map(machine.winnerAt);
      machine.wins.clear();
      await celebrate(parts, machine, paid, winners);
    },
  };
}

/** The sentence that the game shows when a special coin lands: it says what the coin does. */
function actText({ t, money }: GameParts, { special, valueMinor }: HeldCoin, what: "acts" | "grows"): string {
  const amount = money(valueMinor);
  if (what === "grows") return t("keeper_grows", { amount });
  if (special === "booster") return t("booster_adds", { amount });
  return t(special === "collector" ? "collector_collects" : "keeper_collects", { amount });
}
