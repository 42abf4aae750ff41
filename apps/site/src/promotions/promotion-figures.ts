import { type DepositCampaign, ownBonusIn } from "@bellwether/contract/content/campaign.ts";
import { campaignFigures, ownBonusFigures } from "@bellwether/contract/content/named-figures.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import { ruleFigures, zoneOf } from "@bellwether/contract/content/rewards/reward-rule.ts";
import type { RuleFigures } from "@bellwether/contract/content/rewards/shared-rule.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { formatMessage, type MessageParams } from "@bellwether/i18n/message.ts";
import { findCountry } from "@bellwether/market/countries.ts";
import { type Currency, currencies } from "@bellwether/market/currencies.ts";
import type { Language } from "@bellwether/market/languages.ts";
import { timeZoneOf } from "@bellwether/market/time-zones.ts";
import { effectiveCountry, type Site } from "../request/site.ts";
import { campaignsIn, loadOffers } from "./offers.ts";

/** The reader whose texts are filled in: language, country and its currency. */
export type Reader = {
  language: Language;
  country: string | undefined;
  currency: Currency;
  age: number;
  brand: string;
  /** The deposit campaigns by their codes, with the terms of the reader's country. */
  campaigns: ReadonlyMap<string, DepositCampaign>;
};

/** The reader of a request; with `of`, as a reader of that country. */
export async function readerOf(site: Site, of?: string): Promise<Reader> {
  const [country, offers] = await Promise.all([of ?? effectiveCountry(site), loadOffers(site)]);
  const market = findCountry(country);
  return {
    language: site.language,
    country,
    currency: market?.currency ?? "EUR",
    age: market?.minimumAge ?? 18,
    brand: site.brand.name,
    campaigns: campaignsIn(offers, country),
  };
}

/** Whole euros converted to the reader's currency, as the gate scales deposits and campaigns. */
export function eurosFor(reader: Reader, euros: number): string {
  return formatMoney(String(euros * currencies[reader.currency].scale), reader.currency, reader.language);
}

function inMoney(reader: Reader, amounts: Readonly<Record<string, number>>): MessageParams {
  return Object.fromEntries(Object.entries(amounts).map(([name, euros]) => [name, eurosFor(reader, euros)]));
}

const shownTo = (reader: Reader, { euros, counts }: RuleFigures): MessageParams => ({
  ...inMoney(reader, euros),
  ...counts,
});

/** The figures that the texts of a promotion or landing page may name; a campaign's figures appear only with that campaign. */
export function figuresFor(
  reader: Reader,
  amounts: Record<string, number> = {},
  campaign?: DepositCampaign,
): MessageParams {
  return {
    brand: reader.brand,
    age: reader.age,
    ...inMoney(reader, amounts),
    ...(campaign && { code: campaign.code, ...shownTo(reader, campaignFigures(campaign)) }),
  };
}

/** The figures that a promotion's texts may name: its amounts, its rule's, and the terms of its campaign or own bonus in the reader's country. */
export function promotionFigures(reader: Reader, promotion: Promotion): MessageParams {
  const { bonus, rule } = promotion;
  const own = bonus && ownBonusIn(bonus, reader.country);
  return {
    ...figuresFor(reader, promotion.amounts, campaignOf(reader, promotion)),
    ...(rule && shownTo(reader, ruleFigures(rule))),
    ...(own && shownTo(reader, ownBonusFigures(own))),
  };
}

/** The campaign of a promotion's or a page's code, with the terms of the reader's country. */
export function campaignOf(
  { campaigns }: Pick<Reader, "campaigns">,
  { code }: { code?: string | undefined },
): DepositCampaign | undefined {
  return code === undefined ? undefined : campaigns.get(code);
}

/** The time zone of a promotion's days for the reader. */
export function zoneFor({ rule }: Pick<Promotion, "rule">, { country }: Reader): string {
  return rule ? zoneOf(rule, country) : timeZoneOf(country ?? "");
}

export function filled(text: string, figures: MessageParams, language: Language): string {
  return formatMessage(text, figures, language);
}
