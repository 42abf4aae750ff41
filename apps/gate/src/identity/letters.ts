import { type BrandKey, brands, defaultLanguage, isOffered } from "@bellwether/market";
import type { GateSettings } from "../gate-parts.ts";
import { type Letter, type LetterName, letterTexts } from "./letter-texts.ts";

type Sites = Pick<GateSettings, "siteUrl">;

/** The link that sets a new password. */
export function resetLetter(sites: Sites, language: string, brand: BrandKey, token: string): Letter {
  const link = pageUrl(sites, language, brand, "/forgotten-password", token);
  return write("reset", language, { brand, link });
}

/** The link that confirms a new email address. */
export function confirmEmailLetter(sites: Sites, language: string, brand: BrandKey, token: string): Letter {
  const link = pageUrl(sites, language, brand, "/set-email", token);
  return write("confirmEmail", language, { brand, link });
}

/** To the owner of an account whose address someone else has typed. */
export function collisionLetter(sites: Sites, language: string, brand: BrandKey): Letter {
  return write("collision", language, {
    brand,
    link: pageUrl(sites, language, brand, "/forgotten-password"),
  });
}

/** Letters that only tell what has happened to the account. */
export function noticeLetter(
  name: "passwordChanged" | "emailChanged" | "accountClosed" | "lastScratchCode",
  language: string,
  brand: BrandKey,
): Letter {
  return write(name, language, { brand, link: "" });
}

function write(name: LetterName, language: string, given: { brand: BrandKey; link: string }): Letter {
  const texts = letterTexts[language] ?? letterTexts.en!;
  const { name: brandName, supportEmail } = brands[given.brand];
  return texts[name]({ brand: brandName, support: supportEmail, link: given.link });
}

/** A page of the brand's site in the player's language. The token stands in the query: the page posts it, opening it changes nothing. */
function pageUrl(sites: Sites, language: string, brand: BrandKey, path: string, token?: string): string {
  const prefix = isOffered(language) && language !== defaultLanguage ? `/${language}` : "";
  return `${sites.siteUrl(brand)}${prefix}${path}${token ? `?token=${token}` : ""}`;
}
