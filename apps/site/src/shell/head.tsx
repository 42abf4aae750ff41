import { type Language, languages, offeredLanguages } from "@bellwether/market/languages.ts";
import { useLocation, useMatches, useRouteError } from "react-router";
import { localPath, withoutLanguage } from "../paths.ts";
import type { Page } from "../request/page.ts";
import type { RootData } from "../root.tsx";

/** Title, description and the page's addresses in each language, from the deepest matched route. */
export function Head({ root }: { root: RootData | undefined }) {
  const matches = useMatches();
  const { pathname } = useLocation();
  const pages = matches
    .map((match) => (match.loaderData as { page?: Page } | undefined)?.page)
    .filter((page) => page !== undefined);
  const page = pages.at(-1);
  // The error page has a title of its own, and is no page of any language.
  const failed = Boolean(useRouteError());
  if (!root || !page || failed) return null;
  const path = withoutLanguage(pathname);
  const address = (language: Language) => root.origin + localPath(path, language);
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      {page.unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(root.language)} />
          {offeredLanguages.map((language) => (
            <link
              key={language}
              rel="alternate"
              hrefLang={languages[language].locale.slice(0, 2)}
              href={address(language)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address("en")} />
        </>
      )}
    </>
  );
}
