import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { useRevalidator } from "react-router";
import { Empty } from "../../brand/empty.tsx";
import { usePush } from "../../live/push-listeners.ts";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { BonusCard } from "../../money/bonus-card.tsx";
import { paths } from "../../paths.ts";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/bonus.ts";
import styles from "./account.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  const { bonuses } = await callGate(site, "bonuses", {});
  return {
    page: pageOf(site, {
      title: "core.account_bonus_title",
      texts: ["core.bonus_", "core.error_", "promo.campaign_"],
      unlisted: true,
    }),
    bonuses,
  };
}

/** The player's bonuses with their wagering; updates while they play in another tab. */
export default function BonusPage({ loaderData: { bonuses } }: Route.ComponentProps) {
  const t = useTexts();
  const revalidator = useRevalidator();
  usePush((message) => {
    if (message.type === "bonus") void revalidator.revalidate();
  });
  if (bonuses.length === 0) {
    return (
      <Empty title={t("core.bonus_none_title")} text={t("core.bonus_none_text")}>
        <LinkButton as={Link} href={paths.claimCode()}>
          {t("core.bonus_claim_title")}
        </LinkButton>
      </Empty>
    );
  }
  return (
    <>
      <div className={styles.parts}>
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.bonus_id} bonus={bonus} onChange={() => revalidator.revalidate()} />
        ))}
      </div>
      <div className={styles.pages}>
        <LinkButton as={Link} href={paths.claimCode()} variant="secondary">
          {t("core.bonus_claim_title")}
        </LinkButton>
      </div>
    </>
  );
}
