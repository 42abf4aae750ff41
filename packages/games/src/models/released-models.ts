import { fileURLToPath } from "node:url";
import type { Models } from "./model.ts";
import { readModels } from "./read-models.ts";

/** All models in the folder content/models: the same map at each call, whose files are read at their first use. */
export function releasedModels(): Models {
  models ??= readModels(fileURLToPath(new URL("../../../../content/models/", import.meta.url)));
  return models;
}

let models: Models | undefined;
