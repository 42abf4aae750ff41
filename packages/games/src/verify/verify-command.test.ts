import { describe, expect, it } from "vitest";
import { seedHash } from "../fairness/seed-hash.ts";
import { findModel } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
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
  it("recomputes nonce 7 of a known pair of seeds: pocket 14, 36 times the stake", () => {
    const { verified, text } = verify({});
    expect(verified).toBe(true);
    expect(text).toContain('{"type":"ball-landed","pocket":14,"color":"red"}');
    expect(text).toContain("Payout 3600 minor units.");
  });

  it("needs no input for a slot", () => {
    expect(verify({ "--model": "bell-lines", "--input": undefined }).verified).toBe(true);
  });

  it("reports a seed whose hash differs from the commitment", () => {
    const { verified, text } = verify({ "--server-seed-hash": "0".repeat(64) });
    expect(verified).toBe(false);
    expect(text).toContain("does NOT match");
    expect(text).toContain(serverSeedHash);
  });

  it("19: replays a doubled hand of blackjack: 400 staked, 800 paid at nonce 1", () => {
    const hand = { "--model": "blackjack-classic", "--input": "{}", "--stake": "200", "--nonce": "1" };
    const doubled = verify({ ...hand, "--actions": '[{"move":"double"}]' });
    expect(doubled.verified).toBe(true);
    expect(doubled.text).toContain("Staked 400 minor units in all.");
    expect(doubled.text).toContain("Payout 800 minor units.");
    expect(verify(hand)).toEqual({ verified: false, text: "The round is not over after 0 actions." });
    expect(verify({ ...hand, "--actions": '[{"move":"split"}]' }).text).toMatch(/^invalid_action: /);
  });

  it("19: gives every golden round of every mechanic that is played alone its payout", () => {
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

  it("refers a round of a live table to npm run verify:draw, because its seeds are not a player's", () => {
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
  ])("names %s when it is %s", (option, value) => {
    const { verified, text } = verify({ [option]: value });
    expect(verified).toBe(false);
    expect(text).toContain(option);
    expect(text).toContain("npm run verify --");
  });

  it("refuses an unknown option and prints the usage", () => {
    expect(verify({ "--seed": "1" })).toMatchObject({
      verified: false,
      text: expect.stringContaining("--seed"),
    });
  });

  it("prints the rules' own error for an unknown input", () => {
    expect(verify({ "--input": '{"bets":[{"spot":"straight-37","amountMinor":"100"}]}' })).toEqual({
      verified: false,
      text: 'invalid_input: there is no spot "straight-37"',
    });
  });
});

function verify(changed: Record<string, string | undefined>) {
  const options = Object.entries({ ...round, ...changed });
  return verifyCommand(options.flatMap(([name, value]) => (value === undefined ? [] : [name, value])));
}
