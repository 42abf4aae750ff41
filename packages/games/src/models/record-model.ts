import type { Mechanic } from "../rules/mechanic.ts";
import { figuresAsText, type ModelFile, modelHash, winChancesAsText } from "./model-file.ts";

/**
 * The text of a new model's file, with its exact figures and its hash; `data` is JSON in the file's format. Throws a ZodError for data that
 * the mechanic refuses.
 */
export function recordModel(
  mechanic: Mechanic,
  id: string,
  data: unknown,
  rules = mechanic.rulesOf(mechanic.data.parse(data)),
): string {
  const winChances = rules.computeWinChances();
  const figures = {
    ...figuresAsText(rules.computeFigures()),
    winChances: winChancesAsText(winChances),
  };
  const file = { id, mechanic: mechanic.id, hash: modelHash(mechanic.id, data), figures, data };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Adds the chances of the wins to the text of a released model's file, after its deviation. Undefined if the file has them already. Data
 * and hash stay the same.
 */
export function addWinChances(mechanic: Mechanic, text: string): string | undefined {
  const file = JSON.parse(text) as Pick<ModelFile, "figures" | "data">;
  if (file.figures.winChances) return;
  const winChances = mechanic.rulesOf(mechanic.data.parse(file.data)).computeWinChances();
  const { reachable, atLeast } = winChancesAsText(winChances);
  const rows = atLeast.map(([multiple, chance]) => `        [${multiple}, ${chance}]`).join(",\n");
  const { multiple, chance, play } = reachable;
  const added = `,
    "winChances": {
      "reachable": { "multiple": "${multiple}", "chance": ${chance}, "play": "${play}" },
      "atLeast": [
${rows}
      ]
    }`;
  return text.replace(/"standardDeviation": [0-9.e+-]+/, (deviation) => deviation + added);
}
