import { RefusedInputError } from "../commands/refused-input.ts";
import { readToolLine, runTool } from "../commands/run-tool.ts";
import { mechanics } from "../mechanics/index.ts";
import { searches } from "../mechanics/searches.ts";
import { generateModels } from "./generate-models.ts";

const USAGE = "npm run games:generate -- {mechanic} [how many]";

/**
 * `npm run games:generate -- {mechanic} [how many]`: finds models for the titles of the catalogue that play this mechanic and have no model
 * of their own, and writes their files. The search of each title is seeded with its code, so it gives the same model on every machine.
 * `.cache/generate/{mechanic}.json` records the decided attempts, so that an interrupted run continues there.
 */
await runTool(() => {
  const { positionals } = readToolLine({ usage: USAGE, options: {}, mostWords: 2 });
  const [id = "", count = "1000"] = positionals;
  const mechanic = mechanics.find((each) => each.id === id);
  const search = searches[id];
  if (!mechanic || !search)
    throw new RefusedInputError(
      `There is no search for "${id}". Searches: ${Object.keys(searches).join(", ")}`,
    );
  if (!/^[1-9]\d{0,5}$/.test(count))
    throw new RefusedInputError(`"${count}" is not how many models to find: a whole number from 1`);
  generateModels(mechanic, search, Number(count));
});
