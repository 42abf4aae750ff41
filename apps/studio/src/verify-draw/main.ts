import { readFile } from "node:fs/promises";
import { argv } from "node:process";
import { parseJson } from "@bellwether/contract";
import { PublishedTableRound, TableBetProof } from "@bellwether/contract/studio/index.ts";
import { releasedModels } from "@bellwether/games";
import { verifyDraw } from "./verify-draw.ts";

const USAGE = "npm run verify:draw -- <file or address of a table's round> [<file with the proof of a bet>]";

/** `npm run verify:draw`: recomputes a round of a live table from its published JSON. */
async function main([round, proof]: string[]): Promise<void> {
  if (round === undefined) throw new Error(USAGE);
  const { verified, lines } = verifyDraw(
    PublishedTableRound.parse(await read(round)),
    releasedModels(),
    proof === undefined ? undefined : TableBetProof.parse(await read(proof)),
  );
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

async function read(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return parseJson(await readFile(place, "utf8"));
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  return parseJson(await response.text());
}

main(argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
