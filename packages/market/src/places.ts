import { findCountryByAlpha3 } from "./countries.ts";
import { regionNamesOf, regionsOf } from "./regions.ts";

/**
 * The region of a place where the rules of regions do not count at all: for an account that is asked about apart from where its player is.
 * An unknown region is `undefined`, and there the strictest rules hold.
 */
export const ANY_REGION = "*";

/** Codes that stand for no country, although their form is right: groups of countries, pseudo-locales, and what CDNs and databases write when they do not know. */
const PLACEHOLDERS = new Set(["AP", "EU", "EZ", "QO", "UN", "XA", "XB", "XX", "ZZ"]);

/**
 * The two capital letters of a country as a CDN, a proxy or an IP database writes it: `ca`, `CAN`, `UK`, a list that repeats it, or
 * Akamai's line. Undefined for a placeholder such as `XX` or `T1`.
 */
export function readCountry(text: string | undefined): string | undefined {
  return theOne(partsOf(text, "country_code"), (part) => {
    const code = part.toUpperCase();
    if (code === "UK") return "GB";
    if (/^[A-Z]{3}$/.test(code)) return findCountryByAlpha3(code)?.code;
    return isCountryCode(code) ? code : undefined;
  });
}

/** Whether this is the code of a country of the world, even if it is none of our markets. */
export function isCountryCode(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !PLACEHOLDERS.has(code) && nameOf(code) !== undefined;
}

let displayNames: Intl.DisplayNames | undefined;

/** Made at the first use: browsers load this file too. */
function nameOf(code: string): string | undefined {
  displayNames ??= new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return displayNames.of(code);
}

/**
 * The code of a country's region, without the country, as a CDN, a proxy or an IP database writes it: `QC`, `ca-qc`, `CAQC`, `Québec`,
 * also percent-encoded or as bytes of UTF-8, a list that repeats it, or Akamai's line. Names are known of countries with rules by region. Undefined for
 * a text that names no region of the country, or two of them.
 */
export function readRegion(country: string | undefined, text: string | undefined): string | undefined {
  if (country === undefined) return undefined;
  return theOne(partsOf(text, "region_code"), (part) => regionCode(country, part));
}

function regionCode(country: string, part: string): string | undefined {
  const named = regionNamesOf(country)?.get(plainName(part));
  if (named !== undefined) return named;
  const upper = part.toUpperCase();
  const [, of, inCountry] = /^([A-Z]{2,3})[-_. /:]+([A-Z0-9]{1,3})$/.exec(upper) ?? [];
  if (of !== undefined && readCountry(of) !== country) return undefined;
  const isJoined = upper.length > 3 && upper.startsWith(country);
  const code = inCountry ?? (isJoined ? upper.slice(country.length) : upper);
  const known = regionsOf(country);
  if (known) return known.includes(code) ? code : regionNamesOf(country)?.get(plainName(code));
  return /^[A-Z0-9]{1,3}$/.test(code) ? code : undefined;
}

/** A header that two proxies have set is a list; Akamai's has named fields. What the country adds to its region is left out. */
function partsOf(text: string | undefined, field: string): string[] {
  const plain = decoded(text ?? "").slice(0, 300);
  const akamai = new RegExp(`(?:^|[,;\\s])${field}=([^,;\\s]*)`, "i").exec(plain)?.[1];
  return (akamai ?? plain)
    .split(/[,;]/)
    .map((part) =>
      part
        .trim()
        .replaceAll(/^["']|["']$/g, "")
        .trim(),
    )
    .filter((part) => part !== "");
}

/** The reading that all parts share. A part that cannot be read beside one that can is left out: `Quebec, Canada`. */
function theOne(parts: readonly string[], read: (part: string) => string | undefined): string | undefined {
  const readings = new Set(parts.map(read).filter((reading) => reading !== undefined));
  return readings.size === 1 ? [...readings][0] : undefined;
}

/** Node reads the bytes of a header as Latin-1; most CDNs send UTF-8, and some encode it with percent signs. */
function decoded(text: string): string {
  const utf8 = /[\u0080-\u00ff]/.test(text) && !/[^\0-\u00ff]/.test(text) ? fromUtf8(text) : text;
  try {
    return decodeURIComponent(utf8);
  } catch {
    return utf8;
  }
}

function fromUtf8(text: string): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(
      Uint8Array.from(text, (letter) => letter.charCodeAt(0)),
    );
  } catch {
    return text;
  }
}

function plainName(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}
