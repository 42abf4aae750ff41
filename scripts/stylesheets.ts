import type { CSSOptions } from "vite";
import { parseColors } from "../packages/ui/src/tokens/color-pairs.ts";
import { deriveColors } from "../packages/ui/src/tokens/derive-colors.ts";

type PluginOf<Options> = Options extends { plugins?: (infer Plugin)[] } ? Plugin : never;
type StylePlugin = PluginOf<CSSOptions["postcss"]>;

/** What site, arcade and gallery do to each stylesheet: a brand's tokens are completed. */
export const stylesheets: CSSOptions = { postcss: { plugins: [completeBrands()] } };

/** Adds the colours that follow from those that a brand's `tokens.css` says. */
function completeBrands(): StylePlugin {
  return {
    postcssPlugin: "complete-brands",
    Once(sheet) {
      if (!sheet.source?.input.file?.endsWith("/tokens.css")) return;
      sheet.walkRules(/^\[data-brand=/, (rule) => {
        const colors = deriveColors(parseColors(rule.toString()));
        for (const [prop, value] of colors) rule.append({ prop, value });
      });
    },
  };
}
