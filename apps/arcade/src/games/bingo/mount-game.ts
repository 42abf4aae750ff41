import { potOutcomeIn } from "@bellwether/games/mechanics/bingo/share-pot.ts";
import { BingoEvent, BingoLayout } from "@bellwether/games/mechanics/bingo/wire.ts";
import { element } from "../../controls/element.ts";
import type { Game, GameParts, MountGame } from "../../play/game.ts";
import { isWin } from "../../round/celebration.ts";
import paper from "../draws/paper.module.css";
import { Caller } from "./caller.ts";
import { CardList } from "./card-list.ts";
import { PrizeBoard } from "./prize-board.ts";

/** The time between two calls of a replay. */
const CALL_MS = 220;

/** Shows the cards of a past game again, from the player's history. */
export const mountGame: MountGame = async (parts: GameParts): Promise<Game> => {
  const { board, clock, sheet, sound, t, money } = parts;
  const layout = BingoLayout.parse(sheet.layout);
  const caller = new Caller({ board, model: sheet.model, balls: Number(layout.balls), clock, t });
  const cards = new CardList(layout.balls, t);
  board.section.append(element("div", { class: paper.replay }, [cards.root]));
  return {
    begin: () => caller.rest(),
    async play({ events }, { input, celebration }) {
      // The draw's events come first; a replay has them all.
      const outcome = potOutcomeIn(events);
      if (input) cards.hold([{ input, state: "placed" }]);
      const shown = { ms: outcome.numbers.length * CALL_MS, callMs: CALL_MS };
      await caller.call(outcome.numbers, { ...shown, isOwn: (number) => cards.has(number) }, (called) => {
        cards.show(called, PrizeBoard.playing(outcome, called.length));
      });
      let wonMinor = 0n;
      for (const each of events) {
        const event = BingoEvent.parse(each);
        if (event.type !== "ticket-won") continue;
        wonMinor += BigInt(event.payoutMinor);
        cards.win(event.serial, event.prize);
        cards.show(outcome.numbers, undefined);
        parts.say(`${t(`bingo_prize_${event.prize}`)}: ${money(event.payoutMinor)}`);
        if (isWin(celebration)) parts.showWin(wonMinor);
        await clock.read(900);
      }
      if (isWin(celebration)) sound.play("win");
      await clock.read(600);
    },
  };
};
