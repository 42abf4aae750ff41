import { Button } from "@bellwether/ui/actions/button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useRevalidator } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import styles from "./settings.module.css";
import { SettingsCard } from "./settings-card.tsx";

export type OwnSession = {
  id: string;
  is_current: boolean;
  is_open: boolean;
  device: string | null;
  /** Name of the country in the reader's language. */
  place: string | null;
  last_seen_at: string;
};

/** The player's last sessions with device, place and last use; open ones can be ended, one by one or all but this one. */
export function SessionsCard({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useTexts();
  const timeText = useTimeText();
  const { revalidate } = useRevalidator();
  const { run, pending, refusal } = useGateWrite("endOwnSessions");
  const end = async (id?: string) => {
    await run(id === undefined ? {} : { id });
    await revalidate();
  };
  const others = sessions.filter(({ is_open, is_current }) => is_open && !is_current);
  const stateOf = ({ is_current, is_open }: OwnSession) =>
    is_current
      ? "core.settings_session_this"
      : is_open
        ? "core.settings_session_open"
        : "core.settings_session_over";
  return (
    <SettingsCard id="sessions" title={t("core.settings_sessions")} text={t("core.settings_sessions_text")}>
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session.id} className={styles.session}>
            <span className={styles.value}>
              {[session.device ?? t("core.settings_session_unknown"), session.place]
                .filter(Boolean)
                .join(" · ")}
            </span>
            <span className={layout.small}>
              {t(stateOf(session))} ·{" "}
              {t("core.settings_session_seen", { time: timeText(session.last_seen_at) })}
            </span>
            {session.is_open && !session.is_current && (
              <Button variant="secondary" busy={pending} onClick={() => end(session.id)}>
                {t("core.settings_session_end")}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div className={layout.row3}>
          <Button variant="secondary" busy={pending} onClick={() => end()}>
            {t("core.settings_session_end_others")}
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}
