import { readdirSync, readFileSync } from "node:fs";

/** The ids of the models that titles of the catalogue play. Other models stay for past rounds. */
export function playedModels(): Set<string> {
  const folder = new URL("../../../../content/catalogue/", import.meta.url);
  const titles = readdirSync(folder).flatMap(
    (name) => JSON.parse(readFileSync(new URL(name, folder), "utf8")) as { model?: string }[],
  );
  return new Set(titles.flatMap(({ model }) => model ?? []));
}
