import { unitsAtPrice } from "../../bookmaking/random-bet.ts";
import { toNumber, toPercent } from "../../exact/rational.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { rangeOfReturns } from "../../rules/multiplier.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkStakeUnit } from "../../rules/stakes.ts";
import { PickNData } from "./data.ts";
import { boxWaysOf, figuresOfEachWay, pickBets, pickFigures, pickWinChances } from "./odds.ts";
import {
  outcomeIn,
  type PickOutcome,
  pricesOf,
  settlePlays,
  sharePicks,
  tallyPicks,
} from "./share-prizes.ts";
import {
  MAX_PLAYER_PLAYS,
  MAX_TICKET_PLAYS,
  MAX_TIMES,
  PickNEvent,
  PickNInput,
  PickNLayout,
  PickWay,
} from "./wire.ts";

/** Three or four digits, drawn with repetition. A play wins for its digits in order, in any order, or half and half. */
export const pickN: Mechanic<PickNData> = {
  id: "pick-n",
  family: "quick",
  data: PickNData,
  input: PickNInput,
  event: PickNEvent,
  layout: PickNLayout,
  houseBet(table, random) {
    const layout = PickNLayout.parse(table.layout);
    const digits = Array.from({ length: layout.digits }, () => random(10)).join("");
    return unitsAtPrice(layout.priceMinor, table, (times) => ({
      plays: [{ digits, way: "straight", times }],
    }));
  },
  rulesOf(data) {
    return {
      kind: "shared",
      stakes: [BigInt(data.price)],
      computeFigures: () => pickFigures(data),
      choices: () => figuresOfEachWay(data),
      computeWinChances: () => pickWinChances(data),
      layout: (scale) => layOut(data, scale),
      usualInput: () => ({ plays: [{ digits: data.usual, way: "straight", times: 1 }] }),
      sampleInputs: () => samplePlays(data.digits),
      join: joinPlays,
      checkLine(line) {
        if (line.length !== data.digits || line.some((digit) => digit > 9))
          throw new RoundRefusedError("invalid_input", `a line has ${data.digits} digits`);
        parsePlays(data, { plays: [{ digits: line.join(""), way: "straight", times: 1 }] });
      },
      accept(stakeMinor, input) {
        const ticket = parsePlays(data, input);
        const prices = BigInt(pricesOf(ticket));
        checkStakeUnit(stakeMinor, prices);
        return {
          checkOffer(scale) {
            if (stakeMinor !== prices * BigInt(data.price) * scale)
              throw new RoundRefusedError("invalid_stake", "a play has one price");
          },
          settle: (outcome) => settlePlays(outcome as PickOutcome, ticket, stakeMinor / prices),
        };
      },
      lobby: { type: "numbers", textsOf: (events) => [...outcomeIn(events).digits] },
      draw(draws) {
        const digits = Array.from({ length: data.digits }, () => draws.below(10)).join("");
        return { outcome: digits, events: [] };
      },
      pot: {
        hasFixedPrizes: true,
        // The digits are drawn on the day, whether anybody holds a ticket or not.
        minimumPlayers: 0,
        maximumUnits: data.maximumSold,
        unitsOf: (input) => pricesOf(PickNInput.parse(input)),
        share: (drawn, inputs) => sharePicks(data, String(drawn), inputs),
        tally: (drawn) => tallyPicks(data, String(drawn)),
        read: (events) => outcomeIn(events),
      },
    };
  },
};

function layOut(data: PickNData, scale: bigint): PickNLayout {
  const bets = pickBets(data);
  return {
    kind: "pick-n",
    digits: data.digits,
    priceMinor: (BigInt(data.price) * scale).toString(),
    maximumPlays: MAX_TICKET_PLAYS,
    maximumTimes: MAX_TIMES,
    bets: bets.map(({ way, ways, inOrder, otherOrder, chance, returned }) => ({
      way,
      ways,
      inOrderHundredths: inOrder,
      otherOrderHundredths: otherOrder,
      oneIn: Number((1 / toNumber(chance)).toPrecision(6)),
      returnPercent: toPercent(returned, 2),
    })),
    capPrices: data.capPrices,
    maximumSold: data.maximumSold,
    ...rangeOfReturns(bets.map(({ returned }) => returned)),
    returnsBySold: data.returnsBySold.map(([lines, returnPercent]) => ({ lines, returnPercent })),
    usual: { plays: [{ digits: data.usual, way: "straight", times: 1 }] },
  };
}

function parsePlays({ digits }: Pick<PickNData, "digits">, input: unknown): PickNInput {
  const { data: ticket } = PickNInput.safeParse(input);
  const isOnOffer = ticket?.plays.every(
    (play) => play.digits.length === digits && (play.way === "straight" || boxWaysOf(play.digits) > 1),
  );
  if (!ticket || !isOnOffer)
    throw new RoundRefusedError("invalid_input", `plays of ${digits} digits; equal digits only straight`);
  return ticket;
}

/** All plays of a player in a draw. */
function joinPlays(inputs: readonly unknown[]): PickNInput {
  const tickets = inputs.map((input) => PickNInput.parse(input).plays);
  if (tickets.some(({ length }) => length > MAX_TICKET_PLAYS))
    throw new RoundRefusedError("invalid_input", `a ticket has at most ${MAX_TICKET_PLAYS} plays`);
  const plays = tickets.flat();
  if (plays.length > MAX_PLAYER_PLAYS)
    throw new RoundRefusedError("invalid_input", `at most ${MAX_PLAYER_PLAYS} plays of a player in a draw`);
  return { plays };
}

/** Every way to play, of digits with each number of orders; together as many prices as divide a sample's stake. */
function samplePlays(digits: number): PickNInput[] {
  const numbers = digits === 3 ? ["407", "447", "777"] : ["4071", "4471", "4477", "4447", "7777"];
  return numbers.flatMap((each) =>
    PickWay.options
      .filter((way) => way === "straight" || boxWaysOf(each) > 1)
      .map((way) => ({ plays: [{ digits: each, way, times: 2 }] })),
  );
}
