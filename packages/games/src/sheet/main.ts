import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { RefusedInputError } from "../commands/refused-input.ts";
import { readToolLine, runTool } from "../commands/run-tool.ts";
import type { Model } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { plotSpread } from "./plot-spread.ts";
import { sharesPot } from "./sheet-for.ts";
import { sheetJson } from "./sheet-json.ts";
import { spreadOfWins } from "./spread-of-wins.ts";
import { differences, figuresByData, summaryLines, writeSheet } from "./write-sheet.ts";

const USAGE = "npm run games:sheet -- [model] [--out folder]";
const ROUNDS = 100_000;
/** The best play of casino hold'em takes some 13 ms a round. */
const ROUNDS_WITH_CHOICES = 1_000;
/** For a raffle's draw its numbers are shuffled, up to 20,000. */
const ROUNDS_WITH_POT = 500;

/**
 * `npm run games:sheet`: one line for each model, from the released figures. With a model's name: its figures, freshly computed, and the
 * spread of its wins; `--out folder` writes them as `{model}.json` and `{model}.svg`. Exits with status 1 when the computed figures differ
 * from the model's file.
 */
await runTool(() => {
  const { values, positionals } = readToolLine({
    usage: USAGE,
    options: { out: { type: "string" } },
    mostWords: 1,
  });
  const models = releasedModels();
  const [wanted] = positionals;
  if (wanted === undefined) {
    if (values.out !== undefined) throw new RefusedInputError("--out", "name the model that is written");
    console.log(summaryLines([...models.values()]).join("\n"));
    return;
  }
  const model = models.get(wanted);
  if (!model)
    throw new RefusedInputError(
      `There is no model "${wanted}": npm run games:sheet lists all ${models.size}`,
    );
  writeFigures(model, values.out);
});

function writeFigures(sheetOf: Model, folder: string | undefined): void {
  // Printed to the error stream, because only the sheet is the output. Blackjack takes a minute, casino hold'em three.
  console.error("Computing the exact figures, which can take some minutes …");
  const figures = figuresByData(sheetOf);
  const wrong = differences(sheetOf.figures, figures);
  if (wrong.length > 0) {
    for (const each of wrong) console.error(`content/models: ${sheetOf.id}: ${each}`);
    process.exitCode = 1;
    return;
  }
  const rounds = roundsOf(sheetOf);
  console.error(`Playing ${rounds.toLocaleString("en")} rounds …`);
  const spread = spreadOfWins(sheetOf, rounds);
  console.log(writeSheet(sheetOf, figures, spread));
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${sheetOf.id}.json`), sheetJson(sheetOf, figures, spread));
  writeFileSync(join(folder, `${sheetOf.id}.svg`), plotSpread(sheetOf.id, spread));
}

function roundsOf(model: Model): number {
  if (sharesPot(model)) return ROUNDS_WITH_POT;
  return model.rules.kind === "decided" ? ROUNDS_WITH_CHOICES : ROUNDS;
}
