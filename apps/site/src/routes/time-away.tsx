import { findCountry } from "@bellwether/market/countries.ts";
import { helplinesOf } from "@bellwether/market/helplines.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { pageOf } from "../request/page.ts";
import { effectiveCountry, siteOf } from "../request/site.ts";
import { HelplineList } from "../safety/helpline-list.tsx";
import styles from "../safety/playsafe.module.css";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/time-away.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const query = args.url.searchParams;
  const kind = query.get("kind");
  const country = query.get("country") ?? "";
  const untilMs = Date.parse(query.get("until") ?? "");
  return {
    page: pageOf(site, {
      title: kind === "break" ? "core.safe_away_break_title" : "core.safe_away_title",
      texts: ["core.safe_", "core.logged_out_excluded"],
      unlisted: true,
    }),
    kind: kindOf(kind),
    until: Number.isNaN(untilMs) ? undefined : new Date(untilMs).toISOString(),
    // The session is over, so the address says which country the account was of.
    helplines: helplinesOf(findCountry(country) ? country : await effectiveCountry(site)),
  };
}

function kindOf(text: string | null): "break" | "exclusion" | undefined {
  return text === "break" || text === "exclusion" ? text : undefined;
}

/** After a break or an exclusion has begun: until when, what happens to the money, and who listens. Nothing here invites to play. */
export default function TimeAway({ loaderData: { kind, until, helplines } }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  const timeText = useTimeText();
  const titles = {
    break: "core.safe_away_break_title",
    exclusion: "core.logged_out_excluded_title",
  } as const;
  const text =
    kind === undefined
      ? t("core.safe_away_text")
      : until
        ? t("core.logged_out_excluded_until", { until: timeText(until) })
        : t("core.logged_out_excluded_forever");
  return (
    <div className={styles.page}>
      <PageHead title={t(kind ? titles[kind] : "core.safe_away_title")} text={text} />
      <div className={styles.break}>
        <ul className={styles.points}>
          {!kind && <li>{t("core.safe_exclusion_means_3")}</li>}
          <li>{t("core.safe_exclusion_means_4")}</li>
        </ul>
        {kind && <p>{t("core.safe_away_letter")}</p>}
        <div className={layout.row3}>
          <LinkButton href={`mailto:${root?.supportEmail ?? ""}`} variant="secondary">
            {t("core.safe_away_support")}
          </LinkButton>
        </div>
      </div>
      <Section id="helplines" title={t("core.safe_away_help")}>
        <HelplineList helplines={helplines} />
      </Section>
    </div>
  );
}
