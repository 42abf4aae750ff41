import { type Model, mayRepeat } from "../models/model.ts";
import { hasChoices } from "../rounds/has-choices.ts";
import { type PlayedSample, type SampleRound, sampleRound } from "./sample-rounds.ts";

/** A model with the data of its file. */
export type ModelWithData = { readonly model: Model; readonly data: Readonly<Record<string, unknown>> };

/** The number of nonces that are searched for rounds of an instant game: enough to meet rare features. */
const INSTANT_NONCES = 400;
/** Fewer nonces for rounds with choices: every step plays the round again, and some games then search for the best choice. */
const DECIDED_NONCES = 12;

/**
 * The golden rounds: those released before, which never change, and new ones for every kind of model that has none yet. One model of each
 * kind is played. Its golden rounds are the first that pays nothing, the first that pays, and those with the highest payout, the most
 * events and the highest stake. A game with choices adds a round in which the player is absent. A slot that seldom asks adds the first round
 * that does, once with each choice.
 */
export function goldenRounds(
  models: readonly ModelWithData[],
  released: readonly SampleRound[],
): SampleRound[] {
  const ids = new Set(released.map(({ model }) => model));
  const known = new Set(models.filter(({ model }) => ids.has(model.id)).map(kindOf));
  const rounds = [...released];
  for (const each of models) {
    if (known.has(kindOf(each))) continue;
    known.add(kindOf(each));
    rounds.push(...chosenRounds(each.model));
  }
  return rounds;
}

/** Models of one kind differ only in numbers: they have the same fields, grid and features. */
function kindOf({ model, data }: ModelWithData): string {
  const { feature, help, strips, rows, dice, deck, game, show, hold } = data;
  const named = [feature, help].flatMap((part) => Object.entries(part ?? {}));
  const texts = named.filter(([, value]) => typeof value === "string");
  const { specials = {} } = (hold ?? {}) as { specials?: object };
  const reels = Array.isArray(strips) ? strips.length : 0;
  return JSON.stringify([
    model.mechanic,
    Object.keys(data).sort(),
    texts,
    reels,
    rows,
    dice,
    deck,
    game,
    show,
    Object.keys(specials),
  ]);
}

/** The first round of a slot that asks for a choice, with each of its choices. */
function eachChoice(model: Model): PlayedSample[] {
  const asks = (nonce: number) => (sampleRound(model, nonce, "forfeit").round.actions ?? []).length > 0;
  const nonce = Array.from({ length: INSTANT_NONCES }, (_, each) => each).find(asks);
  if (nonce === undefined) throw new RangeError(`no round of ${model.id} asks for a choice`);
  const samples: PlayedSample[] = [];
  const taken = new Set<string>();
  for (let first = 0; ; first += 1) {
    const sample = sampleRound(model, nonce, "varied", first);
    const key = JSON.stringify(sample.round.actions);
    if (taken.has(key)) return samples;
    taken.add(key);
    samples.push(sample);
  }
}

function chosenRounds(model: Model): SampleRound[] {
  const isDecided = hasChoices(model.rules);
  const nonces = Array.from({ length: isDecided ? DECIDED_NONCES : INSTANT_NONCES }, (_, nonce) => nonce);
  const samples = nonces.map((nonce) =>
    sampleRound(model, nonce, isDecided && nonce % 2 === 1 ? "varied" : "usual"),
  );
  const most = (measure: (sample: PlayedSample) => number) =>
    samples.reduce((best, sample) => (measure(sample) > measure(best) ? sample : best));
  const chosen = new Set([
    samples.find(({ round }) => round.payoutMinor === "0"),
    samples.find(({ round }) => round.payoutMinor !== "0"),
    most(({ round }) => Number(round.payoutMinor)),
    most(({ events }) => events.length),
    most(({ stakedMinor }) => Number(stakedMinor)),
    ...(isDecided ? [sampleRound(model, DECIDED_NONCES, "forfeit")] : []),
    ...(isDecided && mayRepeat(model) ? eachChoice(model) : []),
  ]);
  return [...chosen].flatMap((sample) => (sample ? [sample.round] : []));
}
