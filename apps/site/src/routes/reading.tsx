import { pickTexts } from "@bellwether/i18n/catalogue.ts";
import { formatDate } from "@bellwether/i18n/format/date.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { termsVersions } from "@bellwether/market/terms.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths, withoutLanguage } from "../paths.ts";
import { campaignOf, readerOf } from "../promotions/promotion-figures.ts";
import { campaignFacts, type Fact } from "../promotions/promotion-page.ts";
import { pageOf, translateOf } from "../request/page.ts";
import { notFound, type Site, siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/reading.ts";
import styles from "./reading.module.css";

type Document = {
  /** Its texts are `static.{name}_title`, `_opening`, and sections `_{number}_title` and `_text`. */
  name: string;
  /** The day from which this text holds; only rules have one. `version` is the version's day, for terms that players accept. */
  since?: string | "version";
  /** The campaign whose figures follow the opening. */
  code?: string;
  /** The country whose figures are shown; by default the reader's. */
  country?: string;
};

const documents: Record<string, Document> = {
  [paths.aboutUs()]: { name: "about" },
  [paths.privacyPolicy()]: { name: "privacy", since: "2026-11-22" },
  [paths.terms()]: { name: "terms", since: "version" },
  [paths.bonusTerms()]: { name: "bonus_terms", since: "2026-11-26" },
  [paths.cashbackTerms()]: { name: "cashback_terms", since: "2026-11-26" },
  [paths.welcomeOfferTerms()]: { name: "welcome_terms", since: "2026-11-26", code: "WELCOME100" },
  [paths.welcomeOfferTerms("fi")]: {
    name: "welcome_terms_fi",
    since: "2026-11-26",
    code: "WELCOME100",
    country: "FI",
  },
  [paths.welcomeOfferTerms("se")]: {
    name: "welcome_terms_se",
    since: "2026-11-26",
    code: "WELCOME100",
    country: "SE",
  },
};

/** A page with at least this many sections starts with a table of contents. */
const sectionsForContents = 5;

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const address = withoutLanguage(args.url.pathname).replace(/\/+$/, "");
  const document = documents[address];
  if (!document) throw notFound();
  const { name } = document;
  const since = document.since === "version" ? await termsVersionOf(site) : document.since;
  const page = pageOf(site, {
    title: `static.${name}_title` as MessageKey,
    description: `static.${name}_opening` as MessageKey,
    texts: [`static.${name}_`, "static.reading_"],
    crumbs: [{ name: translateOf(site)(`static.${name}_title` as MessageKey), path: address }],
  });
  const sections = Object.keys(pickTexts(site.language, [`static.${name}_`]))
    .flatMap((key) => new RegExp(`^static\\.${name}_(\\d+)_title$`).exec(key)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  return { page, name, since, sections, facts: await factsOf(site, document) };
}

/** The terms of the page's code as figures. A page without a code is there when the gate does not answer. */
async function factsOf(site: Site, document: Document): Promise<Fact[]> {
  if (document.code === undefined) return [];
  const reader = await readerOf(site, document.country);
  const campaign = campaignOf(reader, document);
  return campaign ? campaignFacts(campaign, reader, translateOf(site)) : [];
}

/** The version of the terms that apply to the reader: by their account, otherwise by the visitor's licence. */
async function termsVersionOf(site: Site): Promise<string> {
  return (await site.player())?.terms_version ?? termsVersions[(await site.licence()).licence];
}

/** A page of running text: title, opening, a table of contents if it is long, and numbered sections. */
export default function Reading({ loaderData: { name, since, sections, facts } }: Route.ComponentProps) {
  const t = useTexts();
  const language = useLanguage();
  const root = useRoot();
  const text = (part: string) =>
    t(`static.${name}_${part}` as MessageKey, {
      brand: root?.brand.name ?? "",
      email: root?.supportEmail ?? "",
    });
  const anchor = (section: number) => `section-${section}`;
  return (
    <article className={styles.page}>
      <PageHead title={text("title")} text={text("opening")}>
        {since && (
          <p className={layout.small}>{t("static.reading_since", { date: formatDate(since, language) })}</p>
        )}
      </PageHead>
      {facts.length > 0 && (
        <Card className={styles.figures}>
          <dl className={styles.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {sections.length >= sectionsForContents && (
        <nav aria-label={t("static.reading_contents")} className={styles.contents}>
          <ol>
            {sections.map((section) => (
              <li key={section}>
                <a href={`#${anchor(section)}`}>{text(`${section}_title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Card padding="large" className={styles.sections}>
        {sections.map((section) => (
          <section key={section} id={anchor(section)}>
            <h2 className={layout.heading}>{text(`${section}_title`)}</h2>
            {text(`${section}_text`)
              .split("\n")
              .map((paragraph) => (
                <p key={paragraph} className={styles.text}>
                  {paragraph}
                </p>
              ))}
          </section>
        ))}
      </Card>
    </article>
  );
}
