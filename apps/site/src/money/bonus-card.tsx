import { fractionOf } from "@bellwether/contract/amount-arithmetic.ts";
import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { formatDate } from "@bellwether/i18n/format/date.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Fact } from "@bellwether/ui/data/fact.tsx";
import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Suspense, useState } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import styles from "./bonus-card.module.css";

export type ShownBonus = OutputOf<Calls["claimCode"]>;

const amountLabels = {
  deposit: "core.bonus_amount",
  free_spins: "core.bonus_amount_spins",
  cashback: "core.bonus_amount_cashback",
} as const;

const Modal = lazyPart(async () => ({
  default: (await import("@bellwether/ui/feedback/modal.tsx")).Modal,
}));

/** One bonus: its terms, its wagering progress, and a way to give it up. */
export function BonusCard({ bonus, onChange }: { bonus: ShownBonus; onChange: (bonus: ShownBonus) => void }) {
  const t = useTexts();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, bonus.currency, language);
  // Spins without wagering wait until their deposit has been staked once.
  const isPlayedFirst =
    bonus.state === "active" && bonus.spins_left > 0 && Number(bonus.played_first) < Number(bonus.play_first);
  const open = bonus.state === "active" || bonus.state === "waiting";
  return (
    <Card element="article" className={layout.stack4}>
      <header className={styles.head}>
        <div>
          <h2 className={layout.title}>{t(bonus.name as MessageKey) || bonus.code}</h2>
          <p className={styles.code}>{bonus.code}</p>
        </div>
        <span className={styles.state} data-state={bonus.state}>
          {t(`core.bonus_state_${bonus.state}` as MessageKey)}
        </span>
      </header>
      {bonus.state === "active" && Number(bonus.wagering_required) > 0 && (
        <ProgressBar
          label={t("core.bonus_wagering")}
          value={fractionOf(bonus.wagered, bonus.wagering_required)}
          max={1}
          valueText={t("core.bonus_wagered", {
            wagered: money(bonus.wagered),
            required: money(bonus.wagering_required),
          })}
        />
      )}
      {isPlayedFirst && (
        <ProgressBar
          label={t("core.bonus_play_first")}
          value={fractionOf(bonus.played_first, bonus.play_first)}
          max={1}
          valueText={t("core.bonus_played_first", {
            played: money(bonus.played_first),
            deposit: money(bonus.play_first),
          })}
          detail={t("core.bonus_play_first_then")}
        />
      )}
      <dl className={styles.facts}>
        {bonus.kind === "free_spins" && bonus.state === "active" && (
          <Fact
            label={t("core.bonus_spins")}
            value={t("core.bonus_spins_left", {
              left: bonus.spins_left,
              total: bonus.spins_total,
              stake: money(bonus.spin_stake),
            })}
          />
        )}
        {bonus.state === "waiting" ? (
          <Fact label={t("core.bonus_minimum_deposit")} value={money(bonus.minimum_deposit)} />
        ) : (
          <Fact label={t(amountLabels[bonus.kind])} value={money(bonus.amount)} />
        )}
        {Number(bonus.maximum_stake) > 0 && (
          <Fact label={t("core.bonus_maximum_stake")} value={money(bonus.maximum_stake)} />
        )}
        {bonus.expires_at && open && (
          <Fact label={t("core.bonus_expires")} value={formatDate(bonus.expires_at, language)} />
        )}
      </dl>
      {bonus.state === "waiting" && (
        <LinkButton as={Link} href={paths.deposit()} block>
          {t("core.bonus_deposit")}
        </LinkButton>
      )}
      {bonus.spins_left > 0 && bonus.game_id !== null && !isPlayedFirst && (
        <LinkButton as={Link} href={paths.play(bonus.game_id)} block>
          {t("core.bonus_play_spins")}
        </LinkButton>
      )}
      {open && <GiveUp bonus={bonus} onChange={onChange} />}
    </Card>
  );
}

/** Giving up forfeits the bonus's money, so it asks for confirmation. */
function GiveUp({ bonus, onChange }: { bonus: ShownBonus; onChange: (bonus: ShownBonus) => void }) {
  const t = useTexts();
  const [asked, setAsked] = useState(false);
  const { run, pending, refusal } = useGateWrite("giveUpBonus");
  const giveUp = async () => {
    const answer = await run({ id: bonus.bonus_id });
    if (!answer) return;
    setAsked(false);
    onChange(answer);
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t("core.bonus_give_up")}
      </Button>
      {asked && (
        <Suspense>
          <Modal
            open
            onOpenChange={setAsked}
            title={t("core.bonus_give_up_title")}
            description={t(
              bonus.state === "active" ? "core.bonus_give_up_text" : "core.bonus_give_up_text_waiting",
            )}
            closeLabel={t("core.bonus_give_up_keep")}
            actions={
              <>
                <Button variant="secondary" onClick={() => setAsked(false)}>
                  {t("core.bonus_give_up_keep")}
                </Button>
                <Button variant="danger" busy={pending} busyLabel={t("core.bonus_busy")} onClick={giveUp}>
                  {t("core.bonus_give_up")}
                </Button>
              </>
            }
          >
            <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
          </Modal>
        </Suspense>
      )}
    </>
  );
}
