import { marketDay } from "@bellwether/market/market-day.ts";
import { protectionOf } from "@bellwether/market/protection.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { LinkTabs } from "@bellwether/ui/data/link-tabs.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { Link, useLocalHref } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { callGate } from "../request/call-gate.ts";
import { pageOf } from "../request/page.ts";
import { type Site, siteOf } from "../request/site.ts";
import { ExclusionForm } from "../safety/exclusion-form.tsx";
import { LimitsPanel } from "../safety/limits-panel.tsx";
import { lookBacks } from "../safety/play-columns.ts";
import { PlayPicture } from "../safety/play-picture.tsx";
import styles from "../safety/playsafe.module.css";
import { RealityCheckForm } from "../safety/reality-check-form.tsx";
import { SelfTest } from "../safety/self-test.tsx";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/playsafe.ts";

export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const query = args.url.searchParams;
  const isExclusion = query.get("current_setting") === "self-exclude";
  const lookBack = lookBacks.find((days) => String(days) === query.get("days")) ?? 30;
  return {
    page: pageOf(site, {
      title: "core.safe_title",
      description: "core.safe_text",
      texts: ["core.safe_", "core.error_"],
    }),
    isExclusion,
    lookBack,
    own: await readOwn(site, { isExclusion, lookBack }),
  };
}

/** The player's own data on this page; a visitor gets the self-test and what a login would add. */
async function readOwn(site: Site, asked: { isExclusion: boolean; lookBack: number }) {
  const player = await site.player();
  if (!player) return undefined;
  const { raiseWaitHours, raiseWaitsForPeriodEnd, realityCheckMinutes } = protectionOf(player.player_country);
  const shared = { currency: player.player_currency };
  if (asked.isExclusion) return { ...shared, tools: undefined };
  const [limits, check, play] = await Promise.all([
    callGate(site, "getPlayerLimits", {}),
    callGate(site, "readRealityCheck", {}),
    callGate(site, "playOverTime", { days: asked.lookBack }),
  ]);
  return {
    ...shared,
    tools: {
      limits,
      wait: { hours: raiseWaitHours, untilPeriodEnds: raiseWaitsForPeriodEnd },
      check,
      longestCheckMinutes: realityCheckMinutes,
      days: play.days,
      lifetimeNetDeposits: play.lifetime_net_deposits,
      today: marketDay(player.player_country, new Date()),
    },
  };
}

/** All tools that let a player play less, or not at all. */
export default function PlaySafe({ loaderData: { isExclusion, own, lookBack } }: Route.ComponentProps) {
  const t = useTexts();
  useExclusionHash(isExclusion);
  const tab = (label: string, current_setting: "responsible-gaming" | "self-exclude") => ({
    label,
    href: paths.playSafe({ current_setting }),
    current: isExclusion === (current_setting === "self-exclude"),
  });
  return (
    <div className={styles.page}>
      <div>
        <PageHead title={t("core.safe_title")} text={t("core.safe_text")} />
        <LinkTabs
          as={Link}
          label={t("core.safe_title")}
          items={[
            tab(t("core.safe_tab_limits"), "responsible-gaming"),
            tab(t("core.safe_tab_exclusion"), "self-exclude"),
          ]}
        />
      </div>
      {isExclusion ? (
        <Exclusion signedIn={own !== undefined} />
      ) : (
        <>
          {own?.tools ? <Tools own={own} tools={own.tools} lookBack={lookBack} /> : <LogInFirst />}
          <Section id="self-test" title={t("core.safe_test_title")}>
            <div className={styles.split}>
              <p className={styles.lead}>{t("core.safe_test_text")}</p>
              <SelfTest />
            </div>
          </Section>
          <Section id="self-exclude" title={t("core.safe_break_title")}>
            <div className={styles.split}>
              <p className={styles.lead}>{t("core.safe_break_text")}</p>
              <div className={layout.row3}>
                <LinkButton as={Link} href={paths.playSafe({ current_setting: "self-exclude" })}>
                  {t("core.safe_break_go")}
                </LinkButton>
                <LinkButton as={Link} href={paths.responsibleGaming()} variant="secondary">
                  {t("core.safe_help")}
                </LinkButton>
              </div>
            </div>
          </Section>
        </>
      )}
    </div>
  );
}

type Own = NonNullable<Awaited<ReturnType<typeof readOwn>>>;
type ToolsProps = {
  own: Own;
  tools: NonNullable<Own["tools"]>;
  lookBack: Route.ComponentProps["loaderData"]["lookBack"];
};

function Tools({ own: { currency }, tools, lookBack }: ToolsProps) {
  const t = useTexts();
  return (
    <>
      <Section id="limits" title={t("core.safe_limits_title")}>
        <p className={styles.lead}>
          {t(tools.wait.untilPeriodEnds ? "core.safe_limit_wait_period" : "core.safe_limit_wait", {
            hours: tools.wait.hours,
          })}
        </p>
        <LimitsPanel limits={tools.limits} currency={currency} wait={tools.wait} />
      </Section>
      <Section id="play" title={t("core.safe_play_title")}>
        <PlayPicture
          days={tools.days}
          lookBack={lookBack}
          today={tools.today}
          currency={currency}
          lifetimeNetDeposits={tools.lifetimeNetDeposits}
        />
      </Section>
      <Section id="reality-check" title={t("core.safe_check_title")}>
        <div className={styles.split}>
          <p className={styles.lead}>{t("core.safe_check_text")}</p>
          <RealityCheckForm check={tools.check} longestMinutes={tools.longestCheckMinutes} />
        </div>
      </Section>
    </>
  );
}

function Exclusion({ signedIn }: { signedIn: boolean }) {
  const t = useTexts();
  return (
    <Section id="self-exclude" title={t("core.safe_exclusion_title")}>
      <div className={styles.exclusion}>
        <p className={styles.lead}>{t("core.safe_exclusion_text")}</p>
        <div className={styles.act}>{signedIn ? <ExclusionForm /> : <LogInFirst />}</div>
        <div className={styles.break}>
          <h3 className={layout.title}>{t("core.safe_exclusion_means_title")}</h3>
          <ul className={styles.points}>
            {([1, 2, 3, 4] as const).map((point) => (
              <li key={point}>{t(`core.safe_exclusion_means_${point}`)}</li>
            ))}
          </ul>
          <p>
            <Link href={paths.responsibleGaming()}>{t("core.safe_help")}</Link>
          </p>
        </div>
      </div>
    </Section>
  );
}

function LogInFirst() {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <Card className={styles.break}>
      <p>{t("core.safe_login_text")}</p>
      <div className={layout.row3}>
        <LinkButton as={Link} href={paths.login({ origin: pathname + search })}>
          {t("core.shell_login")}
        </LinkButton>
      </div>
    </Card>
  );
}

/** `#self-exclude` opens that setting [2.01]; done in the browser, because the server does not see the hash. */
function useExclusionHash(isExclusion: boolean): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const localHref = useLocalHref();
  // Keep the hash, so that the page scrolls there.
  const target = `${localHref(paths.playSafe({ current_setting: "self-exclude" }))}#self-exclude`;
  useEffect(() => {
    if (hash === "#self-exclude" && !isExclusion) void navigate(target, { replace: true });
  }, [hash, isExclusion, navigate, target]);
}
