import { describe, expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

const text = (path: string) => sourceFiles((each) => each === path)[0]!.text;
const compose = text("ops/compose.yaml");
/** The whole entry of a service, by the indentation of its name. */
const service = (name: string) => new RegExp(`^ {2}${name}:\\n((?: {4}.*\\n)+)`, "m").exec(compose)![1]!;
const nodes = ["bellwether", "bellwether-2"].map(service);

describe("the image and its compose file", () => {
  it("the image and its compose file give a node more time to stop than the maximum of 25 s; the engine's own default is 10 s", () => {
    const longestMs = Number(
      /MAX_STOP_MS = ([\d_]+)/.exec(text("apps/server/src/main.ts"))![1]!.replaceAll("_", ""),
    );
    for (const node of nodes) {
      const [, seconds] = /stop_grace_period: (\d+)s/.exec(node)!;
      expect(Number(seconds) * 1_000).toBeGreaterThan(longestMs);
    }
  });

  it("the image and its compose file start the process as npm start and the benchmarks do", () => {
    const started =
      /"--v8-pool-size=0",\s+"--max-semi-space-size=64",\s+"--initial-old-space-size=256",\s+"apps\/server\/src\/main\.ts",?\s*\]/;
    for (const path of ["ops/Dockerfile", "scripts/start.mjs", "tests/servers/product.ts"])
      expect(text(path)).toMatch(started);
  });

  it("the image and its compose file contain every picture: the build draws them all, and npm start none", () => {
    expect(text("ops/Dockerfile")).toContain("npm run build");
    expect(text("scripts/build.mjs")).toMatch(/^drawPictures\(\);$/m);
    expect(text("scripts/start.mjs")).not.toContain("drawPictures");
  });

  it("the image and its compose file set only variables that the environment reads", () => {
    const known = text("apps/server/src/settings/variables.ts");
    const set = [...nodes[0]!.matchAll(/^ {6}([A-Z_]+):/gm)].map((match) => match[1]!);
    expect(set).toContain("DATABASE_URL");
    for (const name of set) expect(known).toContain(`  ${name}:`);
  });

  it("the image and its compose file need no npm at run time: the running image has only the pinned Node", () => {
    const runs = text("ops/Dockerfile").split("\nFROM ").at(-1)!;
    expect(runs).toContain("PATH=/app/node_modules/.bin:$PATH");
    expect(runs).not.toMatch(/^(RUN|CMD|ENTRYPOINT)\b.*\bnpm\b/m);
    expect(text("docs/operate.md")).not.toMatch(/exec .*\bnpm\b/);
  });

  it("the image and its compose file name only commands that package.json has", () => {
    const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
    const named = [...text("docs/operate.md").matchAll(/(?:npm run|node --run) ([\w:-]+)/g)];
    expect(named.length).toBeGreaterThan(4);
    for (const [, name] of named) expect(Object.keys(scripts)).toContain(name);
  });
});
