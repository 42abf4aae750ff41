import { argv } from "node:process";
import { releasedModels } from "../models/released-models.ts";
import { summaryLine, writeSheet } from "./write-sheet.ts";

/** `npm run games:sheet [model]`: prints the freshly computed figures of one model, or one line for each model. */
const models = releasedModels();
const wanted = argv[2];
if (wanted === undefined) {
  for (const model of models.values()) console.log(summaryLine(model));
} else {
  const model = models.get(wanted);
  if (model) {
    console.log(writeSheet(model));
  } else {
    console.error(`There is no model "${wanted}". Models: ${[...models.keys()].join(", ")}`);
    process.exitCode = 1;
  }
}
