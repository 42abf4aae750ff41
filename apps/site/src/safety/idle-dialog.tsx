import { formatCountdown } from "@bellwether/i18n/format/countdown.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { Mascot } from "../brand/mascot.tsx";
import { LogoutForm } from "../forms/logout-form.tsx";
import { useIdle } from "../live/idle-state.ts";
import { useTexts } from "../locale/texts.tsx";

/** Warns an idle player, or one idle in play for as long as the market allows: counts down the last minute; one press keeps the session [9.03]. */
export default function IdleDialog() {
  const t = useTexts();
  const secondsLeft = useIdle((state) => state.secondsLeft) ?? 0;
  const minutes = useIdle((state) => state.playMinutes);
  const stay = useIdle((state) => state.stay);
  const time = formatCountdown(secondsLeft);
  return (
    <Modal
      open
      onOpenChange={stay}
      size="small"
      title={t("core.dialog_idle_title")}
      description={
        minutes === undefined
          ? t("core.dialog_idle_text", { time })
          : t("core.dialog_idle_play_text", { minutes, time })
      }
      closeLabel={t("core.shell_close")}
      art={<Mascot pose="resting" sizePx={128} />}
      actions={
        <>
          <LogoutForm>
            <Button type="submit" variant="quiet" block>
              {t("core.shell_logout")}
            </Button>
          </LogoutForm>
          <Button onClick={stay}>{t("core.dialog_idle_stay")}</Button>
        </>
      }
    />
  );
}
