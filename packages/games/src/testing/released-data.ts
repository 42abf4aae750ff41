import { readFileSync } from "node:fs";
import type { Mechanic } from "../rules/mechanic.ts";

/** The data of a released model, for the tests of its mechanic's rules. */
export function releasedData<Data>({ id, data }: Mechanic<Data>, model: string): Data {
  const file = new URL(`../../../../content/models/${id}/${model}.json`, import.meta.url);
  return data.parse((JSON.parse(readFileSync(file, "utf8")) as { data: unknown }).data);
}
