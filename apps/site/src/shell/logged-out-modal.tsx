import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { Mascot } from "../brand/mascot.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import type { Farewell } from "../session/session-end.ts";

/** Why the session ended, with the reason's details. */
export type Ending = Farewell | { reason: "SignedInToAnotherSystem" | "idle_logout" };

type LoggedOutModalProps = { ending: Ending; onLogin: () => void; onClose: () => void };

/** Shows why the session ended; then leads to login if that is open to the reader, otherwise home. */
export default function LoggedOutModal({ ending, onLogin, onClose }: LoggedOutModalProps) {
  const t = useTexts();
  const text = useEndingText(ending);
  const mayLogIn = ending.reason !== "excluded" && ending.reason !== "account_closed";
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={t(
        ending.reason === "account_closed"
          ? "core.logged_out_closed_title"
          : ending.reason === "excluded"
            ? "core.logged_out_excluded_title"
            : "core.shell_logged_out_title",
      )}
      description={text}
      closeLabel={t("core.shell_close")}
      art={<Mascot pose={ending.reason === "account_closed" ? "waving" : "resting"} sizePx={128} />}
      size="small"
      actions={
        <>
          <Button variant={mayLogIn ? "secondary" : "primary"} onClick={onClose}>
            {t("core.shell_logged_out_home")}
          </Button>
          {mayLogIn && <Button onClick={onLogin}>{t("core.shell_login")}</Button>}
        </>
      }
    />
  );
}

function useEndingText(ending: Ending): string {
  const t = useTexts();
  const language = useLanguage();
  switch (ending.reason) {
    case "idle_logout":
      return t("core.logged_out_idle_message");
    case "SignedInToAnotherSystem":
      return t("core.logged_out_message");
    case "login_limit":
      return t("core.logged_out_login_limit");
    case "password_changed":
      return t("core.logged_out_password_changed");
    case "account_closed":
      return ending.cashLeft && ending.currency
        ? t("core.account_closed_with_amount", {
            amount: formatMoney(ending.cashLeft, ending.currency, language),
          })
        : t("core.account_closed");
    case "excluded":
      return t("core.logged_out_excluded");
  }
}
