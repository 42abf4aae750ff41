import { fileURLToPath } from "node:url";
import type { Models } from "./model.ts";
import { readModels } from "./read-models.ts";

/** The models of content/models, read once for each process. */
export function releasedModels(): Models {
  models ??= readModels(fileURLToPath(new URL("../../../../content/models/", import.meta.url)));
  return models;
}

let models: Models | undefined;
