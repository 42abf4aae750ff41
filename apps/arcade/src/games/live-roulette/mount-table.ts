import { RouletteEvent, RouletteInput, RouletteLayout } from "@bellwether/games/mechanics/roulette/wire.ts";
import type { MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { buildChipRail } from "../chips/chip-rail.ts";
import { ChipTable } from "../chips/chip-table.ts";
import { TableView } from "../roulette/table-view.ts";
import { listenToChipKeys } from "./chip-keys.ts";
import { LiveWheel } from "./live-wheel.ts";
import { OwnBetList } from "./own-bet-list.ts";
import { ResultsPanel } from "./results-panel.ts";
import { buildSalon } from "./salon.ts";
import { WinnerDisc } from "./winner-disc.ts";

/** Live roulette: the wheel on the stage, and the betting mat below the stage. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { places, sound, say, t } = parts;
  const layout = RouletteLayout.parse(parts.sheet.layout);
  buildSalon(parts.board.section, parts.palette);
  const wheel = await LiveWheel.create(parts, layout);
  const winner = new WinnerDisc(parts.board.section);
  const chips = new ChipTable(layout);
  const results = new ResultsPanel(places.facts, t);
  const list = new OwnBetList(places.own, parts, layout);
  let isOpen = false;
  let repeatsNext = false;

  const changed = () => {
    mat.showChips();
    list.show(chips);
    rail.enable({
      undo: isOpen && chips.canUndo,
      clear: isOpen && chips.laidMinor > 0n,
      double: isOpen && chips.laidMinor > 0n,
      repeat: chips.canRepeat || chips.totalMinor > 0n,
      chips: isOpen,
    });
    parts.changed();
  };
  const doing = (act: () => void) => () => {
    if (!isOpen) return;
    act();
    sound.play("chip");
    changed();
  };
  const laying = (act: () => "placed" | "full", addsMinor: () => bigint) =>
    doing(() => {
      mat.clearResult();
      if (!parts.canAfford(chips.laidMinor + addsMinor())) say(t("error_not_enough_money"));
      else if (act() === "full") say(t("table_full"));
    });
  const repeat = () => {
    if (isOpen && chips.canRepeat) {
      doing(() => {
        chips.repeat();
        if (!parts.canAfford(chips.laidMinor)) {
          chips.clear();
          say(t("error_not_enough_money"));
        }
      })();
    } else if (!isOpen) {
      repeatsNext = !repeatsNext;
      rail.showRepeat(repeatsNext);
      say(t(repeatsNext ? "live_repeat_next" : "live_repeat_not"));
    }
  };
  const acts = {
    undo: doing(() => chips.undo()),
    clear: doing(() => chips.clear()),
    double: laying(
      () => chips.double(),
      () => chips.laidMinor,
    ),
    repeat,
  };
  const rail = buildChipRail(parts, acts);
  const place = (spot: string) =>
    laying(
      () => chips.place(spot, rail.amountMinor),
      () => rail.amountMinor,
    )();
  const take = (spot: string) => doing(() => chips.take(spot))();
  const rectOn = ({ width, height }: { width: number; height: number }) => ({ x: 0, y: 0, width, height });
  const matPlace = { section: places.mat, rectOn, inCorners: true };
  const mat = new TableView(parts, matPlace, layout, chips, place, take);
  listenToChipKeys({ ...acts, choose: (index) => rail.choose(index) });
  changed();

  const ballOf = (events: readonly unknown[]) => {
    for (const each of events) {
      const event = RouletteEvent.parse(each);
      if (event.type === "ball-landed") return event;
    }
    throw new Error("a draw of roulette has no ball");
  };
  return {
    get draft() {
      return chips.laidMinor > 0n ? { stakeMinor: chips.laidMinor, input: { bets: chips.bets } } : undefined;
    },
    get totalMinor() {
      return chips.totalMinor;
    },
    takeDraft() {
      chips.clear();
      changed();
    },
    showBets(bets) {
      chips.stand(bets.flatMap(({ input }) => RouletteInput.parse(input).bets));
      changed();
    },
    setOpen(isNowOpen) {
      if (isOpen === isNowOpen) return;
      isOpen = isNowOpen;
      mat.setOpen(isOpen);
      if (isOpen && repeatsNext) {
        repeatsNext = false;
        rail.showRepeat(false);
        repeat();
      }
      changed();
    },
    begin() {
      chips.finish();
      winner.hide();
      mat.clearResult();
      changed();
    },
    roll: () => wheel.roll(),
    async draw(events, ms) {
      const ball = ballOf(events);
      await wheel.fall(ball.pocket, ms);
      winner.show(ball);
      mat.showResult(ball.pocket);
    },
    describe(events) {
      const { pocket, color } = ballOf(events);
      return t("ball_landed", { pocket: String(pocket), color });
    },
    showResults(latest) {
      results.show(latest.map(({ events }) => ballOf(events)));
    },
    showStatistics: (sheet) => results.showIn(sheet),
    showSettled({ bets }) {
      const paid = new Map<string, bigint>();
      for (const { script } of bets)
        for (const each of script?.events ?? []) {
          const event = RouletteEvent.parse(each);
          if (event.type !== "bet-won") continue;
          paid.set(event.spot, (paid.get(event.spot) ?? 0n) + BigInt(event.payoutMinor));
        }
      for (const [spot, payoutMinor] of paid) mat.showPaid(spot, payoutMinor);
      list.showPaid(paid);
    },
  };
};
