import { differentNumbers, smallestChip } from "../../bookmaking/random-bet.ts";
import { shuffle } from "../../fairness/shuffle.ts";
import type { Mechanic, Outcome } from "../../rules/mechanic.ts";
import { payoutAt } from "../../rules/multiplier.ts";
import { RoundRefusedError } from "../../rules/round-refused.ts";
import { checkStakeUnit, stakesOf } from "../../rules/stakes.ts";
import { lastBalls } from "../last-balls.ts";
import { coveredBySlips } from "./covered.ts";
import { KENO_STAKE_UNIT, KenoData } from "./data.ts";
import { figuresOfEachSlip, kenoFigures, kenoWinChances, layOutPrizes, spotPaysOf } from "./figures.ts";
import type { SpotPays } from "./odds.ts";
import { KENO_BALLS, KENO_DRAWN, KenoDrawn, KenoEvent, KenoInput, KenoLayout } from "./wire.ts";

/** Twenty of eighty balls for everybody. A slip has one to ten spots, and pays by how many of them are drawn. */
export const keno: Mechanic<KenoData> = {
  id: "keno",
  family: "quick",
  data: KenoData,
  input: KenoInput,
  event: KenoEvent,
  layout: KenoLayout,
  houseBet(table, random) {
    const { maximumSpots } = KenoLayout.parse(table.layout);
    const chip = smallestChip(table);
    if (chip === undefined) return undefined;
    const count = 1 + random(maximumSpots);
    return { stakeMinor: chip, input: { numbers: differentNumbers(count, () => 1 + random(KENO_BALLS)) } };
  },
  rulesOf(data) {
    return {
      kind: "shared",
      repeats: true,
      stakes: stakesOf(data),
      computeFigures: () => kenoFigures(data),
      choices: () => figuresOfEachSlip(data),
      computeWinChances: () => kenoWinChances(data),
      usualInput: () => ({ numbers: data.usual }),
      sampleInputs: () =>
        data.pays.map((_, more) => ({
          numbers: Array.from({ length: more + 1 }, (_, index) => 3 + index * 7),
        })),
      layout: (scale): KenoLayout => ({
        kind: "keno",
        maximumSpots: data.pays.length,
        maximumSlips: data.maximumSlips,
        stakeUnitMinor: (BigInt(KENO_STAKE_UNIT) * scale).toString(),
        usual: { numbers: data.usual },
        ...layOutPrizes(data),
      }),
      checkLine: (numbers) => void parseSlip(data, { numbers }),
      join(inputs) {
        if (inputs.length > data.maximumSlips)
          throw new RoundRefusedError("invalid_input", `at most ${data.maximumSlips} slips in a round`);
        return inputs[0];
      },
      coveredTogether: (inputs) =>
        coveredBySlips(
          inputs.map((input) => {
            const { numbers } = parseSlip(data, input);
            return { numbers, pays: spotPaysOf(data, numbers.length) };
          }),
        ),
      accept(stakeMinor, input) {
        const { numbers } = parseSlip(data, input);
        checkStakeUnit(stakeMinor, BigInt(KENO_STAKE_UNIT));
        const pays = spotPaysOf(data, numbers.length);
        return {
          checkOffer(scale) {
            checkStakeUnit(stakeMinor, BigInt(KENO_STAKE_UNIT) * scale);
            if (stakeMinor > BigInt(data.maximumStake) * scale)
              throw new RoundRefusedError("invalid_stake", "the slips are above the limit of the game");
          },
          settle: (drawn) => settleSlip(stakeMinor, numbers, pays, new Set(drawn as readonly number[])),
        };
      },
      lobby: {
        type: "numbers",
        textsOf: (events) => {
          const { data: drawn } = KenoDrawn.safeParse(events.find(({ type }) => type === "numbers-drawn"));
          return lastBalls(drawn?.numbers ?? []);
        },
      },
      draw(draws) {
        const balls = Array.from({ length: KENO_BALLS }, (_, index) => index + 1);
        const numbers = shuffle(draws, balls, KENO_DRAWN).slice(0, KENO_DRAWN);
        return { outcome: numbers, events: [{ type: "numbers-drawn", numbers } satisfies KenoEvent] };
      },
    };
  },
};

function parseSlip({ pays }: KenoData, input: unknown): KenoInput {
  const { data: slip } = KenoInput.safeParse(input);
  if (!slip || slip.numbers.length > pays.length)
    throw new RoundRefusedError("invalid_input", `a slip has 1 to ${pays.length} ascending numbers`);
  return slip;
}

function settleSlip(
  stakeMinor: bigint,
  numbers: readonly number[],
  pays: SpotPays,
  drawn: ReadonlySet<number>,
): Outcome<KenoEvent> {
  const hits = numbers.filter((number) => drawn.has(number)).length;
  const multiplierHundredths = pays[hits] ?? 0;
  const payoutMinor = payoutAt(stakeMinor, multiplierHundredths);
  const amount = payoutMinor.toString();
  const ended: KenoEvent = { type: "round-ended", payoutMinor: amount };
  if (payoutMinor === 0n) return { events: [ended], payoutMinor };
  return {
    events: [{ type: "slip-won", hits, multiplierHundredths, payoutMinor: amount }, ended],
    payoutMinor,
  };
}
