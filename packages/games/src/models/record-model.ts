import type { Mechanic } from "../mechanics/mechanic.ts";
import { figuresAsText, modelHash } from "./model-file.ts";

/**
 * A new model's file as text, with its exact figures and its hash; `data` is JSON as the file will hold it. Throws a ZodError for data that
 * the mechanic refuses.
 */
export function recordModel(mechanic: Mechanic, id: string, data: unknown): string {
  const figures = figuresAsText(mechanic.rulesOf(mechanic.data.parse(data)).computeFigures());
  const file = { id, mechanic: mechanic.id, hash: modelHash(mechanic.id, data), figures, data };
  return `${JSON.stringify(file, null, 2)}\n`;
}
