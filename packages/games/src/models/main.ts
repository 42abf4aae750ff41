import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { slugSchema } from "@bellwether/contract/slug.ts";
import { mechanics } from "../mechanics/index.ts";
import { recordModel } from "./record-model.ts";

/** `npm run games:model -- {mechanic} {model} {data.json}`: writes a new model's file, with its exact figures and its hash. */
const [mechanicId, id = "", dataFile = ""] = argv.slice(2);
const mechanic = mechanics.find((each) => each.id === mechanicId);
const path = fileURLToPath(new URL(`../../../../content/models/${mechanicId}/${id}.json`, import.meta.url));
const wrong =
  (!mechanic &&
    `There is no mechanic "${mechanicId}". Mechanics: ${mechanics.map((each) => each.id).join(", ")}`) ||
  (!slugSchema.safeParse(id).success && `"${id}" is no id: small letters, digits and single hyphens`) ||
  (!existsSync(dataFile) && `There is no file "${dataFile}" with the data`) ||
  (existsSync(path) && `${id} is released, and a released model never changes: choose a new id`);
if (wrong || !mechanic) {
  console.error(wrong);
  process.exitCode = 1;
} else {
  const text = recordModel(mechanic, id, JSON.parse(readFileSync(dataFile, "utf8")));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(`Written: content/models/${mechanicId}/${id}.json`);
}
