import { msUntilMultiplier, multiplierAfter } from "@bellwether/games/mechanics/crash/curve.ts";
import { CrashEvent, type Crashed, CrashInput, CrashLayout } from "@bellwether/games/mechanics/crash/wire.ts";
import { element } from "../../controls/element.ts";
import { failureCodeOf } from "../../studio/studio-failure.ts";
import type { OwnBet } from "../../tables/own-bets.ts";
import type { MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { BetPanel, type PanelRound } from "./bet-panel.ts";
import { betsOfPanels } from "./bets-of-panels.ts";
import styles from "./crash.module.css";
import { crashIn, describeDraw } from "./describe-draw.ts";
import { LastRuns } from "./last-runs.ts";
import { RunStage } from "./run-stage.ts";
import { RunnerList } from "./runner-list.ts";

export const isVirtual = true;

/** How long after its time an automatic cash-out counts as reached if neither it nor the crash was announced. */
const ANNOUNCED_WITHIN_MS = 1_000;

/** Crash: the run on the stage, the players beside it, and two bets below. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { places, t, clock, sheet, sound } = parts;
  const layout = CrashLayout.parse(sheet.layout);
  const { curve } = layout;
  const stage = new RunStage(parts.board.section, { layout, model: sheet.model, clock, t });
  const last = new LastRuns(places.facts, t);
  let round: PanelRound = { phase: "closed", hundredths: 100 };
  let crashed: Crashed | undefined;

  const cashOut = async (roundId: string) => {
    try {
      const { afterMs } = await parts.act(roundId, { type: "cash-out" });
      sound.play("line");
      return multiplierAfter(curve, afterMs);
    } catch (error) {
      parts.say(t(`error_${failureCodeOf(error)}`));
      return undefined;
    } finally {
      queueMicrotask(() => runners.show(message, crashed !== undefined));
    }
  };
  const panels = Array.from(
    { length: layout.maximumBets },
    (_, index) => new BetPanel({ ...parts, place: index + 1, layout, cashOut }),
  );
  places.mat.append(
    element(
      "div",
      { class: styles.panels },
      panels.map(({ root }) => root),
    ),
    element("p", { class: styles.note, text: t("crash_note") }),
  );
  let message: Parameters<RunnerList["show"]>[0];
  const runners = new RunnerList(places.own, panels, parts);

  const follow = (next: PanelRound) => {
    if (next.phase === round.phase && next.hundredths === round.hundredths) return;
    round = next;
    for (const panel of panels) panel.follow(round);
  };
  const limitOf = (bet: OwnBet) =>
    CrashInput.safeParse(bet.input).data?.cashOutAt ?? layout.maximumHundredths;
  /** Own bets that have cashed themselves out: when the studio says so, or when the run is surely past their multiplier. */
  const leaveByItself = (reachedMs: number) => {
    for (const panel of panels) {
      const { bet, outAt } = panel;
      if (bet && outAt === undefined && msUntilMultiplier(curve, limitOf(bet)) <= reachedMs)
        panel.leave(limitOf(bet));
    }
  };
  stage.onFrame = (hundredths, ms) => {
    leaveByItself(ms - ANNOUNCED_WITHIN_MS);
    follow({ phase: "running", hundredths });
  };

  return {
    betting: {
      get draft() {
        return panels.find(({ draft }) => draft)?.draft;
      },
      get totalMinor() {
        return panels.reduce((sum, { totalMinor }) => sum + totalMinor, 0n);
      },
      takeDraft: () => panels.find(({ draft }) => draft)?.takeDraft(),
      setOpen(isOpen) {
        if (isOpen) follow({ phase: "open", hundredths: 100 });
        else if (round.phase === "open") follow({ phase: "closed", hundredths: 100 });
      },
      show(bets) {
        const byPanel = betsOfPanels(panels, bets);
        for (const [index, panel] of panels.entries()) {
          const bet = byPanel[index];
          const afterMs = bet?.actions?.[0]?.afterMs;
          panel.stand(bet, afterMs === undefined ? undefined : multiplierAfter(curve, afterMs));
        }
        runners.show(message, crashed !== undefined);
        parts.changed();
      },
    },
    begin() {
      crashed = undefined;
      message = undefined;
      for (const panel of panels) panel.begin();
      runners.show(undefined);
      stage.rest();
      follow({ phase: "closed", hundredths: 100 });
    },
    roll() {
      follow({ phase: "closed", hundredths: 100 });
      stage.say(t("crash_soon"));
    },
    run: {
      layout: "run",
      words: { soon: t("crash_soon"), begun: t("crash_caption"), ring: t("crash_ring") },
      begin(elapsedMs) {
        if (crashed) return;
        follow({ phase: "running", hundredths: 100 });
        stage.run(elapsedMs);
      },
      hold(isHeld) {
        stage.hold(isHeld);
        for (const panel of panels) panel.hold(isHeld);
      },
      show(latest) {
        if (crashed) return;
        message = latest;
        for (const { roundId, multiplierHundredths } of latest.exits)
          panels.find(({ bet }) => bet?.roundId === roundId)?.leave(multiplierHundredths);
        runners.show(message);
        stage.mark(runners.others);
      },
    },
    async draw(events) {
      crashed = crashIn(events);
      const { atHundredths, afterMs, isMaximum } = crashed;
      stage.crash(atHundredths, isMaximum, afterMs);
      for (const panel of panels)
        if (panel.bet && panel.outAt === undefined && limitOf(panel.bet) <= atHundredths)
          panel.leave(limitOf(panel.bet));
      follow({ phase: "over", hundredths: atHundredths });
      runners.show(message, true);
      await clock.read(600);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults: (results) => last.show(results.map(({ events }) => crashIn(events).atHundredths)),
    showStatistics: (place) => last.showIn(place),
    showSettled({ bets }) {
      for (const { roundId, script } of bets)
        for (const each of script?.events ?? []) {
          const event = CrashEvent.parse(each);
          if (event.type === "cash-out-won")
            panels.find(({ bet }) => bet?.roundId === roundId)?.leave(event.multiplierHundredths);
        }
    },
  };
};
