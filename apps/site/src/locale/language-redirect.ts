import {
  defaultLanguage,
  isOffered,
  type Language,
  looksLikeLanguage,
} from "@bellwether/market/languages.ts";

export type LanguageRequest = {
  pathname: string;
  /** The query with its question mark, or empty. */
  search: string;
  /** The preferred-language cookie. */
  preferred: string | undefined;
  alreadyVisited: boolean;
  acceptLanguage: string | undefined;
  /** Language of the visitor's country. */
  countryLanguage: Language | undefined;
  country: string | undefined;
};

export type LanguageVerdict = { redirectTo?: string; warning?: string };

/** Where a page's request must redirect because its address has a wrong, redundant or missing language prefix [2.10–2.13]. */
export function languageRedirect(request: LanguageRequest): LanguageVerdict {
  const { segment, rest } = splitPrefix(request.pathname);
  const code = segment.toLowerCase();
  if (code === defaultLanguage) return { redirectTo: rest + request.search };
  if (isOffered(code)) return code === segment ? {} : { redirectTo: join(code, rest) + request.search };
  if (looksLikeLanguage(segment)) {
    return {
      redirectTo: rest + request.search,
      warning: `The language "${code}" is not offered; the visitor goes to English.`,
    };
  }
  const preferred = preferredLanguage(request);
  return preferred === defaultLanguage
    ? {}
    : { redirectTo: join(preferred, request.pathname) + request.search };
}

/** Splits off the first segment. The remaining path never starts with two slashes, which would name another host. */
export function splitPrefix(pathname: string): { segment: string; rest: string } {
  const segment = pathname.split("/")[1] ?? "";
  const rest = pathname.slice(segment.length + 1).replace(/^[/\\]+/, "/");
  return { segment, rest: rest === "" ? "/" : rest };
}

/** The cookie's language, otherwise the browser's, otherwise the country's; in Austria a first visit without a preference gets English [2.12]. */
export function preferredLanguage(request: Omit<LanguageRequest, "pathname" | "search">): Language {
  if (request.preferred && isOffered(request.preferred)) return request.preferred;
  const browser = browserLanguage(request.acceptLanguage);
  if (browser) return browser;
  if (request.country === "AT" && !request.alreadyVisited) return defaultLanguage;
  return request.countryLanguage ?? defaultLanguage;
}

/** The offered language that an Accept-Language header prefers. */
export function browserLanguage(header: string | undefined): Language | undefined {
  const wishes = (header ?? "")
    .slice(0, 300)
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => tag !== "" && tag !== "*" && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const language = offeredFor(tag);
    if (language) return language;
  }
  return undefined;
}

/** Maps `nb-NO` and `nn` to Norwegian; offers `fr-CA`, but no other French. */
function offeredFor(tag: string): Language | undefined {
  if (isOffered(tag)) return tag;
  const [base = ""] = tag.split("-");
  if (base === "nb" || base === "nn") return "no";
  return isOffered(base) ? base : undefined;
}

function join(language: string, path: string): string {
  return path === "/" ? `/${language}` : `/${language}${path}`;
}
