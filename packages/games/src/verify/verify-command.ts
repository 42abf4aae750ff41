import { parseArgs } from "node:util";
import { readJson } from "@bellwether/contract/parse-json.ts";
import {
  ClientSeed,
  Nonce,
  PositiveMinorAmount,
  ServerSeed,
  ServerSeedHash,
} from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { seedHash } from "../fairness/seed-hash.ts";
import { releasedModels } from "../models/released-models.ts";
import { playRound, type RoundOrder } from "../play-round.ts";
import { RoundRefusedError } from "../round-refused.ts";

/** The output of the command, and whether the round is valid: the seed has the committed hash and the rules drew a round from it. */
export type Verdict = {
  verified: boolean;
  text: string;
};

/** Recomputes a round from the command line's arguments. Errors in them are reported in the verdict's text. */
export function verifyCommand(commandLine: string[]): Verdict {
  const parsed = parseCommandLine(commandLine);
  if (typeof parsed === "string") return { verified: false, text: `${parsed}\n\n${USAGE}` };
  const hash = seedHash(parsed.serverSeed);
  if (hash !== parsed.serverSeedHash) {
    const text = `The server seed does NOT match its promise.\n  promised ${parsed.serverSeedHash}\n  computed ${hash}`;
    return { verified: false, text };
  }
  if (parsed.model.rules.kind === "shared")
    return { verified: false, text: "A table has drawn this round: recompute it with npm run verify:draw." };
  try {
    const { script, payoutMinor, stakedMinor, choices } = playRound(parsed);
    if (choices.length > 0)
      return { verified: false, text: `The round is not over after ${parsed.actions?.length ?? 0} actions.` };
    const events = script.events.map((event) => `  ${JSON.stringify(event)}`);
    const lines = [
      `The server seed matches its promise, ${hash}.`,
      `${parsed.model.id}, nonce ${parsed.nonce}, stake ${parsed.stakeMinor} minor units:`,
      ...events,
      ...(stakedMinor > parsed.stakeMinor ? [`Staked ${stakedMinor} minor units in all.`] : []),
      `Payout ${payoutMinor} minor units.`,
    ];
    return { verified: true, text: lines.join("\n") };
  } catch (error) {
    if (error instanceof RoundRefusedError)
      return { verified: false, text: `${error.code}: ${error.message}` };
    throw error;
  }
}

/** The actions of a round with choices, in order, as its replay lists them. */
const ActionList = z.array(z.record(z.string(), z.json())).max(500);

const USAGE = `npm run verify -- --model <model> --server-seed <64 hex digits> --server-seed-hash <64 hex digits>
  --client-seed <text> --nonce <number> --stake <minor units> [--input <json>] [--actions <json>]
Models: npm run games:sheet lists them.`;

/** The requested round, or a message about the wrong arguments. */
function parseCommandLine(commandLine: string[]): (RoundOrder & { serverSeedHash: string }) | string {
  const names = [
    "model",
    "server-seed",
    "server-seed-hash",
    "client-seed",
    "nonce",
    "stake",
    "input",
    "actions",
  ];
  let values: Record<string, unknown>;
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
    values = parseArgs({ args: commandLine, options }).values;
  } catch (error) {
    return (error as Error).message;
  }
  const wrong: string[] = [];
  const take = <Value>(name: string, accept: (given: unknown) => { data?: Value | undefined }): Value => {
    const { data } = accept(values[name]);
    if (data === undefined) wrong.push(`--${name}`);
    return data as Value;
  };
  const order = {
    model: take("model", (given) => ({ data: releasedModels().get(String(given)) })),
    serverSeed: take("server-seed", ServerSeed.safeParse),
    serverSeedHash: take("server-seed-hash", ServerSeedHash.safeParse),
    clientSeed: take("client-seed", ClientSeed.safeParse),
    nonce: take("nonce", (given) => Nonce.safeParse(wholeNumber(given))),
    stakeMinor: BigInt(take("stake", PositiveMinorAmount.safeParse) ?? 0),
    input: take("input", (given = "{}") => ({ data: readJson(String(given)) })),
    actions: take("actions", (given = "[]") => ActionList.safeParse(readJson(String(given)))),
  };
  return wrong.length === 0 ? order : `Missing or malformed: ${wrong.join(", ")}`;
}

/** Accepts only decimal digits: Number("") and Number("0x7") are numbers too. */
function wholeNumber(given: unknown): number {
  return typeof given === "string" && /^[0-9]{1,10}$/.test(given) ? Number(given) : Number.NaN;
}
