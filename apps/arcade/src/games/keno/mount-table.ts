import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { KENO_BALLS, KenoLayout } from "@bellwether/games/mechanics/keno/wire.ts";
import { element } from "../../controls/element.ts";
import type { Draft, MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { LAST_BALL_MS } from "../draws/call-balls.ts";
import { NumberGrid } from "../draws/number-grid.ts";
import styles from "../draws/paper.module.css";
import { describeDraw } from "./describe-draw.ts";
import { numbersIn } from "./draw-of.ts";
import { KenoStage } from "./keno-stage.ts";
import { buildLastDraws } from "./last-draws.ts";
import { PlayedSlips } from "./played-slips.ts";
import { SlipPanel } from "./slip-panel.ts";
import { type LaidSlip, type StandingSlip, StandingSlips } from "./standing-slips.ts";

/** Keno: the balls on the stage, all numbers below it, and the slip beside them. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { board, places, sheet, t, clock, sound, money } = parts;
  const layout = KenoLayout.parse(sheet.layout);
  const stage = new KenoStage({ board, model: sheet.model, clock, t });
  const standing = new StandingSlips();
  let drafts: Draft[] = [];
  let marked: readonly number[] = [];
  let balls: readonly number[] = [];
  let isOpen = false;
  let isNew = true;
  let draws: readonly (readonly number[])[] = [];

  const draftsMinor = () => drafts.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  /** The slip for several rounds to which a bet belongs, by the bet's input. */
  const standingOf = new WeakMap<RoundInput, StandingSlip>();
  const stop = (slip: StandingSlip | undefined) => slip && standing.stop(slip);
  /** Adds a slip to those that are placed next, and returns its input. If it cannot be played, tells the player why and returns undefined. */
  const lay = ({ numbers, stakeMinor, autoplay }: LaidSlip): RoundInput | undefined => {
    const refusal =
      played.count + drafts.length >= layout.maximumSlips
        ? t("keno_full", { slips: layout.maximumSlips })
        : !parts.canAfford(draftsMinor() + stakeMinor) && t("error_not_enough_money");
    if (refusal) return void parts.say(refusal);
    const input = { numbers: [...numbers] };
    drafts.push({ stakeMinor, input, ...(autoplay && { autoplay }) });
    return input;
  };
  const played = new PlayedSlips({ t, money, watched: () => show() });
  const panel = new SlipPanel({
    ...{ t, money, sheet, layout, terms: parts.terms, studio: parts.studio, say: parts.say },
    marked: () => marked,
    mark(numbers) {
      marked = numbers;
      show();
    },
    play(stakeMinor, rounds) {
      const input = isOpen ? lay({ numbers: marked, stakeMinor }) : undefined;
      if (isOpen && !input) return;
      const slip = standing.add(marked, stakeMinor, rounds, isOpen);
      if (input && slip) standingOf.set(input, slip);
      sound.play("tick");
      show();
      parts.changed();
    },
    stop(slip) {
      standing.stop(slip);
      show();
    },
  });
  const grid = new NumberGrid({
    last: KENO_BALLS,
    label: t("keno_slip"),
    nameOf: (number, { isOwn, isDrawn }) =>
      isOwn && isDrawn
        ? t("keno_cell_both", { number })
        : isDrawn
          ? t("keno_cell_drawn", { number })
          : isOwn
            ? t("keno_cell_own", { number })
            : String(number),
    toggle(number) {
      const isMarked = marked.includes(number);
      if (!isMarked && marked.length >= layout.maximumSpots)
        return parts.say(t("keno_most", { most: layout.maximumSpots }));
      marked = isMarked
        ? marked.filter((each) => each !== number)
        : [...marked, number].sort((one, other) => one - other);
      show();
    },
  });
  const chances = element("p", { class: styles.far, aria: { live: "off" } });
  const legend = element("ul", { class: styles.legend, aria: { hidden: true } }, [
    element("li", { text: t("keno_yours"), attributes: { "data-mark": "own" } }),
    element("li", { text: t("keno_drawn_mark"), attributes: { "data-mark": "drawn" } }),
    element("li", { text: t("keno_both"), attributes: { "data-mark": "both" } }),
  ]);
  places.mat.append(element("div", { class: styles.sheet }, [legend, grid.root, chances, played.root]));
  places.own.append(panel.root);

  /** While the balls come, the grid shows the watched slip; else the one that is filled in. */
  const isWatching = () => balls.length > 0 && played.watched !== undefined;
  const show = () => {
    const own = new Set(isWatching() ? played.watched : marked);
    const drawn = new Set(balls);
    const latest = balls.at(-1);
    grid.show(
      (number) => ({ isOwn: own.has(number), isDrawn: drawn.has(number), isNew: number === latest }),
      !isWatching(),
    );
    stage.own((number) => isWatching() && own.has(number));
    const spots = isWatching() ? own.size : 0;
    chances.textContent =
      spots === 0
        ? ""
        : t("keno_out", { hits: [...own].filter((number) => drawn.has(number)).length, spots });
    panel.show(standing.slips, true);
  };
  show();

  return {
    isHall: true,
    closedText: t("keno_closed"),
    betting: {
      placesAtOnce: true,
      get draft() {
        return isOpen ? drafts[0] : undefined;
      },
      get totalMinor() {
        return draftsMinor() + played.totalMinor;
      },
      takeDraft: () => void drafts.shift(),
      // A slip for several rounds ends when one of its bets is refused, as autoplay does.
      refused({ input }) {
        stop(standingOf.get(input));
        show();
      },
      show(bets) {
        played.place(bets);
        show();
        parts.changed();
      },
      setOpen(open) {
        if (open && isNew) {
          isNew = false;
          isOpen = true;
          for (const slip of standing.takeRound()) {
            const input = lay(slip);
            if (input) standingOf.set(input, slip.standing);
            else stop(slip.standing);
          }
          show();
          parts.changed();
        }
        isOpen = open;
      },
    },
    begin() {
      isNew = true;
      balls = [];
      drafts = [];
      played.begin();
      stage.rest();
      show();
    },
    roll: () => sound.play("tick"),
    async draw(events, ms) {
      let hits = 0;
      await stage.call(numbersIn(events), Math.max(0, ms - LAST_BALL_MS), (out) => {
        balls = out;
        played.draw(balls);
        const now = played.watched ? played.hitsOf(played.watched) : 0;
        if (balls.length > 0) sound.play(now > hits ? "line" : "tick");
        hits = now;
        show();
      });
      await clock.read(LAST_BALL_MS);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(results) {
      draws = results.map(({ events }) => numbersIn(events));
    },
    showStatistics: (place) => place.replaceChildren(buildLastDraws(draws, t)),
    showSettled: (round) => played.settle(round),
  };
};
