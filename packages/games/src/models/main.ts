import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Slug } from "@bellwether/contract/slug.ts";
import { mechanics } from "../mechanics/index.ts";
import { addWinChances } from "./record-model.ts";
import { CONTENT, releaseModel } from "./release-model.ts";
import { replaceFile } from "./replace-file.ts";

const MODELS = join(CONTENT, "models");

/**
 * `npm run games:model -- {mechanic} {model} {data.json}`: writes a new model's file, with its exact figures and its hash, and adds
 * the hash to `content/model-hashes.txt`.
 * `npm run games:model -- --win-chances [mechanic…]`: adds the chances of the wins to the files of these mechanics that lack them; without
 * names, of all mechanics. After an interruption, the same command continues.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "win-chances": { type: "boolean", default: false } },
});
const refused = values["win-chances"] ? writeWinChances(positionals) : writeModel(positionals);
if (refused) {
  console.error(refused);
  process.exitCode = 1;
}

/** Returns the reason if it writes nothing. */
function writeModel([mechanicId, id = "", dataFile = ""]: readonly string[]): string | undefined {
  const mechanic = mechanics.find((each) => each.id === mechanicId);
  if (!mechanic) return noMechanic(mechanicId);
  const path = join(MODELS, mechanic.id, `${id}.json`);
  if (!Slug.safeParse(id).success) return `"${id}" is no id: small letters, digits and single hyphens`;
  if (!existsSync(dataFile)) return `There is no file "${dataFile}" with the data`;
  if (existsSync(path)) return `${id} is released, and a released model never changes: choose a new id`;
  releaseModel(CONTENT, mechanic, id, JSON.parse(readFileSync(dataFile, "utf8")));
  console.log(`Written: content/models/${mechanicId}/${id}.json`);
}

/** Returns an error for a name that is no mechanic. */
function writeWinChances(named: readonly string[]): string | undefined {
  const unknown = named.find((id) => !mechanics.some((each) => each.id === id));
  if (unknown !== undefined) return noMechanic(unknown);
  for (const mechanic of mechanics) {
    const folder = join(MODELS, mechanic.id);
    if ((named.length > 0 && !named.includes(mechanic.id)) || !existsSync(folder)) continue;
    for (const name of readdirSync(folder).sort()) {
      const path = join(folder, name);
      const start = process.cpuUsage();
      const text = addWinChances(mechanic, readFileSync(path, "utf8"));
      if (text === undefined) continue;
      replaceFile(path, text);
      const { user, system } = process.cpuUsage(start);
      console.log(`${mechanic.id}/${name}: ${((user + system) / 1e6).toFixed(1)} s of CPU time`);
    }
  }
}

function noMechanic(id: string | undefined): string {
  return `There is no mechanic "${id}". Mechanics: ${mechanics.map((each) => each.id).join(", ")}`;
}
