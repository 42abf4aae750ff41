import { bonusRefusalKey } from "@bellwether/contract/bonus-refusal.ts";
import type { BonusRefusal } from "@bellwether/contract/calls/bonus.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Bonus, Play, Trophy } from "@bellwether/ui/icons.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { pathInLanguage, paths } from "../paths.ts";
import type { PromotionState } from "./standing.ts";

type ClaimActionsProps = {
  name: string;
  state: PromotionState;
  /** The code to claim, if it has one. */
  code?: string;
  /** The promotion only shows games and gives no bonus. */
  spotlight: boolean;
  /** The player has used it, or can no longer get it. */
  isSpent: boolean;
  /** Why the player may not claim the code now. */
  refusal?: BonusRefusal;
  /** The page has a board, on which a player takes part. */
  hasBoard: boolean;
};

/** How to take part: the code is entered with the deposit or claimed beforehand; a visitor signs up first and returns. */
export function ClaimActions({
  name,
  state,
  code,
  spotlight,
  isSpent,
  refusal,
  hasBoard,
}: ClaimActionsProps) {
  const t = useTexts();
  const root = useRoot();
  const language = useLanguage();
  const games = (
    <LinkButton href="#promotion-games" size="large" variant="secondary" icon={<Play />}>
      {t("promo.page_games_jump")}
    </LinkButton>
  );
  if (state === "ended" || state === "soon")
    return (
      <LinkButton as={Link} href={paths.promotions()} size="large">
        {t("promo.page_others")}
      </LinkButton>
    );
  if (isSpent)
    return (
      <>
        <p>{t("promo.page_spent")}</p>
        <LinkButton as={Link} href={paths.bonus()} size="large" icon={<Bonus />}>
          {t("promo.overview_own_all")}
        </LinkButton>
        <LinkButton as={Link} href={paths.promotions()} size="large" variant="secondary">
          {t("promo.page_others")}
        </LinkButton>
      </>
    );
  if (state !== "open" || spotlight) return games;
  if (!root?.player) {
    const origin = pathInLanguage(code ? paths.deposit({ code }) : paths.promotion(name), language);
    return (
      <>
        {root?.signupAllowed && (
          <LinkButton as={Link} href={paths.signup({ origin })} size="large" icon={<Bonus />}>
            {t("promo.page_signup")}
          </LinkButton>
        )}
        <LinkButton as={Link} href={paths.login({ origin })} size="large" variant="secondary">
          {t("promo.page_login")}
        </LinkButton>
      </>
    );
  }
  if (hasBoard)
    return (
      <>
        <LinkButton href="#board" size="large" icon={<Trophy />}>
          {t("promo.board_title")}
        </LinkButton>
        {games}
      </>
    );
  if (!code) return games;
  if (refusal)
    return (
      <>
        <p>{t(bonusRefusalKey(refusal) as MessageKey)}</p>
        {refusal === "opted_out" && (
          <LinkButton as={Link} href={paths.rewards()} size="large" icon={<Bonus />}>
            {t("promo.page_rewards")}
          </LinkButton>
        )}
        {games}
      </>
    );
  return (
    <>
      <LinkButton as={Link} href={paths.deposit({ code })} size="large" icon={<Bonus />}>
        {t("promo.page_deposit", { code })}
      </LinkButton>
      <LinkButton as={Link} href={paths.claimCode({ code })} size="large" variant="secondary">
        {t("promo.page_claim")}
      </LinkButton>
    </>
  );
}
