import { differentNumbers } from "../../bookmaking/random-bet.ts";
import type { Figures } from "../../exact/figures.ts";
import { rational, toPercent } from "../../exact/rational.ts";
import { winChancesOf } from "../../exact/win-chances.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { RandomBelow, RandomBet, TableOffer } from "../../rules/house-bet.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkStakeUnit } from "../../rules/stakes.ts";
import { lastBalls } from "../last-balls.ts";
import { BingoData, sharedPermille } from "./data.ts";
import { settleCards } from "./settle.ts";
import { type BingoOutcome, potOutcomeIn, sharePot } from "./share-pot.ts";
import { BingoEvent, BingoInput, BingoLayout } from "./wire.ts";

/** A round with tickets of fewer players is void: a single player would only pay the house's part. */
const MIN_PLAYERS = 2;
/** The serials of tickets are below this. */
const SERIALS = 2 ** 32;
/** The ticket of the sheet's figures and of the examples. */
const USUAL = { serials: [2_026] };
/** Tickets of the golden rounds, up to the highest serial. Each number of tickets divides the stake of a sample. */
const SAMPLES = [[7], [7, 2_026], [1, 99, 4_294_967_295], [5, 6, 7, 8]];

/** Bingo with 90, 75 or 30 balls. All tickets of a round share its pot, and each prize goes to the first that complete it. */
export const bingo: Mechanic<BingoData> = {
  id: "bingo",
  family: "quick",
  data: BingoData,
  input: BingoInput,
  event: BingoEvent,
  layout: BingoLayout,
  houseBet: drawTickets,
  rulesOf(data) {
    const permille = sharedPermille(data);
    return {
      kind: "shared",
      stakes: [BigInt(data.price)],
      computeFigures: () => potFigures(data),
      computeWinChances: () => winChancesOf(new Map([[permille, 1]]), 1_000),
      usualInput: () => USUAL,
      sampleInputs: () => SAMPLES.map((serials) => ({ serials })),
      layout: (scale): BingoLayout => ({
        kind: "bingo",
        balls: data.balls,
        priceMinor: (BigInt(data.price) * scale).toString(),
        maximumTickets: data.maximumTickets,
        maximumSold: data.maximumSold,
        minimumPlayers: MIN_PLAYERS,
        callMs: data.callMs,
        prizes: data.prizes,
        returnPercent: toPercent(rational(permille, 1_000), 2),
        usual: USUAL,
      }),
      join: (inputs) => joinTickets(data, inputs),
      accept(stakeMinor, input) {
        const { serials } = parseTickets(data, input);
        const count = BigInt(serials.length);
        checkStakeUnit(stakeMinor, count);
        return {
          checkOffer(scale) {
            if (stakeMinor !== count * BigInt(data.price) * scale)
              throw new RoundRefusedError("invalid_stake", "a ticket has one price");
          },
          settle: (outcome, _actions, stepMinor) =>
            settleCards(data, outcome as BingoOutcome, serials, {
              priceMinor: stakeMinor / count,
              stepMinor,
            }),
        };
      },
      lobby: { type: "numbers", textsOf: (events) => lastBalls(potOutcomeIn(events).numbers) },
      draw(draws) {
        const balls = Array.from({ length: Number(data.balls) }, (_, index) => index + 1);
        return { outcome: shuffle(draws, balls), events: [] };
      },
      moreMs: (events) => potOutcomeIn(events).numbers.length * data.callMs,
      pot: {
        minimumPlayers: MIN_PLAYERS,
        maximumUnits: data.maximumSold,
        unitsOf: (input) => BingoInput.parse(input).serials.length,
        share: (balls, inputs) => sharePot(data, balls as readonly number[], inputs),
        read: (events) => potOutcomeIn(events),
      },
    };
  },
};

/** The return is the shared part of the pot. The largest payout is all prizes of a round in which every ticket is sold. */
function potFigures(data: BingoData): Figures {
  const returnToPlayer = rational(sharedPermille(data), 1_000);
  return {
    returnToPlayer,
    // A ticket alone in its round always wins. With other tickets, its chance depends on them.
    hitRate: rational(1),
    maxWinMultiple: rational(sharedPermille(data) * data.maximumSold, 1_000),
    standardDeviation: 0,
  };
}

function parseTickets({ maximumTickets }: BingoData, input: unknown): BingoInput {
  const { data: tickets } = BingoInput.safeParse(input);
  if (!tickets || tickets.serials.length > maximumTickets)
    throw new RoundRefusedError(
      "invalid_input",
      `1 to ${maximumTickets} tickets by their serials, ascending`,
    );
  return tickets;
}

/** All tickets of a player. The same ticket twice would win the same share twice, so it is refused. */
function joinTickets({ maximumTickets }: BingoData, inputs: readonly unknown[]): BingoInput {
  const serials = inputs
    .flatMap((input) => BingoInput.parse(input).serials)
    .sort((one, other) => one - other);
  if (serials.length > maximumTickets)
    throw new RoundRefusedError("invalid_input", `at most ${maximumTickets} tickets in a round`);
  if (new Set(serials).size < serials.length)
    throw new RoundRefusedError("invalid_input", "a player has each ticket once");
  return { serials };
}

/** One to three random tickets, or as many more as the table's minimum needs. */
function drawTickets({ layout, minimumStakeMinor }: TableOffer, random: RandomBelow): RandomBet | undefined {
  const { priceMinor, maximumTickets } = BingoLayout.parse(layout);
  const price = BigInt(priceMinor);
  const least = Number((minimumStakeMinor + price - 1n) / price);
  if (least > maximumTickets) return undefined;
  const count = Math.min(maximumTickets, Math.max(least, 1 + random(3)));
  const serials = differentNumbers(count, () => random(SERIALS));
  return { stakeMinor: (price * BigInt(count)).toString(), input: { serials } };
}
