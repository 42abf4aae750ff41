import providersFile from "../../../../content/providers.json" with { type: "json" };
import { paths } from "../paths.ts";

/** Providers with a page of their own [2.06]. */
const pages = [
  "betsoft",
  "evolution",
  "microgaming",
  "netent",
  "nyx",
  "play-n-go",
  "pragmatic",
  "yggdrasil",
  "relax",
  "bellwether",
];

/** Every maker of games: its code in the contract, its slug and its name [3.21]. */
export const providers: readonly { code: string; name: string; slug: string }[] = providersFile;

const names = new Map(providersFile.map(({ code, name }) => [code, name]));

/** The provider whose page has this slug, if there is one. */
export function providerAt(slug: string): { code: string; name: string } | undefined {
  return pages.includes(slug) ? providersFile.find((provider) => provider.slug === slug) : undefined;
}

/** Path of a provider's page; two providers have none. */
export function providerPage(code: string): string | undefined {
  const slug = providersFile.find((provider) => provider.code === code)?.slug;
  return slug !== undefined && pages.includes(slug) ? paths.providerGames(slug) : undefined;
}

/** Path where a provider's games are listed: its page, otherwise the search, where there is one. */
export function providerWay(code: string, searchAllowed: boolean): string {
  return (
    providerPage(code) ?? (searchAllowed ? paths.searchGames({ q: providerName(code) }) : paths.everyGame())
  );
}

/** A provider's name by its code [3.21]. */
export function providerName(code: string): string {
  return names.get(code) ?? code;
}
