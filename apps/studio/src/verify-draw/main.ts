import { RefusedInputError } from "@bellwether/games/commands/refused-input.ts";
import { readToolLine } from "@bellwether/games/commands/run-tool.ts";
import { KNOWN_CHAINS, readChain } from "./check-beacon.ts";
import { checkPublished } from "./check-published.ts";

const USAGE =
  "npm run verify:draw -- <file or address of a table's round> [<file with the proof of a bet>] [<file with all bets, which a shared pot and a draw need>]\n" +
  "npm run verify:draw -- <file or address of a win-time clock> [<file with its entries>]\n" +
  "npm run verify:draw -- <file or address of a promotion's draw> [<file with its leaves>]\n" +
  "With --chain <file or address of a drand chain's /info> a chain counts beside drand's quicknet and the sandbox's.";

/**
 * `npm run verify:draw`: recomputes a round of a live table, the winner of a win-time clock, or a promotion's draw, from its published
 * JSON. All bets of a round that shares a pot are read from their address below the round's, or from a file.
 */
async function main(): Promise<void> {
  const options = { chain: { type: "string" } } as const;
  const { values, positionals } = readToolLine({ usage: USAGE, options, mostWords: 3 });
  const [place, ...files] = positionals;
  if (place === undefined) throw new RefusedInputError(USAGE);
  const chains = values.chain === undefined ? KNOWN_CHAINS : [...KNOWN_CHAINS, await readChain(values.chain)];
  const { verified, lines } = await checkPublished(place, files, chains);
  console.log(lines.join("\n"));
  if (!verified) process.exitCode = 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
