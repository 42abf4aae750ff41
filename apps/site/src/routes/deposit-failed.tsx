import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { StatusPanel } from "@bellwether/ui/feedback/status-panel.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { requirePlayer } from "../request/require-player.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/deposit-failed.ts";
import styles from "./deposit.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return {
    page: pageOf(site, { title: "core.money_deposit_failed_title", texts: ["core.money_"], unlisted: true }),
  };
}

/** Where a payment method redirects a player whose deposit failed. */
export default function DepositFailed() {
  const t = useTexts();
  return (
    <div className={styles.narrow}>
      <PageHead title={t("core.money_deposit_title")} />
      <StatusPanel
        status="failed"
        title={t("core.money_deposit_failed_title")}
        text={t("core.money_deposit_failed_text")}
        actions={
          <>
            <LinkButton as={Link} href={paths.deposit()}>
              {t("core.money_again")}
            </LinkButton>
            <LinkButton as={Link} href={paths.support()} variant="quiet">
              {t("core.money_help")}
            </LinkButton>
          </>
        }
      />
    </div>
  );
}
