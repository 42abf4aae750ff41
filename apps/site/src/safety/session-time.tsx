import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { SessionClock } from "@bellwether/ui/shell/session-clock.tsx";
import { useRealityCheck } from "../live/reality-check-state.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { clockText, useSessionTime } from "./use-session-time.ts";

/** Shows how long the player has been logged in and, with `result`, the session's net result. */
export default function SessionTime({ result = false }: { result?: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const passed = useSessionTime();
  const loaded = useRoot()?.safety.check;
  const pushed = useRealityCheck((state) => state.seen);
  const check = pushed ?? loaded;
  if (!passed || !check) return null;
  const { hours, minutes } = passed;
  return (
    <SessionClock
      label={t("core.session_time")}
      {...clockText(passed)}
      timeText={t("core.session_time_spoken", { hours, minutes })}
      result={
        result
          ? {
              label: t("core.session_result"),
              text: formatMoney(check.net_result, check.currency, language),
            }
          : undefined
      }
    />
  );
}
