import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";
import { stylesheets } from "../../../scripts/build-settings.ts";

/** Development only: `npm run gallery`, then `/?brand=funly&page=lobby`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [symbols()],
  css: stylesheets,
  build: { outDir: "/tmp/bellwether-gallery", emptyOutDir: true },
});

/** The few pictures that the gallery's placeholder tiles show, cut from a collection of many megabytes. */
function symbols(): Plugin {
  const id = "virtual:symbols";
  const names = [
    ..."bell cat-face octopus wolf tiger-face four-leaf-clover rocket crown dragon-face fox top-hat comet".split(
      " ",
    ),
    ..."ewe game-die spade-suit ferris-wheel bubbles input-numbers admission-tickets fire snowflake gem-stone".split(
      " ",
    ),
  ];
  return {
    name: "gallery-symbols",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return;
      const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji/icons.json");
      const { icons } = JSON.parse(readFileSync(file, "utf8")) as { icons: Record<string, { body: string }> };
      const found = Object.fromEntries(names.map((name) => [name, icons[name]?.body ?? ""]));
      return `export default ${JSON.stringify(found)}`;
    },
  };
}
