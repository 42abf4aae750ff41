import { differentNumbers, unitsAtPrice } from "../../bookmaking/random-bet.ts";
import { rational, toPercent } from "../../exact/rational.ts";
import { winChancesOf } from "../../exact/win-chances.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { Mechanic } from "../../rules/mechanic.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkStakeUnit } from "../../rules/stakes.ts";
import { RaffleData, sharedInPrizes } from "./data.ts";
import { outcomeIn, type RaffleOutcome, settleNumbers, shareRaffle } from "./share-prizes.ts";
import { RaffleEvent, RaffleInput, RaffleLayout } from "./wire.ts";

/** A single player would only pay the house's part. */
const MIN_PLAYERS = 2;
/** The ticket of the sheet's figures and of the examples. */
const USUAL = { numbers: [77] };
/** Tickets of the golden rounds. Each number of tickets divides the stake of a sample. */
const SAMPLES = [[7], [1, 2, 99], [5, 6, 7, 8], [11, 22, 33, 44, 55, 66]];

/** A raffle of numbered tickets. The prizes are shares of the pot, and only sold numbers win. */
export const raffle: Mechanic<RaffleData> = {
  id: "raffle",
  family: "quick",
  data: RaffleData,
  input: RaffleInput,
  event: RaffleEvent,
  layout: RaffleLayout,
  houseBet(table, random) {
    const { numbers, priceMinor } = RaffleLayout.parse(table.layout);
    return unitsAtPrice(priceMinor, table, (count) => ({
      numbers: differentNumbers(count, () => 1 + random(numbers)),
    }));
  },
  rulesOf(data) {
    const permille = sharedInPrizes(data);
    return {
      kind: "shared",
      stakes: [BigInt(data.price)],
      computeFigures: () => ({
        returnToPlayer: rational(permille, 1_000),
        // A number alone in its draw always wins. With other numbers, its chance depends on them.
        hitRate: rational(1),
        maxWinMultiple: rational(permille * data.numbers, 1_000),
        standardDeviation: 0,
      }),
      computeWinChances: () => winChancesOf(new Map([[permille, 1]]), 1_000),
      usualInput: () => USUAL,
      sampleInputs: () => SAMPLES.map((numbers) => ({ numbers })),
      layout: (scale): RaffleLayout => ({
        kind: "raffle",
        numbers: data.numbers,
        priceMinor: (BigInt(data.price) * scale).toString(),
        maximumTickets: data.maximumTickets,
        minimumPlayers: MIN_PLAYERS,
        prizes: data.prizes,
        returnPercent: toPercent(rational(permille, 1_000), 2),
        usual: USUAL,
      }),
      join: (inputs) => joinNumbers(data, inputs),
      accept(stakeMinor, input) {
        const ticket = parseNumbers(data, input);
        const count = BigInt(ticket.numbers.length);
        checkStakeUnit(stakeMinor, count);
        return {
          checkOffer(scale) {
            if (stakeMinor !== count * BigInt(data.price) * scale)
              throw new RoundRefusedError("invalid_stake", "a number has one price");
          },
          settle: (outcome) => settleNumbers(outcome as RaffleOutcome, ticket, stakeMinor / count),
        };
      },
      lobby: {
        type: "numbers",
        textsOf: (events) => outcomeIn(events).winners.map(({ number }) => String(number)),
      },
      draw(draws) {
        const numbers = Array.from({ length: data.numbers }, (_, index) => index + 1);
        return { outcome: shuffle(draws, numbers), events: [] };
      },
      pot: {
        minimumPlayers: MIN_PLAYERS,
        maximumUnits: data.numbers,
        unitsOf: (input) => RaffleInput.parse(input).numbers.length,
        names: {
          of: (input) => RaffleInput.parse(input).numbers,
          inputWith: (numbers): RaffleInput => ({ numbers: [...numbers] }),
        },
        share: (order, inputs) => shareRaffle(data, order as readonly number[], inputs),
        read: (events) => outcomeIn(events),
      },
    };
  },
};

function parseNumbers({ numbers, maximumTickets }: RaffleData, input: unknown): RaffleInput {
  const { data: ticket } = RaffleInput.safeParse(input);
  if (!ticket || ticket.numbers.length > maximumTickets || (ticket.numbers.at(-1) ?? 0) > numbers)
    throw new RoundRefusedError(
      "invalid_input",
      `1 to ${maximumTickets} ascending numbers from 1 to ${numbers}`,
    );
  return ticket;
}

/** All numbers of a player in a draw. */
function joinNumbers({ maximumTickets }: RaffleData, inputs: readonly unknown[]): RaffleInput {
  const numbers = inputs
    .flatMap((input) => RaffleInput.parse(input).numbers)
    .sort((one, other) => one - other);
  if (numbers.length > maximumTickets)
    throw new RoundRefusedError("invalid_input", `at most ${maximumTickets} numbers in a draw`);
  if (new Set(numbers).size < numbers.length)
    throw new RoundRefusedError("invalid_input", "a number is sold once");
  return { numbers };
}
