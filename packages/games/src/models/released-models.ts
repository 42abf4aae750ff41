import { fileURLToPath } from "node:url";
import type { Models } from "./model.ts";
import { readModels } from "./read-models.ts";

/** All models in the folder content/models. The files are read at the first call; later calls return the same map. */
export function releasedModels(): Models {
  models ??= readModels(fileURLToPath(new URL("../../../../content/models/", import.meta.url)));
  return models;
}

let models: Models | undefined;
