import { languages } from "@bellwether/market/languages.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { brandColours } from "../brand/brand-colours.ts";
import { translateOf } from "../request/page.ts";
import type { Site } from "../request/site.ts";
import { offlineParts } from "./offline-parts.ts";

type OfflineSite = Pick<Site, "brand" | "language" | "options">;

/** A page that needs only the few files it names: no router, no data, nothing of the player. */
export function offlineHtml(site: OfflineSite): string {
  return `<!doctype html>${renderToStaticMarkup(<OfflinePage site={site} />)}`;
}

function OfflinePage({ site: { brand, language, options } }: { site: OfflineSite }) {
  const t = translateOf({ language, options });
  const parts = offlineParts(brand.slug);
  return (
    <html lang={languages[language].locale} data-brand={brand.slug}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{t("core.page_title", { title: t("core.offline_title"), brand: brand.name })}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content={brandColours(brand.slug).header} />
        <link rel="stylesheet" href={parts.style} />
        <link rel="stylesheet" href={parts.brandStyle} />
        <script src={parts.script} defer />
      </head>
      <body className="offline">
        <header>
          <img src={parts.logo} alt={brand.name} height={32} />
        </header>
        <main>
          <img className="mascot" src={parts.mascot} alt="" width={240} height={240} />
          <h1>{t("core.offline_title")}</h1>
          <p>{t("core.offline_text")}</p>
          <button type="button">{t("core.offline_retry")}</button>
        </main>
      </body>
    </html>
  );
}
