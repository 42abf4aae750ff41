import { languages } from "@bellwether/market/languages.ts";
import { renderToStaticMarkup } from "react-dom/server";
import { translateOf } from "../request/page.ts";
import type { Site } from "../request/site.ts";
import { brandColours } from "../shell/brand-colours.ts";
import { offlineParts } from "./offline-parts.ts";

/** Back on the line means back on the page. */
const reloadWhenOnline = 'addEventListener("online",()=>location.reload())';

type OfflineSite = Pick<Site, "brand" | "language" | "options">;

/** A page that needs nothing but the few files it names: no router, no data, nothing of the player. */
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
      </head>
      <body className="offline">
        <header>
          <img src={parts.logo} alt={brand.name} height={32} />
        </header>
        <main>
          <img className="mascot" src={parts.mascot} alt="" width={240} height={240} />
          <h1>{t("core.offline_title")}</h1>
          <p>{t("core.offline_text")}</p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page that was asked for, and needs no script */}
          <a className="retry" href="">
            {t("core.offline_retry")}
          </a>
        </main>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; as text React would escape its arrow */}
        <script dangerouslySetInnerHTML={{ __html: reloadWhenOnline }} />
      </body>
    </html>
  );
}
