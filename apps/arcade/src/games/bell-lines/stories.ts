import type { BellLinesEvent } from "@bellwether/contract/studio/events/bell-lines.ts";
import type { LinesLayout } from "@bellwether/contract/studio/game-layout.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import type { GameParts, RoundTelling } from "../game.ts";
import { showBanner } from "../slots/banner.ts";
import { celebrate } from "../slots/celebrate.ts";
import type { Plate } from "../slots/plate.ts";
import type { Machine } from "./machine.ts";
import type { BellLinesState } from "./round-state.ts";

/** What the stories are told with. */
export interface BellLinesStage {
  parts: GameParts;
  layout: LinesLayout;
  machine: Machine;
  plate: Plate;
  telling: RoundTelling;
  begin(): void;
  letGoAt(): number;
}

/** Reels turn at least this long before the first comes to rest, and this long apart after that. */
const LEAST_SPIN_MS = 520;
const REEL_APART_MS = 150;
const SCATTER_COLOUR = "#ffe066";

/** One story an event. Sounds of joy and coins only where the whole round pays more than its stake. */
export function tellBellLines(stage: BellLinesStage): Stories<BellLinesEvent, BellLinesState> {
  const { parts, layout, machine, plate, telling, begin, letGoAt } = stage;
  const { t, money, sound, clock, board } = parts;
  const glad = isWin(telling.celebration);
  const count = ({ feature }: BellLinesState) => {
    if (!feature) return plate.count();
    const { spin, total, multiplier, wonMinor } = feature;
    plate.count(
      t("free_spin_of", { spin: Math.max(1, spin), total }),
      t("times", { multiplier }),
      money(wonMinor),
    );
  };
  const paid = ({ after }: { after: BellLinesState }, payoutMinor: string, label: string) => {
    if (glad) parts.showWin(after.wonMinor);
    plate.say(after.feature ? `+${money(payoutMinor)}` : `${label}: ${money(payoutMinor)}`);
    count(after);
  };

  return {
    async "reels-stopped"({ grid }) {
      machine.wins.clear();
      plate.say("");
      const leftMs = LEAST_SPIN_MS - (clock.now() - letGoAt());
      if (leftMs > 0) await clock.wait(leftMs);
      const landings = machine.reels.map(async (reel, index) => {
        await clock.wait(index * REEL_APART_MS + 1);
        await reel.land(grid[index] ?? [], () => sound.play("stop"));
      });
      await Promise.all(landings);
    },
    async "line-won"({ line, positions, payoutMinor }, telling) {
      if (glad) sound.play("line", 1 + (line % 5) * 0.06);
      paid(telling, payoutMinor, t("line_number", { number: line + 1 }));
      await machine.wins.showLine(layout.lines[line] ?? [], positions, line);
    },
    async "scatters-won"({ positions, payoutMinor }, telling) {
      if (glad) sound.play("rise");
      paid(telling, payoutMinor, t("scatters"));
      await machine.wins.showScattered(positions, SCATTER_COLOUR);
    },
    async "free-spins-awarded"({ count: more }, { after }) {
      if (!after.feature) return;
      sound.play("feature");
      count(after);
      await showBanner(board.overlay, clock, {
        title: t("free_spins_more", { count: more }),
        line: "",
        ms: 1300,
      });
    },
    async "free-spins-started"({ count: spins }) {
      sound.play("feature");
      const multiplier = layout.freeSpins.multipliers[0] ?? 1;
      void machine.coins.throw(24, machine.size.width / 2, machine.size.height * 0.5, 1.6);
      parts.say(t("free_spins_won", { count: spins }));
      await showBanner(board.overlay, clock, {
        title: t("free_spins_won", { count: spins }),
        line: t("free_spins_intro", { multiplier }),
        ms: 2200,
      });
    },
    async "multiplier-changed"(_, { after }) {
      count(after);
      sound.play("rise");
      await clock.wait(300);
    },
    async "free-spin-started"(_, { after }) {
      await clock.read(350);
      count(after);
      begin();
    },
    async "free-spins-ended"({ spins, totalMinor }) {
      await clock.read(400);
      machine.wins.clear();
      plate.count();
      plate.say("");
      await showBanner(board.overlay, clock, {
        title: t("free_spins_over", { count: spins }),
        line: t("free_spins_paid", { amount: money(totalMinor) }),
        ms: 2200,
      });
    },
    async "round-ended"({ payoutMinor }) {
      await celebrate(parts, machine, telling.celebration, BigInt(payoutMinor));
    },
  };
}
