import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import { Done } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useRevalidator } from "react-router";
import { Empty } from "../../brand/empty.tsx";
import { usePush } from "../../live/push-listeners.ts";
import { Link } from "../../locale/link.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { PageHead } from "../../shell/page-head.tsx";
import type { Route } from "./+types/missions.ts";
import styles from "./profile.module.css";
import { ProfileTabs } from "./tabs.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const { missions, ends_at: endsAt } = await callGate(site, "missions", {});
  return {
    page: pageOf(site, {
      title: "core.profile_missions_title",
      texts: ["core.profile_", "core.mission_"],
      unlisted: true,
    }),
    missions,
    endsAt,
  };
}

/** The page where each mission can be done. */
const ways: Record<string, () => string> = {
  three_games: paths.newGames,
  two_kinds: paths.allGames,
  two_makers: paths.everyGame,
  own_limit: paths.playSafe,
};

/** The week's missions [2.01]. They count games tried, never stakes. */
export default function Missions({ loaderData: { missions, endsAt } }: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  usePush((message) => {
    if (message.type === "award") void revalidate();
  });
  return (
    <>
      <PageHead title={t("core.profile_missions_title")} text={t("core.profile_missions_text")} />
      <ProfileTabs />
      {missions.length === 0 ? (
        <Empty
          pose="resting"
          title={t("core.profile_missions_none_title")}
          text={t("core.profile_missions_none_text")}
        >
          <LinkButton as={Link} href={paths.home()}>
            {t("core.profile_missions_none_way")}
          </LinkButton>
        </Empty>
      ) : (
        <>
          <ul className={styles.missions}>
            {missions.map((mission) => (
              <li key={mission.id}>
                <Card element="article" className={styles.mission}>
                  <h2 className={layout.title}>{t(`core.mission_${mission.id}` as MessageKey)}</h2>
                  <p>{t(`core.mission_${mission.id}_text` as MessageKey)}</p>
                  <ProgressBar
                    label={t("core.profile_mission_progress")}
                    value={mission.progress}
                    max={mission.goal}
                    valueText={t("core.profile_mission_of", { done: mission.progress, goal: mission.goal })}
                  />
                  {mission.done_at === null ? (
                    <LinkButton
                      as={Link}
                      href={ways[mission.id]?.() ?? paths.allGames()}
                      variant="secondary"
                      size="small"
                    >
                      {t(`core.mission_${mission.id}_way` as MessageKey)}
                    </LinkButton>
                  ) : (
                    <p className={styles.done}>
                      <Done aria-hidden="true" />
                      {t("core.profile_mission_done")}
                    </p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            {t("core.profile_missions_end")} <LocalTime at={endsAt} />
          </p>
        </>
      )}
    </>
  );
}
