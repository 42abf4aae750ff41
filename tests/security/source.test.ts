import { describe, expect, it } from "vitest";
import { sourceFiles } from "../repo/source-files.ts";

/** Rules for the text of the repository; `npm run check` runs them too. */
describe("source", () => {
  const text = (path: string) => sourceFiles((each) => each === path)[0]!.text;

  it("code for money or outcomes uses no randomness except the system's generator", () => {
    const guarded = sourceFiles((path) =>
      /^(apps\/(gate|studio)|packages\/(games|ledger))\/src\/.*\.tsx?$/.test(path),
    );
    expect(guarded.length).toBeGreaterThan(100);
    expect(guarded.filter(({ text }) => /Math\.random/.test(text)).map(({ path }) => path)).toEqual([]);
    for (const part of ["gate", "studio"])
      expect(text(`apps/server/src/composition/${part}-parts.ts`)).toContain(
        "randomBytes: (count) => randomBytes(count)",
      );
  });

  it("the lockfile names no registry host, and package versions are exact", () => {
    expect(text("package-lock.json")).not.toMatch(/"resolved": "https?:/);
    const loose = sourceFiles((path) => path.endsWith("package.json")).flatMap(({ path, text }) => {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<
        string,
        Record<string, string>
      >;
      return Object.entries({ ...dependencies, ...devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${path}: ${name}@${version}`);
    });
    expect(loose).toEqual([]);
  });

  it("every locked registry package has its hash, and those with install scripts are allowed or denied by name", () => {
    const { packages } = JSON.parse(text("package-lock.json")) as {
      packages: Record<string, { integrity?: string; link?: boolean; hasInstallScript?: boolean }>;
    };
    const installed = Object.entries(packages).filter(
      ([path, { link }]) => path.startsWith("node_modules/") && !link,
    );
    expect(installed.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"))).toEqual([]);
    const withScripts = installed.filter(([, each]) => each.hasInstallScript);
    const { allowScripts } = JSON.parse(text("package.json")) as { allowScripts: Record<string, boolean> };
    expect(withScripts.map(([path]) => path.split("node_modules/").at(-1)!).sort()).toEqual(
      Object.keys(allowScripts).sort(),
    );
    // The pinned Node is fetched by its package's script; no other script runs.
    expect(Object.entries(allowScripts).filter(([, allowed]) => allowed)).toEqual([["node", true]]);
    // Without it npm runs scripts that the list does not name, with a notice.
    expect(text(".npmrc")).toMatch(/^strict-allow-scripts=true$/m);
  });
});
