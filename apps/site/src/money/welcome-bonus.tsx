import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { Bonus } from "@bellwether/ui/icons.ts";
import { useHasDeposited } from "../live/has-deposited.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { usePlayer } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import type { useBonusCode } from "./use-bonus-code.ts";
import styles from "./welcome-bonus.module.css";

export type WelcomeOffer = OutputOf<Calls["paymentMethods"]>["welcome_bonus"];

type WelcomeBonusProps = {
  offer: WelcomeOffer;
  currency: string;
  bonus: ReturnType<typeof useBonusCode>;
  /** The switch wrote the code (the player did not type it), so an error of the code is shown here. */
  switched: boolean;
  onSwitch: (code: string) => void;
};

/**
 * The welcome bonus as one switch, off until the player turns it on: it only writes the bonus's code into the form. After the claim there is no
 * switch, because turning it off would not undo the claim.
 */
export function WelcomeBonus({ offer, currency, bonus, switched, onSwitch }: WelcomeBonusProps) {
  const t = useTexts();
  const language = useLanguage();
  const player = usePlayer();
  const hasDeposited = useHasDeposited(player);
  if (!offer || hasDeposited) return null;
  const money = (amount: string) => formatMoney(amount, currency, language);
  const terms = (
    <Link href={paths.welcomeOfferTerms(termsOf(player?.country))} target="_blank" rel="noreferrer">
      {t("core.money_welcome_all")}
    </Link>
  );
  const isClaimed = bonus.claimed?.code === offer.code;
  if (isClaimed && !switched) return null;
  if (offer.claimed || isClaimed)
    return (
      <p className={styles.claimed}>
        <Bonus aria-hidden="true" />
        <span>
          {t("core.money_welcome_claimed", { minimum: money(offer.minimum_deposit) })} {terms}
        </span>
      </p>
    );
  return (
    <CheckboxField
      name="welcome_bonus"
      look="switch"
      className={styles.offer}
      label={t("core.money_welcome_label", {
        percent: offer.percent,
        maximum: money(offer.maximum_bonus),
      })}
      hint={
        <>
          {t("core.money_welcome_terms", {
            minimum: money(offer.minimum_deposit),
            wagering: offer.wagering_multiple,
            days: offer.expires_after_days,
            stake: money(offer.maximum_stake),
          })}{" "}
          {terms}
        </>
      }
      checked={bonus.code.trim().toUpperCase() === offer.code}
      onChange={(event) => onSwitch(event.currentTarget.checked ? offer.code : "")}
      error={switched ? bonus.error : undefined}
    />
  );
}

function termsOf(country: string | undefined): "se" | "fi" | undefined {
  if (country === "SE") return "se";
  return country === "FI" ? "fi" : undefined;
}
