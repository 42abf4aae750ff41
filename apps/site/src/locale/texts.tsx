import { createTranslate, type Texts, type Translate } from "@bellwether/i18n/translate.ts";
import { defaultLanguage, type Language } from "@bellwether/market/languages.ts";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import { useMatches } from "react-router";

type Locale = { t: Translate; language: Language };

const LocaleContext = createContext<Locale>({ t: () => "", language: defaultLanguage });

/** Provides the texts of every matched route to the components below: the shell's from the root, a page's from its loader. */
export function TextProvider({
  language,
  showKeys,
  children,
}: {
  language: Language;
  showKeys: boolean;
  children: ReactNode;
}) {
  const matches = useMatches();
  const locale = useMemo(() => {
    const texts: Texts = Object.assign({}, ...matches.map((match) => pageTexts(match.loaderData)));
    return { t: createTranslate({ texts, language, showKeys }), language };
  }, [matches, language, showKeys]);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

export function useTexts(): Translate {
  return useContext(LocaleContext).t;
}

export function useLanguage(): Language {
  return useContext(LocaleContext).language;
}

const read = new Map<string, Texts>();

/** Parses each page's texts once; the map holds at most one entry per page and language. */
function pageTexts(loaderData: unknown): Texts {
  const json = (loaderData as { page?: { texts?: string } } | undefined)?.page?.texts;
  if (json === undefined) return {};
  const texts = read.get(json) ?? (JSON.parse(json) as Texts);
  read.set(json, texts);
  return texts;
}
