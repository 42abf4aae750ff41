import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

type Part = { name: string; args: string[] };

// Plain JavaScript, since the runs start before anything is installed.
const script = new URL("../../scripts/test-parts.mjs", import.meta.url).href;
const parts = (await import(script)) as Record<"kills" | "processes", Part> & {
  fullPieces: { name: string; steps: Part[][] }[];
};
const filesOf = ({ args }: Part) =>
  args.filter((each) => /^tests\/.*\.test$/.test(each)).map((file) => `${file}.ts`);
const whole = parts.fullPieces.flatMap(({ steps }) => steps.flat());

describe("the parts of the runs", () => {
  it("the parts of the runs name test files that exist", () => {
    const named = [parts.kills, parts.processes, ...whole].flatMap(filesOf);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("the parts of the runs have every test of processes in the full run, and most of them in .ci/run", () => {
    const files = sourceFiles((path) => /^tests\/(embedded|postgres)\/.*\.test\.ts$/.test(path)).map(
      ({ path }) => path,
    );
    const inFull = whole.flatMap(filesOf);
    expect(files.filter((file) => !inFull.includes(file))).toEqual([]);
    expect(filesOf(parts.processes).length).toBeGreaterThan(files.length / 2);
  });

  it("the parts of the runs are eight pieces, as the nightly workflow counts them", () => {
    const [workflow] = sourceFiles((path) => path === ".github/workflows/full.yml");
    expect(workflow?.text).toContain("part: [1, 2, 3, 4, 5, 6, 7, 8]");
    expect(parts.fullPieces).toHaveLength(8);
  });
});
