import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { Trophy } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useState } from "react";
import { Mascot } from "../../brand/mascot.tsx";
import { messages } from "../../browser/messages.ts";
import { useGateWrite } from "../../gate/use-gate.ts";
import { useTexts } from "../../locale/texts.tsx";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/gamification.ts";
import styles from "./profile.module.css";
import { ProfileTabs } from "./tabs.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const [profile, settings] = await Promise.all([
    callGate(site, "gamificationProfile", {}),
    callGate(site, "settings", {}),
  ]);
  return {
    page: pageOf(site, {
      title: "core.profile_title",
      texts: ["core.profile_", "core.error_message"],
      unlisted: true,
    }),
    profile,
    showsWins: settings.shows_wins === "1",
  };
}

/** The player's level, how it is computed, and the next one. It counts variety, never money. */
export default function GamificationProfile({ loaderData: { profile, showsWins } }: Route.ComponentProps) {
  const t = useTexts();
  const { level, points, level_from: from, next_from: next } = profile;
  const facts = [
    ["games", profile.games],
    ["days", profile.days],
    ["missions", profile.missions_done],
  ] as const;
  return (
    <>
      <PageHead title={t("core.profile_title")} text={t("core.profile_text")} />
      <ProfileTabs />
      <Card element="section" className={styles.level} aria-labelledby="level">
        <Mascot pose={level > 1 ? "celebrating" : "waving"} sizePx={160} className={styles.mascot} />
        <div className={styles.words}>
          <p className={styles.eyebrow}>{t("core.profile_level", { level })}</p>
          <h2 id="level" className={layout.pageTitle}>
            {t(`core.profile_level_${level}` as MessageKey)}
          </h2>
          {next === null ? (
            <p>{t("core.profile_top", { points })}</p>
          ) : (
            <ProgressBar
              label={t("core.profile_next", { level: level + 1 })}
              value={points - from}
              max={next - from}
              valueText={t("core.profile_points_of", { points, next })}
            />
          )}
        </div>
        <dl className={styles.facts}>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{t(`core.profile_fact_${fact}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <section aria-labelledby="milestones">
        <h2 id="milestones" className={layout.title}>
          {t("core.profile_milestones")}
        </h2>
        <ol className={styles.milestones}>
          {profile.milestones.map((milestone) => (
            <li
              key={milestone.level}
              className={styles.milestone}
              data-reached={points >= milestone.from || undefined}
            >
              <Trophy aria-hidden="true" />
              <span className={layout.bold}>{t(`core.profile_level_${milestone.level}` as MessageKey)}</span>
              <span className={layout.small}>
                {points >= milestone.from
                  ? t("core.profile_reached")
                  : t("core.profile_from", { points: milestone.from })}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <ShowWins first={showsWins} />
    </>
  );
}

/** Setting: show the player's wins in the lobby, by an initial. */
function ShowWins({ first }: { first: boolean }) {
  const t = useTexts();
  const [shows, setShows] = useState(first);
  const [saved, setSaved] = useState(first);
  const write = useGateWrite("updateSettings");
  const save = async () => {
    const answer = await write.run({ shows_wins: shows ? "1" : "0" });
    if (!answer) return messages.show("error", t("core.error_message"));
    setSaved(answer.shows_wins === "1");
    messages.show("success", t("core.profile_wins_saved"));
  };
  return (
    <Card element="section" aria-labelledby="wins" className={styles.wins}>
      <h2 id="wins" className={layout.title}>
        {t("core.profile_wins_title")}
      </h2>
      <CheckboxField
        name="shows_wins"
        label={t("core.profile_wins_label")}
        checked={shows}
        onChange={(event) => setShows(event.currentTarget.checked)}
      />
      <Button
        variant="secondary"
        onClick={save}
        busy={write.pending}
        busyLabel={t("core.profile_busy")}
        disabled={shows === saved}
      >
        {t("core.profile_wins_save")}
      </Button>
    </Card>
  );
}
