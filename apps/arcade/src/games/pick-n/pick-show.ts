import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { outcomeIn, pricesOf, settlePlays } from "@bellwether/games/mechanics/pick-n/share-prizes.ts";
import { PickNEvent, PickNInput } from "@bellwether/games/mechanics/pick-n/wire.ts";
import type { GameTexts } from "../../texts/texts.ts";
import type { OwnLine } from "../../tickets/draw-game.ts";
import type { DrawEvents, ShownBall } from "../../tickets/draw-stage.ts";
import { SLIP_LETTERS } from "../../tickets/slip-board.ts";

/** The digits of a draw. Throws an error for another mechanic's events. */
export function digitsIn(events: readonly unknown[]): string {
  for (const each of events) {
    const event = PickNEvent.parse(each);
    if (event.type === "digits-drawn") return event.digits;
  }
  throw new Error("a draw has no digits");
}

export function pickBallsOf(events: DrawEvents, t: GameTexts): ShownBall[] {
  return [...digitsIn(events)].map((digit, place) => ({
    text: digit,
    name: t("pick_digit", { place: place + 1 }),
    caption: t("pick_digit_is", { digit }),
  }));
}

type LineParts = {
  input: RoundInput;
  stakeMinor: bigint;
  events: DrawEvents | undefined;
  out: number;
};

/**
 * The plays of a ticket. A digit is marked when it is out: in its place for a straight play, anywhere for the others. A play wins with the
 * last digit.
 */
export function pickLinesOf(t: GameTexts, { input, stakeMinor, events, out }: LineParts): OwnLine[] {
  const ticket = PickNInput.parse(input);
  const drawn = events ? digitsIn(events) : "";
  const shown = drawn.slice(0, out);
  const isOver = events !== undefined && out >= drawn.length;
  const settled =
    events && isOver
      ? settlePlays(outcomeIn(events), ticket, stakeMinor / BigInt(pricesOf(ticket))).events
      : [];
  return ticket.plays.map(({ digits, way }, play) => {
    const left = [...shown];
    const marks = [...digits].map((digit, place) => {
      const at = left.indexOf(digit);
      const isHit = way === "straight" ? shown[place] === digit : at >= 0;
      if (way !== "straight" && at >= 0) left.splice(at, 1);
      return { text: digit, isHit };
    });
    const won = settled.find((event) => event.type === "play-won" && event.play === play);
    const paidMinor = won?.type === "play-won" ? BigInt(won.payoutMinor) : 0n;
    const result = isOver ? t(paidMinor > 0n ? "pick_won" : "pick_lost") : t("pick_open");
    return {
      letter: SLIP_LETTERS[play] ?? "",
      marks,
      words: `${t(`pick_${way}`)} · ${result}`,
      paidMinor,
    };
  });
}
