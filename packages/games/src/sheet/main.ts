import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Model } from "../models/model.ts";
import { releasedModels } from "../models/released-models.ts";
import { plotSpread } from "./plot-spread.ts";
import { sheetJson } from "./sheet-json.ts";
import { spreadOfWins } from "./spread-of-wins.ts";
import { differences, figuresByData, summaryLine, writeSheet } from "./write-sheet.ts";

const ROUNDS = 100_000;
const ROUNDS_WITH_CHOICES = 5_000;

/**
 * `npm run games:sheet`: one line for each model, from the released figures. With a model's name: its figures, freshly computed, and the
 * spread of its wins; `--out folder` writes them as `{model}.json` and `{model}.svg`. Exits with status 1 when the computed figures differ
 * from the model's file.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
const models = releasedModels();
const [wanted] = positionals;
const model = wanted === undefined ? undefined : models.get(wanted);
if (wanted === undefined) for (const each of models.values()) console.log(summaryLine(each));
else if (model) writeFigures(model, values.out);
else {
  console.error(`There is no model "${wanted}". Models: ${[...models.keys()].join(", ")}`);
  process.exitCode = 1;
}

function writeFigures(sheetOf: Model, folder: string | undefined): void {
  const figures = figuresByData(sheetOf);
  const wrong = differences(sheetOf.figures, figures);
  if (wrong.length > 0) {
    for (const each of wrong) console.error(`content/models: ${sheetOf.id}: ${each}`);
    process.exitCode = 1;
    return;
  }
  const spread = spreadOfWins(sheetOf, sheetOf.rules.kind === "decided" ? ROUNDS_WITH_CHOICES : ROUNDS);
  console.log(writeSheet(sheetOf, figures, spread));
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${sheetOf.id}.json`), sheetJson(sheetOf, figures, spread));
  writeFileSync(join(folder, `${sheetOf.id}.svg`), plotSpread(sheetOf.id, spread));
}
