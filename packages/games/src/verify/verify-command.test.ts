import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import type { RoundReplay } from "@bellwether/contract/studio/index.ts";
import { afterAll, describe, expect, it } from "vitest";
import { seedHash } from "../fairness/seed-hash.ts";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { publishedAnswer } from "./testing/published-answer.ts";
import { readVectors } from "./vectors-file.ts";
import { verifyCommand } from "./verify-command.ts";

const models = releasedModels();

const serverSeed = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const serverSeedHash = "6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b";
const round = {
  "--model": "european-roulette",
  "--server-seed": serverSeed,
  "--server-seed-hash": serverSeedHash,
  "--client-seed": "bellwether",
  "--nonce": "7",
  "--stake": "100",
  "--input": '{"bets":[{"spot":"straight-14","amountMinor":"100"}]}',
};

describe("npm run verify", () => {
  it("npm run verify recomputes nonce 7 of a known pair of seeds: pocket 14, 36 times the stake", () => {
    const { verified, text } = verify({});
    expect(verified).toBe(true);
    expect(text).toContain('{"type":"ball-landed","pocket":14,"color":"red"}');
    expect(text).toContain("Payout 3600 minor units.");
  });

  it("npm run verify needs no input for a slot", () => {
    expect(verify({ "--model": "bell-lines", "--input": undefined }).verified).toBe(true);
  });

  it("npm run verify reports a seed whose hash differs from the commitment", () => {
    const { verified, text } = verify({ "--server-seed-hash": "0".repeat(64) });
    expect(verified).toBe(false);
    expect(text).toContain("does NOT match");
    expect(text).toContain(serverSeedHash);
  });

  it("npm run verify replays a doubled hand of blackjack: 400 staked, 800 paid at nonce 1", () => {
    const hand = { "--model": "blackjack-classic", "--input": "{}", "--stake": "200", "--nonce": "1" };
    const doubled = verify({ ...hand, "--actions": '[{"move":"double"}]' });
    expect(doubled.verified).toBe(true);
    expect(doubled.text).toContain("Staked 400 minor units in all.");
    expect(doubled.text).toContain("Payout 800 minor units.");
    expect(verify(hand)).toEqual({ verified: false, text: "The round is not over after 0 actions." });
    expect(verify({ ...hand, "--actions": '[{"move":"split"}]' }).text).toMatch(/^invalid_action: /);
  });

  it("npm run verify gives every golden round of every mechanic that is played alone its payout", () => {
    const alone = readVectors().rounds.filter(
      ({ model }) => findModel(models, model).rules.kind !== "shared",
    );
    for (const { model, nonce, stakeMinor, input, actions = [], payoutMinor, ...seeds } of alone) {
      const { text } = verify({
        "--model": model,
        "--server-seed": seeds.serverSeed,
        "--server-seed-hash": seedHash(seeds.serverSeed),
        "--client-seed": seeds.clientSeed,
        "--nonce": String(nonce),
        "--stake": stakeMinor,
        "--input": JSON.stringify(input),
        "--actions": JSON.stringify(actions),
      });
      expect(text).toContain(`Payout ${payoutMinor} minor units.`);
    }
  });

  it("npm run verify refers a round of a live table to npm run verify:draw, because its seeds are not a player's", () => {
    const { verified, text } = verify({ "--model": "live-european-roulette" });
    expect(verified).toBe(false);
    expect(text).toContain("npm run verify:draw");
  });

  it.each([
    ["--model", "poker"],
    ["--server-seed", "abc"],
    ["--client-seed", "a:b"],
    ["--nonce", "1.5"],
    ["--nonce", undefined],
    ["--stake", "-5"],
    ["--input", "{bets"],
    ["--actions", "double"],
  ])("npm run verify names %s when it is %s", (option, value) => {
    const { verified, text } = verify({ [option]: value });
    expect(verified).toBe(false);
    expect(text).toContain(option);
    expect(text).toContain("npm run verify --");
  });

  it("npm run verify refuses an unknown option and prints the usage", () => {
    expect(verify({ "--seed": "1" })).toMatchObject({
      verified: false,
      text: expect.stringContaining("--seed"),
    });
  });

  it("npm run verify prints the rules' own error for an unknown input", () => {
    expect(verify({ "--input": '{"bets":[{"spot":"straight-37","amountMinor":"100"}]}' })).toEqual({
      verified: false,
      text: 'invalid_input: there is no spot "straight-37"',
    });
  });
});

describe("npm run verify with the answer of GET /studio/api/rounds/{roundId}", () => {
  const golden = readVectors().rounds.filter(({ model }) => findModel(models, model).rules.kind !== "shared");
  const spin = publishedAnswer({
    ...golden.find(({ model }) => model === "european-roulette")!,
    nonce: 7,
    stakeMinor: "100",
    input: { bets: [{ spot: "straight-14", amountMinor: "100" }] },
  });
  const folder = mkdtempSync(`${tmpdir()}/published-`);
  afterAll(() => rmSync(folder, { recursive: true }));
  const check = (published: unknown) => {
    const path = `${folder}/round.json`;
    writeFileSync(path, published === "" ? "" : JSON.stringify(published));
    const { verified, text } = verifyCommand([path]);
    return { verified, text: text.replace(path, "round.json") };
  };

  it("npm run verify with the answer of GET /studio/api/rounds/{roundId} accepts every golden round of a solo mechanic, with its events, stakes and payout", () => {
    expect(golden.length).toBeGreaterThan(200);
    for (const round of golden) {
      const { verified, text } = check(publishedAnswer(round));
      expect(text.split("\n").at(-1)).toBe(
        "The published round has these events, this stake and this payout.",
      );
      expect(verified).toBe(true);
    }
  });

  it.each<[string, Partial<RoundReplay>, string]>([
    [
      "a payout of 36.01",
      { payoutMinor: "3601" },
      "The published payout is 3601 minor units, but the seeds give 3600.",
    ],
    [
      "a stake of 0.99",
      { stakeMinor: "99" },
      "The published stake is 99 minor units, but the seeds give 100.",
    ],
    ["another nonce", { nonce: 8 }, "The published payout is 3600 minor units, but the seeds give 0."],
    [
      "another pocket",
      {
        script: {
          ...spin.script,
          events: spin.script.events.map((event) => ("pocket" in event ? { ...event, pocket: 15 } : event)),
        },
      },
      'Event 1 differs.\n  published {"type":"ball-landed","pocket":15,"color":"red"}\n  computed  {"type":"ball-landed","pocket":14,"color":"red"}',
    ],
    [
      "one event less",
      { script: { ...spin.script, events: spin.script.events.slice(0, -1) } },
      'Event 3 differs.\n  published none\n  computed  {"type":"round-ended","payoutMinor":"3600"}',
    ],
    [
      "a hash of the model that is not its own",
      { modelHash: "0".repeat(64) },
      `No released model is called european-roulette and has the hash ${"0".repeat(64)}.`,
    ],
    [
      "no seed yet",
      { serverSeed: null },
      "The server seed is not revealed yet: change the seeds in the game first.",
    ],
    [
      "a table's round",
      { table: { tableId: "salon", number: 7 } },
      "A table has drawn this round: recompute it with npm run verify:draw.",
    ],
  ])(
    "npm run verify with the answer of GET /studio/api/rounds/{roundId} refuses a round with %s",
    (_, changed, text) => {
      expect(check({ ...spin, ...changed })).toEqual({ verified: false, text });
    },
  );

  it.each<[string, unknown, string]>([
    [
      "another answer, and names its first wrong field",
      { ...spin, nonce: undefined },
      "round.json is not the answer of GET /studio/api/rounds/{roundId}: nonce: ",
    ],
    ["a file that is not JSON", undefined, "round.json: Unexpected end of JSON input"],
  ])(
    "npm run verify with the answer of GET /studio/api/rounds/{roundId} refuses %s",
    (_, published, reason) => {
      expect(() => check(published ?? "")).toThrow(reason);
    },
  );

  it("npm run verify with the answer of GET /studio/api/rounds/{roundId} names a file that is missing", () => {
    expect(() => verifyCommand([`${folder}/none.json`])).toThrow(
      "none.json: the file cannot be read (ENOENT)",
    );
  });
});

function verify(changed: Record<string, string | undefined>) {
  const options = Object.entries({ ...round, ...changed });
  return verifyCommand(options.flatMap(([name, value]) => (value === undefined ? [] : [name, value])));
}
