import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { useTexts } from "../locale/texts.tsx";
import { Mascot } from "./mascot.tsx";

type LoggedOutModalProps = { reason: SessionEndReason; onLogin: () => void; onClose: () => void };

/** Tells why the session is over; on to login, or home. */
export default function LoggedOutModal({ reason, onLogin, onClose }: LoggedOutModalProps) {
  const t = useTexts();
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t("core.shell_logged_out_title")}
      description={t(reason === "idle_logout" ? "core.logged_out_idle_message" : "core.logged_out_message")}
      closeLabel={t("core.shell_close")}
      art={<Mascot pose="resting" sizePx={128} />}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("core.shell_logged_out_home")}
          </Button>
          <Button onClick={onLogin}>{t("core.shell_login")}</Button>
        </>
      }
    />
  );
}
