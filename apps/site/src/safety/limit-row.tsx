import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Meter } from "@bellwether/ui/data/meter.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { FormAlert } from "../forms/form-alert.tsx";
import { refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { LocalTime, useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useNow } from "../locale/use-now.ts";
import styles from "./limit-card.module.css";
import { daysOf, periodNames, type WaitingChange, waitingChange } from "./limit-list.ts";
import { useLimitText } from "./use-limit-text.ts";

type LimitRowProps = {
  limit: PlayerLimit;
  currency: string;
  onEdit: () => void;
  onChange: (limits: PlayerLimits) => void;
};

/** One limit: how much of it is used, a way to change it, and its waiting change if there is one. */
export function LimitRow({ limit, currency, onEdit, onChange }: LimitRowProps) {
  const t = useTexts();
  const text = useLimitText(currency);
  const period = t(`core.safe_period_${periodNames[daysOf(limit)]}`);
  const name = t(`core.safe_limit_${limit.type}`);
  const change = waitingChange(limit);
  const held = limit.actual;
  return (
    <div className={styles.row}>
      {held ? (
        <Meter
          label={period}
          value={Math.max(0, Number(limit.used))}
          max={limit.value ?? 0}
          valueText={t("core.safe_limit_used", { used: text.used(limit), limit: text.value(held) })}
          detail={
            <>
              {t("core.safe_limit_renews")} <LocalTime at={limit.period_ends_at} />
            </>
          }
        />
      ) : (
        <div className={styles.none}>
          <span className={layout.strong}>{period}</span>
          <span className={layout.small}>{t("core.safe_limit_none", { used: text.used(limit) })}</span>
        </div>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={onEdit}
        aria-label={t(held ? "core.safe_limit_change_label" : "core.safe_limit_set_label", {
          limit: name,
          period,
        })}
      >
        {t(held ? "core.safe_limit_change" : "core.safe_limit_set")}
      </Button>
      {change && <Change limit={limit} change={change} currency={currency} onChange={onChange} />}
    </div>
  );
}

type ChangeProps = Pick<LimitRowProps, "limit" | "currency" | "onChange"> & { change: WaitingChange };

/** A waiting change: from when and until when it can be confirmed, and the buttons to confirm or cancel it. */
function Change({ limit, change, currency, onChange }: ChangeProps) {
  const t = useTexts();
  const text = useLimitText(currency);
  const timeText = useTimeText();
  const now = useNow();
  const { run, pending, refusal } = useGateWrite("changeLimit");
  // The browser's clock only decides which button is shown; the gate decides whether the change is allowed.
  const isRipe = now !== undefined && now >= Date.parse(change.confirmableAt);
  const settle = async (action: "cooloff_confirm" | "cooloff_cancel") => {
    const limits = await run({ type: limit.type, action, duration: daysOf(limit) });
    if (limits) onChange(limits);
  };
  const params = {
    value: change.entry ? text.value(change.entry) : "",
    from: timeText(change.confirmableAt),
    until: change.lapsesAt ? timeText(change.lapsesAt) : "",
  };
  return (
    <div className={styles.change}>
      <p>
        {change.kind === "raise"
          ? t(isRipe ? "core.safe_raise_ripe" : "core.safe_raise_waits", params)
          : t(isRipe ? "core.safe_removal_ripe" : "core.safe_removal_waits", params)}
      </p>
      <FormAlert>
        {refusal && refusalText({ ...refusal, params: text.params(limit.type, refusal) }, t)}
      </FormAlert>
      <div className={layout.wrap2}>
        {isRipe && (
          <Button size="small" variant="secondary" busy={pending} onClick={() => settle("cooloff_confirm")}>
            {t(change.kind === "raise" ? "core.safe_raise_confirm" : "core.safe_removal_confirm")}
          </Button>
        )}
        <Button
          size="small"
          variant={isRipe ? "quiet" : "secondary"}
          busy={pending}
          onClick={() => settle("cooloff_cancel")}
        >
          {t("core.safe_change_drop")}
        </Button>
      </div>
    </div>
  );
}
