import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedHash } from "../fairness/seed-hash.ts";
import { seededDraws } from "../fairness/seeded-draws.ts";
import { mechanics } from "../mechanics/index.ts";
import { findModel, type Model } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { playRound } from "../rounds/play-round.ts";
import { needsPython, runExamples } from "../testing/run-examples.ts";
import { goldenRounds } from "./golden-rounds.ts";
import { type PlayedSample, type PlayStyle, type SampleRound, sampleRound } from "./sample-rounds.ts";
import { publishedAnswer } from "./testing/published-answer.ts";
import { isInExample, modelsWithData, readVectors, VECTORS_PATH } from "./vectors-file.ts";

/** A round as the example prints it. Scratch cards add their fields, and rounds with further stakes add their total stake. */
type Printed = { model: string; payoutMinor: string; stakedMinor?: string; [field: string]: unknown };

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const { words, rounds: golden } = readVectors();
const models = releasedModels();
const folder = mkdtempSync(`${tmpdir()}/verify-`);
afterAll(() => rmSync(folder, { recursive: true }));

needsPython();

/** Runs the example in Python, which shares no code with the product, and returns what it prints. */
function runExample(...options: string[]): Printed[] {
  const printed = execFileSync("python3", ["-B", `${root}examples/verify.py`, ...options], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 100_000_000,
  });
  return printed
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Printed);
}

/** All that the example prints as it refuses something: one sentence, and no traceback. */
function refusalOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  }
  throw new Error("the example has refused nothing");
}

const runOnList = (path: string) => runExample("--rounds", path, `${root}content/models`);

function runOnOne(round: SampleRound, changed: { promised?: string; path?: string } = {}): Printed {
  const { serverSeed, clientSeed, nonce, stakeMinor, input, actions = [] } = round;
  const { mechanic, id } = findModel(models, round.model);
  const { promised = seedHash(serverSeed), path = `${root}content/models/${mechanic}/${id}.json` } = changed;
  const order = [path, serverSeed, promised, clientSeed, String(nonce), stakeMinor];
  return runExample(...order, JSON.stringify(input), JSON.stringify(actions))[0]!;
}

describe("docs/fairness.md is enough for a verifier in another language", () => {
  it("examples/verify.py and the studio's rules give every golden round the payout that it was released with", () => {
    const released = golden.map(({ payoutMinor }) => payoutMinor);
    const played = golden.map(({ model, stakeMinor, payoutMinor: _, ...order }) =>
      playRound({ ...order, model: findModel(models, model), stakeMinor: BigInt(stakeMinor) }),
    );
    expect(played.map(({ payoutMinor }) => payoutMinor.toString())).toEqual(released);
    expect(runOnList(VECTORS_PATH).map(({ payoutMinor }) => payoutMinor)).toEqual(released);
  });

  it("every kind of model has golden rounds; npm run games:vectors adds those that are missing", () => {
    expect(goldenRounds(modelsWithData(), golden)).toEqual(golden);
  });

  it("the golden numbers come from the stream of their seeds", () => {
    const draws = seededDraws(words);
    expect(words.below.map(([bound]) => [bound, draws.below(bound)])).toEqual(words.below);
  });
});

describe("examples/verify.py agrees with the studio's rules on rounds of every model", () => {
  let samples: PlayedSample[] = [];
  let printed: Printed[] = [];
  beforeAll(() => {
    samples = [...models.values()].filter(({ mechanic }) => isInExample(mechanic)).flatMap(samplesOf);
    const path = `${folder}/rounds.json`;
    writeFileSync(path, JSON.stringify({ rounds: samples.map(({ round }) => round) }));
    printed = runOnList(path);
  });

  it.each(mechanics.map(({ id }) => id).filter(isInExample))("%s: payout and all stakes", (id) => {
    const places = [...samples.keys()].filter(
      (at) => findModel(models, samples[at]!.round.model).mechanic === id,
    );
    const expected = places.map((at) => {
      const { round, stakedMinor } = samples[at]!;
      return [round.model, round.payoutMinor, stakedMinor.toString()];
    });
    const recomputed = places.map((at) => {
      const { model, payoutMinor, stakedMinor = samples[at]!.round.stakeMinor } = printed[at]!;
      return [model, payoutMinor, stakedMinor];
    });
    expect(recomputed).toEqual(expected);
    expect(new Set(expected.map(([, payoutMinor]) => payoutMinor)).size).toBeGreaterThan(1);
  });

  it("every game of bingo: the calls, and the tickets that take each prize", () => {
    const games = samples.flatMap(({ events }, place) => {
      const [drawn, ...others] = events;
      if (findModel(models, samples[place]!.round.model).mechanic !== "bingo") return [];
      const taken = others.filter(({ type }) => type === "prize-taken");
      return [{ drawn, taken, print: printed[place]! }];
    });
    expect(games.length).toBeGreaterThan(100);
    for (const { drawn, taken, print } of games) {
      expect(drawn).toMatchObject({ type: "numbers-drawn", numbers: print.numbers });
      expect(taken).toMatchObject(print.taken as object[]);
    }
  });

  it("every scratch card: the fields as well", () => {
    const cards = samples.flatMap(({ events: [dealt] }, place) =>
      dealt?.type === "card-dealt" && findModel(models, samples[place]!.round.model).family === "scratch"
        ? [{ dealt, print: printed[place]! }]
        : [],
    );
    expect(cards.length).toBeGreaterThan(100);
    for (const { dealt, print } of cards) expect({ type: "card-dealt", ...print }).toMatchObject(dealt);
  });
});

describe("examples/verify.py on one round", () => {
  const hand: SampleRound = { ...golden.find(({ model }) => model === "blackjack-classic")!, nonce: 1 };
  const doubled = { ...hand, stakeMinor: "200", actions: [{ move: "double" }] };

  it("examples/verify.py on one round recomputes a hand that was doubled: 400 staked, 800 paid", () => {
    expect(runOnOne(doubled)).toMatchObject({ stakedMinor: "400", payoutMinor: "800" });
  });

  it.each([
    ["an action that is not on offer", [{ move: "split" }], "is not on offer"],
    ["a round without its last action", [], "the round is not over"],
    ["an action after the end", [{ move: "double" }, { move: "hit" }], "the round was over before"],
  ])("examples/verify.py on one round refuses %s", (_, actions, reason) => {
    expect(() => runOnOne({ ...doubled, actions })).toThrow(reason);
  });

  it.each<[string, Partial<SampleRound>, string]>([
    ["a stake of 0", { stakeMinor: "0" }, "STAKE is a whole number from 1, not 0"],
    ["a stake in words", { stakeMinor: "abc" }, "STAKE is a whole number from 1, not abc"],
    ["a negative nonce", { nonce: -1 }, "NONCE is a whole number from 0, not -1"],
  ])("examples/verify.py on one round refuses %s with one sentence", (_, changed, sentence) => {
    expect(refusalOf(() => runOnOne({ ...doubled, ...changed }))).toBe(sentence);
  });

  it("examples/verify.py on one round refuses a model file that is missing with one sentence", () => {
    const path = `${folder}/none.json`;
    expect(refusalOf(() => runOnOne(doubled, { path }))).toBe(
      `${path} cannot be read: No such file or directory`,
    );
  });

  it("examples/verify.py on one round refuses a seed that does not have the promised hash", () => {
    expect(() => runOnOne(doubled, { promised: "0".repeat(64) })).toThrow("does NOT match its promise");
  });

  it("examples/verify.py on one round refuses a model whose data were changed after its release", () => {
    const released = readFileSync(`${root}content/models/blackjack/blackjack-classic.json`, "utf8");
    const path = `${folder}/changed.json`;
    writeFileSync(path, released.replace('"decks": 6', '"decks": 8'));
    expect(() => runOnOne(doubled, { path })).toThrow("do not have the hash");
  });
});

describe("examples/verify.py with the answer of GET /studio/api/rounds/{roundId}", () => {
  const hand: SampleRound = {
    ...golden.find(({ model }) => model === "blackjack-classic")!,
    ...{ nonce: 1, stakeMinor: "200", actions: [{ move: "double" }] },
  };
  const orderOf = (round: SampleRound, changed: Partial<ReturnType<typeof publishedAnswer>> = {}) => {
    const { mechanic, id } = findModel(models, round.model);
    const path = `${folder}/${id}.json`;
    writeFileSync(path, JSON.stringify({ ...publishedAnswer(round), ...changed }));
    return [`${root}content/models/${mechanic}/${id}.json`, path];
  };
  const check = (...answer: Parameters<typeof orderOf>) => runExample(...orderOf(...answer))[0]!;

  it("examples/verify.py with the answer of GET /studio/api/rounds/{roundId} accepts one winning golden round of each solo mechanic, and compares its stakes, payout and results", () => {
    const played = new Map(
      golden
        .filter(({ payoutMinor }) => payoutMinor !== "0")
        .map((round) => [findModel(models, round.model).mechanic, round]),
    );
    const alone = [...played.values()].filter(
      ({ model }) => findModel(models, model).rules.kind !== "shared",
    );
    expect(alone.length).toBeGreaterThan(20);
    const printed = runExamples(
      "verify.py",
      alone.map((round) => orderOf(round)),
    );
    expect(printed.map((text) => (JSON.parse(text) as Printed).payoutMinor)).toEqual(
      alone.map(({ payoutMinor }) => payoutMinor),
    );
  });

  it.each<[string, Parameters<typeof check>[1], string]>([
    ["a payout of 8.01", { payoutMinor: "801" }, "the published payout is 801, but the seeds give 800"],
    [
      "the stake without its double",
      { stakeMinor: "200" },
      "the published stake is 200, but the seeds give 400",
    ],
    ["another nonce", { nonce: 2 }, "the published "],
    ["a seed that is not revealed", { serverSeed: null }, "the server seed is not revealed yet"],
    [
      "a table's round",
      { table: { tableId: "salon", number: 7 } },
      "a table has drawn this round: npm run verify:draw checks it",
    ],
    ["another model", { model: "blackjack-low" }, "the round was played with the model blackjack-low"],
  ])(
    "examples/verify.py with the answer of GET /studio/api/rounds/{roundId} refuses %s",
    (_, changed, reason) => {
      expect(() => check(hand, changed)).toThrow(reason);
    },
  );

  it("examples/verify.py with the answer of GET /studio/api/rounds/{roundId} refuses a slot whose reels are said to have stopped elsewhere", () => {
    const spin = golden.find(({ model }) => model === "bell-lines")!;
    const { script } = publishedAnswer(spin);
    const events = script.events.map((event) =>
      event.type === "reels-stopped" ? { ...event, stops: [0, 0, 0, 0, 0] } : event,
    );
    expect(() => check(spin, { script: { ...script, events } })).toThrow(
      "the published stops of all spins is [[0, 0, 0, 0, 0]",
    );
  });

  it("examples/verify.py with the answer of GET /studio/api/rounds/{roundId} refuses another file with one sentence", () => {
    const model = `${root}content/models/blackjack/blackjack-classic.json`;
    expect(refusalOf(() => runExample(model, model))).toBe(
      `${model} is not the answer of GET /studio/api/rounds/{roundId}: it has no model`,
    );
  });
});

/** Mechanics whose best play looks at all draws or deals that can follow, which takes some 30 ms a choice. */
const SLOW_CHOICES = new Set(["video-poker", "casino-holdem"]);

function samplesOf(model: Model): PlayedSample[] {
  const ways = model.rules.sampleInputs?.(1n).length ?? 1;
  const many = model.family === "slots" ? Math.max(4, ways) : model.family === "scratch" ? 12 : 24;
  const count = SLOW_CHOICES.has(model.mechanic) ? 4 : many;
  const styles: PlayStyle[] = model.rules.kind === "decided" ? ["usual", "forfeit", "varied"] : ["usual"];
  return Array.from({ length: count }, (_, nonce) => nonce).flatMap((nonce) =>
    styles.map((style) => sampleRound(model, nonce, style)),
  );
}
