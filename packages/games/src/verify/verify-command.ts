import { parseArgs } from "node:util";
import { readJson } from "@bellwether/contract/parse-json.ts";
import {
  ClientSeed,
  Nonce,
  PositiveMinorAmount,
  type RoundReplay,
  ServerSeed,
  ServerSeedHash,
} from "@bellwether/contract/studio/index.ts";
import { z } from "zod";
import { seedHash } from "../fairness/seed-hash.ts";
import { releasedModels } from "../models/released-models.ts";
import { playRound, type RoundOrder } from "../rounds/play-round.ts";
import { RoundRefusedError } from "../rules/round-refused.ts";
import { differenceOf, readPublishedRound } from "./published-round.ts";

/**
 * The output of the command, and whether the round is valid: the seed has the committed hash, the rules drew a round from it, and a published
 * round is that one.
 */
export type Verdict = {
  verified: boolean;
  text: string;
};

/** A round to recompute, and as it was published, where that is known. */
type Ordered = RoundOrder & { serverSeedHash: string; published?: RoundReplay };

/** Recomputes a round from the command line's arguments. Errors in them are reported in the verdict's text; a file without a round is refused. */
export function verifyCommand(commandLine: string[]): Verdict {
  const [path, ...more] = commandLine;
  const isFile = path !== undefined && more.length === 0 && !path.startsWith("-");
  const parsed = isFile ? orderOfFile(path) : parseCommandLine(commandLine);
  if (typeof parsed === "string") return { verified: false, text: isFile ? parsed : `${parsed}\n\n${USAGE}` };
  const hash = seedHash(parsed.serverSeed);
  if (hash !== parsed.serverSeedHash) {
    const text = `The server seed does NOT match its promise.\n  promised ${parsed.serverSeedHash}\n  computed ${hash}`;
    return { verified: false, text };
  }
  if (parsed.model.rules.kind === "shared") return { verified: false, text: DRAWN_BY_TABLE };
  try {
    const played = playRound(parsed);
    const { script, payoutMinor, stakedMinor, choices } = played;
    if (choices.length > 0)
      return { verified: false, text: `The round is not over after ${parsed.actions?.length ?? 0} actions.` };
    const difference = parsed.published && differenceOf(parsed.published, played);
    if (difference) return { verified: false, text: difference };
    const events = script.events.map((event) => `  ${JSON.stringify(event)}`);
    const lines = [
      `The server seed matches its promise, ${hash}.`,
      `${parsed.model.id}, nonce ${parsed.nonce}, stake ${parsed.stakeMinor} minor units:`,
      ...events,
      ...(stakedMinor > parsed.stakeMinor ? [`Staked ${stakedMinor} minor units in all.`] : []),
      `Payout ${payoutMinor} minor units.`,
      ...(parsed.published ? ["The published round has these events, this stake and this payout."] : []),
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

const DRAWN_BY_TABLE = "A table has drawn this round: recompute it with npm run verify:draw.";

const USAGE = `npm run verify -- <file with the answer of GET /studio/api/rounds/{roundId}>
npm run verify -- --model <model> --server-seed <64 hex digits> --server-seed-hash <64 hex digits>
  --client-seed <text> --nonce <number> --stake <minor units> [--input <json>] [--actions <json>]
Models: npm run games:sheet lists them.`;

/** The round of a file, or why it cannot be recomputed. Throws a `RefusedInputError` for a file without a published round. */
function orderOfFile(path: string): Ordered | string {
  const published = readPublishedRound(path);
  if (published.table) return DRAWN_BY_TABLE;
  const { serverSeed, serverSeedHash, clientSeed, nonce, input } = published;
  if (serverSeed === null) return "The server seed is not revealed yet: change the seeds in the game first.";
  const model = releasedModels().get(published.model);
  if (model?.hash !== published.modelHash)
    return `No released model is called ${published.model} and has the hash ${published.modelHash}.`;
  const stakeMinor = BigInt(published.firstStakeMinor);
  const actions = published.actions.map(({ action }) => action);
  const seeds = { serverSeed, serverSeedHash, clientSeed, nonce };
  return { model, ...seeds, stakeMinor, input, actions, published };
}

/** The requested round, or a message about the wrong arguments. */
function parseCommandLine(commandLine: string[]): Ordered | string {
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
