import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { liveVariables } from "./testing/live-variables.ts";

describe("a setting from a file", () => {
  const folder = mkdtempSync("/tmp/bellwether-secrets-");
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const { DATABASE_URL: _, ...others } = liveVariables;

  it("has the file's text without the line ending after it", () => {
    const path = file("database", "postgres://app:a%20password%20of%2016@db/bellwether\n");
    expect(readEnvironment({ ...others, DATABASE_URL_FILE: path }).databaseUrl).toBe(
      "postgres://app:a%20password%20of%2016@db/bellwether",
    );
  });

  it("is checked like one of the environment", () => {
    const path = file("short", "postgres://app:short@db/bellwether");
    expect(() => readEnvironment({ ...others, DATABASE_URL_FILE: path })).toThrow(
      "Set a longer secret in DATABASE_URL",
    );
  });

  it.each([
    [
      "is refused beside the setting itself",
      { DATABASE_URL: "postgres://db/a", DATABASE_URL_FILE: "/x" },
      "not both",
    ],
    ["is refused if the file is missing", { DATABASE_URL_FILE: join(folder, "none") }, "cannot be read"],
    ["is refused if the file is empty", { DATABASE_URL_FILE: file("empty", "\n") }, "is empty"],
  ])("%s", (_title, set, words) => {
    expect(() => readEnvironment({ ...others, ...set })).toThrow(words);
  });
});
