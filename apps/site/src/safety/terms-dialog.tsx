import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { useLocation } from "react-router";
import { FormAlert } from "../forms/form-alert.tsx";
import { LogoutForm } from "../forms/logout-form.tsx";
import { refusalText } from "../gate/refusal.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { useTermsAcceptance } from "./terms-acceptance.ts";
import styles from "./terms-dialog.module.css";

/** New terms: a player reads them, accepts them, or leaves [4.07]. Withdrawing and setting limits stay possible without accepting. */
export default function TermsDialog() {
  const t = useTexts();
  const root = useRoot();
  const { pathname, search } = useLocation();
  const { accept, pending, refusal } = useTermsAcceptance();
  return (
    <Modal
      open
      onOpenChange={() => {}}
      dismissible={false}
      readFirst
      title={t("core.dialog_terms_title")}
      description={t("core.dialog_terms_text", { brand: root?.brand.name ?? "" })}
      closeLabel={t("core.shell_close")}
      actions={
        <>
          <LogoutForm>
            <Button type="submit" variant="quiet" block>
              {t("core.shell_logout")}
            </Button>
          </LogoutForm>
          <LinkButton as={Link} href={paths.terms({ origin: pathname + search })} variant="secondary">
            {t("core.dialog_terms_read")}
          </LinkButton>
          <Button busy={pending} onClick={accept}>
            {t("core.dialog_terms_accept")}
          </Button>
        </>
      }
    >
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      <p className={styles.open}>
        {t("core.dialog_terms_meanwhile")}
        <Link href={paths.cashout()}>{t("core.shell_cashout")}</Link>
        <Link href={paths.playSafe()}>{t("core.shell_play_safe")}</Link>
        <Link href={paths.userSettings()}>{t("core.shell_account")}</Link>
      </p>
    </Modal>
  );
}
