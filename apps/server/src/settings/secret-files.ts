import { readFileSync } from "node:fs";

const ENDING = "_FILE";

/**
 * Takes settings from files, as containers get their secrets: `DATABASE_URL_FILE=/run/secrets/database` sets `DATABASE_URL` to what the file says,
 * without the line ending after it. Only `names` can be set in this way.
 * @throws an error that names the variable, and nothing of the file, if a setting is given twice, or its file is empty or cannot be read.
 */
export function withSecretFiles(variables: NodeJS.ProcessEnv, names: Iterable<string>): NodeJS.ProcessEnv {
  const read: NodeJS.ProcessEnv = { ...variables };
  for (const name of names) {
    const path = variables[`${name}${ENDING}`];
    if (path === undefined || path === "") continue;
    if (variables[name] !== undefined)
      throw new Error(`Refusing to start:\n- Set ${name} or ${name}${ENDING}, not both.`);
    const text = textOf(path);
    if (text === undefined || text === "")
      throw new Error(
        `Refusing to start:\n- ${name}${ENDING}: ${path} ${text === "" ? "is empty" : "cannot be read"}.`,
      );
    read[name] = text;
  }
  return read;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").replace(/\r?\n$/, "");
  } catch {
    return undefined;
  }
}
