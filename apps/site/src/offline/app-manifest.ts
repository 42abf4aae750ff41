import { languages } from "@bellwether/market/languages.ts";
import { brandFile } from "../brand/brand-assets.ts";
import { brandColours } from "../brand/brand-colours.ts";
import { pathInLanguage, paths, withBrand } from "../paths.ts";
import { translateOf } from "../request/page.ts";
import type { Site } from "../request/site.ts";

/** The site as an installable app with the brand's name, logo and colours, in one language (W3C Web Application Manifest). */
export function appManifest(
  site: Pick<Site, "brand" | "brandQuery" | "language" | "lotteryVersion" | "options">,
) {
  const { brand, language } = site;
  const t = translateOf(site);
  const { page, header } = brandColours(brand.slug);
  const address = (path: string) => withBrand(pathInLanguage(path, language), site.brandQuery);
  const icon = (file: string, edgePx: number, purpose: "any" | "maskable") => ({
    src: brandFile(brand.slug, file),
    sizes: `${edgePx}x${edgePx}`,
    type: "image/png",
    purpose,
  });
  const shortcut = (name: string, path: string) => ({ name, url: address(path) });
  return {
    // One app per brand, whatever the language it was installed in.
    id: withBrand(paths.home(), site.brandQuery),
    name: brand.name,
    short_name: brand.name,
    description: t("core.page_description", { brand: brand.name }),
    lang: languages[language].locale,
    dir: "ltr",
    start_url: address(paths.home()),
    scope: paths.home(),
    display: "standalone",
    background_color: page,
    theme_color: header,
    categories: ["games", "entertainment"],
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable-512.png", 512, "maskable"),
    ],
    shortcuts: [
      shortcut(t("core.shell_hot_games"), paths.hotGames()),
      // The lottery version has no search [6.05].
      ...(site.lotteryVersion ? [] : [shortcut(t("core.shell_search"), paths.searchGames())]),
      shortcut(t("core.shell_play_safe"), paths.playSafe()),
    ],
  };
}
