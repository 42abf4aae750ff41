import { type BingoOutcome, potOutcomeIn } from "@bellwether/games/mechanics/bingo/share-pot.ts";
import { BingoEvent, BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import { element } from "../../controls/element.ts";
import type { Draft, MountTable, TableGame, TableGameParts } from "../../tables/table-game.ts";
import { LAST_BALL_MS } from "../draws/call-balls.ts";
import { NumberGrid } from "../draws/number-grid.ts";
import paper from "../draws/paper.module.css";
import { rhymeOf } from "../draws/rhyme.ts";
import styles from "./bingo.module.css";
import { Caller } from "./caller.ts";
import { CardList } from "./card-list.ts";
import { ComingGames } from "./coming-games.ts";
import { describeDraw } from "./describe-draw.ts";
import { MissedGames } from "./missed-games.ts";
import { PrizeBoard } from "./prize-board.ts";
import { TicketShop } from "./ticket-shop.ts";

/** Bingo: the caller on the stage, the player's cards below, and the shop with the called numbers beside them. */
export const mountTable: MountTable = async (parts: TableGameParts): Promise<TableGame> => {
  const { board, places, sheet, t, clock, sound, money } = parts;
  const layout = BingoLayout.parse(sheet.layout);
  const balls = Number(layout.balls);
  const caller = new Caller({ board, model: sheet.model, balls, clock, t });
  const cards = new CardList(layout.balls, t);
  const prizes = new PrizeBoard({ layout, t, money });
  const grid = new NumberGrid({ last: balls, label: t("bingo_called"), nameOf: String });
  const sold = element("p", { class: paper.note, attributes: { role: "status" } });
  let drafts: Draft[] = [];
  let placedMinor = 0n;
  let called: readonly number[] = [];
  let outcome: BingoOutcome | undefined;
  let isOpen = false;
  let lastResults: readonly string[] = [];

  const draftsMinor = () => drafts.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
  const shop = new TicketShop({
    ...{ layout, t, money },
    buy(serials) {
      const stakeMinor = BigInt(layout.priceMinor) * BigInt(serials.length);
      if (!isOpen) return;
      if (!parts.canAfford(draftsMinor() + stakeMinor)) return parts.say(t("error_not_enough_money"));
      drafts.push({ stakeMinor, input: { serials } });
      sound.play("tick");
      parts.changed();
    },
  });
  const missed = new MissedGames({ t, money });
  const coming = new ComingGames({
    ...{ layout, t, money },
    async buy(bets) {
      const sumMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
      if (!parts.canAfford(draftsMinor() + sumMinor)) return parts.say(t("error_not_enough_money"));
      sound.play("tick");
      await parts.placeAhead(bets);
    },
  });
  places.mat.append(
    element("section", { class: styles.hall, aria: { label: t("bingo_cards") } }, [prizes.root, cards.root]),
  );
  const calls = element("section", { class: paper.slip, aria: { label: t("bingo_called") } }, [
    element("h2", { class: paper.title, text: t("bingo_called") }),
    grid.root,
    sold,
  ]);
  places.own.append(missed.root, shop.root, calls, coming.root);

  /** Shows the shop during the sale, and the called numbers in its place afterwards. So the list of coming games below stays in sight. */
  const showShop = () => {
    shop.show(cards.count, isOpen);
    calls.hidden = isOpen;
  };
  const show = () => {
    const out = new Set(called);
    grid.show(
      (number) => ({
        isOwn: out.has(number) && cards.has(number),
        isDrawn: out.has(number),
        isNew: number === called.at(-1),
      }),
      false,
    );
    grid.name(`${t("bingo_called")}: ${called.join(", ")}`);
    prizes.show(outcome, called.length);
    cards.show(called, outcome && PrizeBoard.playing(outcome, called.length));
    showShop();
    sold.textContent = outcome ? t("bingo_sold", { tickets: outcome.tickets }) : "";
  };
  /** Shows the latest ball as a caption, or who took a prize with it. */
  const announceBall = (events: readonly unknown[]) => {
    const latest = called.at(-1);
    if (latest === undefined) return;
    const taken = events.flatMap((each) => {
      const event = BingoEvent.parse(each);
      return event.type === "prize-taken" && event.afterBalls === called.length ? [event] : [];
    });
    for (const { prize, serials } of taken)
      for (const serial of serials) if (cards.owns(serial)) cards.win(serial, prize);
    const words = taken.map(({ prize, winners, afterBalls }) => {
      const name = t(`bingo_prize_${prize}`);
      return `${name}: ${t("bingo_taken", { winners, ball: afterBalls })}`;
    });
    const isOwn = taken.some(({ serials }) => serials.some((serial) => cards.owns(serial)));
    sound.play(isOwn ? "win" : taken.length > 0 ? "line" : "tick");
    parts.say([rhymeOf(latest, t), ...words].join(" "));
  };
  show();

  return {
    isHall: true,
    closedText: t("bingo_closed"),
    ahead: {
      show: (rounds) => coming.show(rounds),
      showMissed: (bets) => missed.show(bets),
    },
    betting: {
      placesAtOnce: true,
      get draft() {
        return isOpen ? drafts[0] : undefined;
      },
      get totalMinor() {
        return draftsMinor() + placedMinor;
      },
      takeDraft: () => void drafts.shift(),
      show(bets) {
        placedMinor = bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n);
        cards.hold(bets);
        show();
        parts.changed();
      },
      setOpen(open) {
        if (open === isOpen) return;
        isOpen = open;
        showShop();
      },
    },
    begin() {
      drafts = [];
      called = [];
      outcome = undefined;
      cards.begin();
      caller.rest();
      show();
    },
    roll: () => sound.play("tick"),
    async draw(events, ms) {
      const drawn = potOutcomeIn(events);
      outcome = drawn;
      await caller.call(
        drawn.numbers,
        { ms: Math.max(0, ms - LAST_BALL_MS), callMs: layout.callMs, isOwn: (number) => cards.has(number) },
        (out) => {
          called = out;
          announceBall(events);
          show();
        },
      );
      await clock.read(LAST_BALL_MS);
    },
    describe: (events) => describeDraw(events, t, layout),
    showResults(results) {
      lastResults = results.map(({ events }) => describeDraw(events, t, layout));
    },
    showStatistics: (place) =>
      place.replaceChildren(
        element(
          "ol",
          { class: paper.last, aria: { label: t("bingo_last") } },
          lastResults.map((text) => element("li", { text })),
        ),
        element("p", { text: t("keno_note") }),
      ),
    showSettled({ bets }) {
      for (const { script } of bets)
        for (const each of script?.events ?? []) {
          const event = BingoEvent.parse(each);
          if (event.type === "ticket-won") cards.win(event.serial, event.prize);
        }
      show();
    },
  };
};
