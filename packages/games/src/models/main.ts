import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Slug } from "@bellwether/contract/slug.ts";
import { parseInput, RefusedInputError, readJsonInput } from "../commands/refused-input.ts";
import { replaceFile } from "../commands/replace-file.ts";
import { readToolLine, runTool } from "../commands/run-tool.ts";
import { mechanics } from "../mechanics/index.ts";
import { bindModel } from "./read-models.ts";
import { addWinChances } from "./record-model.ts";
import { CONTENT, releaseModel } from "./release-model.ts";

const MODELS = join(CONTENT, "models");
const USAGE =
  "npm run games:model -- {mechanic} {model} {data.json}\nnpm run games:model -- --win-chances [mechanic…]";

/**
 * `npm run games:model -- {mechanic} {model} {data.json}`: writes a new model's file, with its exact figures and its hash, and adds
 * the hash to `content/model-hashes.txt`.
 * `npm run games:model -- --win-chances [mechanic…]`: adds the chances of the wins to the files of these mechanics that lack them; without
 * names, of all mechanics. After an interruption, the same command continues.
 */
await runTool(() => {
  const options = { "win-chances": { type: "boolean", default: false } } as const;
  const { values, positionals } = readToolLine({ usage: USAGE, options, mostWords: mechanics.length });
  if (values["win-chances"]) writeWinChances(positionals);
  else writeModel(positionals);
});

/** Throws a `RefusedInputError` if it writes nothing. */
function writeModel([mechanicId, id = "", dataFile = "", more]: readonly string[]): void {
  if (more !== undefined) throw new RefusedInputError(`Unexpected argument '${more}'\n${USAGE}`);
  const mechanic = mechanics.find((each) => each.id === mechanicId);
  if (!mechanic) throw noMechanic(mechanicId);
  const path = join(MODELS, mechanic.id, `${id}.json`);
  if (dataFile === "") throw new RefusedInputError(USAGE);
  if (!Slug.safeParse(id).success)
    throw new RefusedInputError(`"${id}" is no id: small letters, digits and single hyphens`);
  if (existsSync(path))
    throw new RefusedInputError(`${id} is released, and a released model never changes: choose a new id`);
  const data = readJsonInput(dataFile);
  parseInput(mechanic.data, data, dataFile);
  releaseModel(CONTENT, mechanic, id, data);
  console.log(`Written: content/models/${mechanicId}/${id}.json`);
}

/** Throws a `RefusedInputError` for a name that is no mechanic. */
function writeWinChances(named: readonly string[]): void {
  const unknown = named.find((id) => !mechanics.some((each) => each.id === id));
  if (unknown !== undefined) throw noMechanic(unknown);
  for (const mechanic of mechanics) {
    const folder = join(MODELS, mechanic.id);
    if ((named.length > 0 && !named.includes(mechanic.id)) || !existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name);
      bindModel(readJsonInput(path, `${mechanic.id}/${name}`), `${mechanic.id}/${name}`);
      const start = process.cpuUsage();
      const text = addWinChances(mechanic, readFileSync(path, "utf8"));
      if (text === undefined) continue;
      replaceFile(path, text);
      const { user, system } = process.cpuUsage(start);
      console.log(`${mechanic.id}/${name}: ${((user + system) / 1e6).toFixed(1)} s of CPU time`);
    }
  }
}

function noMechanic(id: string | undefined): RefusedInputError {
  if (id === undefined) return new RefusedInputError(USAGE);
  return new RefusedInputError(
    `There is no mechanic "${id}". Mechanics: ${mechanics.map((each) => each.id).join(", ")}`,
  );
}
