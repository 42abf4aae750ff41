import { expect, it } from "vitest";
import { sourceFiles } from "./source-files.ts";

type Locked = {
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
};

const { packages } = JSON.parse(sourceFiles((path) => path === "package-lock.json")[0]!.text) as {
  packages: Record<string, Locked>;
};
const INSTALLED = "node_modules/";
const nameOf = (path: string) => path.slice(path.lastIndexOf(INSTALLED) + INSTALLED.length);
/** The packages that remain after `npm prune --omit=dev`, as `ops/Dockerfile` runs it: npm removes only packages marked `dev`. */
const left = [
  ...new Set(
    Object.entries(packages)
      .filter(([path, { dev, link }]) => path.includes(INSTALLED) && !dev && !link)
      .map(([path]) => nameOf(path)),
  ),
].sort();

/** Packages for compiling, bundling, linting, testing or measuring, and packages that are already in a bundle. */
const development = [
  /^vite$|^@vitejs\/|^vitest$|^@vitest\//,
  /^(rollup|rolldown|esbuild|lightningcss|terser|oxc-.*|postcss)$/,
  /^@(rollup|rolldown|esbuild|oxc-[a-z]+|babel|swc\/core)\//,
  /^lightningcss-/,
  /^typescript$|^@typescript\/|^@types\//,
  /^@biomejs\/|^knip$|^eslint|^prettier$/,
  /^playwright|^@playwright\/|^@axe-core\/|^axe-core$|^lighthouse|^puppeteer|^chrom(e|ium)/,
  /^@react-router\/|^react-router$|^react$|^react-dom$|^@base-ui\/|^lucide-react$|^zustand$|^@tanstack\/|^@simplewebauthn\/browser$|^uqr$|^isbot$|^pixi\.js$/,
  /^oidc-provider$|^koa|^@asyncapi\/|^ajv$/,
  /^fast-check$|^smtp-server$|^subset-font$|^intl-messageformat$/,
];

it("a production install contains no development tool, and no package that is already in the bundles", () => {
  const found = left.filter((name) => development.some((tool) => tool.test(name)));
  expect(found).toEqual([]);
});

it("a production install has at most 135 packages, including those that the server loads by name", () => {
  expect(left).toEqual(
    expect.arrayContaining(["hono", "sharp", "pg", "@electric-sql/pglite", "node", "p-queue"]),
  );
  expect(left.filter((name) => !/^@img\/|^@node-rs\/argon2-/.test(name)).length).toBeLessThanOrEqual(135);
});

it("the image is pruned before its files are copied", () => {
  const [docker] = sourceFiles((path) => path === "ops/Dockerfile");
  const [, build, runs] = docker!.text.split(/^FROM /m);
  expect(build).toMatch(/npm run build && npm prune --omit=dev/);
  expect(runs).toContain("COPY --from=build /app /app");
});
