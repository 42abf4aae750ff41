import { expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

const components = sourceFiles((path) => /^packages\/ui\/src\/.*\.tsx?$/.test(path));
const textOf = (path: string) => components.find((file) => file.path === path)?.text ?? "";

/** The components that `packages/ui` exports. */
const exported = [...textOf("packages/ui/src/index.ts").matchAll(/from "\.\/(.+\.tsx)"/g)].flatMap(
  ([, file]) =>
    [...textOf(`packages/ui/src/${file}`).matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(
      ([, name]) => name!,
    ),
);

it("the gallery shows each of the over 60 components that packages/ui exports", () => {
  const gallery = sourceFiles((path) => /^packages\/ui\/gallery\/.*\.tsx$/.test(path))
    .map(({ text }) => text)
    .join("\n");
  expect(exported.length).toBeGreaterThan(60);
  expect(exported.filter((name) => !new RegExp(`<${name}\\b`).test(gallery))).toEqual([]);
});
