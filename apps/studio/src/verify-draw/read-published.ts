import { readFile } from "node:fs/promises";
import { parseJson } from "@bellwether/contract";

/** The JSON of a file or of an address. Throws an error that names an address which does not answer with 200. */
export async function readPublished(place: string): Promise<unknown> {
  if (!/^https?:/.test(place)) return parseJson(await readFile(place, "utf8"));
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} answered ${response.status}`);
  return parseJson(await response.text());
}
