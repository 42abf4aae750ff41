import { type CSSOptions, createLogger, type Logger } from "vite";
import { parseColors } from "../packages/ui/src/tokens/color-pairs.ts";
import { deriveColors } from "../packages/ui/src/tokens/derive-colors.ts";
import { expandMedia } from "../packages/ui/src/tokens/media.ts";

/** How Vite's own loader reads a stylesheet that another one composes from: without its path. Its addresses would not be found. */
const COMPOSED = "did not pass the `from` option";

/**
 * A build's warnings, without the one that each composed stylesheet causes. `tests/repo/source-rules.test.ts` refuses addresses in such
 * stylesheets, so nothing is lost.
 */
export function createBuildLogger(): Logger {
  const logger = createLogger("warn");
  const { warnOnce } = logger;
  return {
    ...logger,
    warnOnce: (message, options) => {
      if (!message.includes(COMPOSED)) warnOnce(message, options);
    },
  };
}

/** How long plugins took is nothing to act on. */
export const buildChecks = { pluginTimings: false };

/** The part of the bundler's module record that the grouping of modules into files reads. */
export type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The modules that these import, directly or through others, and these; without what is imported dynamically. */
export function reachOf(start: readonly string[]): (graph: ModuleGraph) => ReadonlySet<string> {
  let reached: Set<string> | undefined;
  return (graph) => {
    reached ??= reachableFrom(graph, start);
    return reached;
  };
}

function reachableFrom(graph: ModuleGraph, start: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

type PluginOf<Options> = Options extends { plugins?: (infer Plugin)[] } ? Plugin : never;
type StylePlugin = PluginOf<CSSOptions["postcss"]>;

/** What is done to each stylesheet: named widths are written out, and a brand's colours completed (decision 122). */
export const stylesheets: CSSOptions = { postcss: { plugins: [writeOutMedia(), completeBrands()] } };

/** `@media (--phone)` → `@media (width < 48rem)`, also beside other conditions. */
function writeOutMedia(): StylePlugin {
  return {
    postcssPlugin: "write-out-media",
    AtRule: {
      media(rule) {
        rule.params = expandMedia(rule.params);
      },
    },
  };
}

/**
 * Adds the colours that follow from those that a brand says. Its rule is known by what it says and not by its file: the site asks for the address of
 * a `tokens.css`, and then its name has a query.
 */
function completeBrands(): StylePlugin {
  return {
    postcssPlugin: "complete-brands",
    Once(sheet) {
      sheet.walkRules(/^\[data-brand=/, (rule) => {
        const said = parseColors(rule.toString());
        if (!said.has("--color-page")) return;
        for (const [prop, value] of deriveColors(said)) rule.append({ prop, value });
      });
    },
  };
}
