import { brands } from "@bellwether/market/brands.ts";
import { languages } from "@bellwether/market/languages.ts";
import {
  breakDurations,
  type ExclusionDuration,
  exclusionDurations,
  exclusionEnd,
} from "@bellwether/market/protection.ts";
import { CheckboxField } from "@bellwether/ui/fields/checkbox-field.tsx";
import { RadioCards } from "@bellwether/ui/fields/radio-cards.tsx";
import { TextAreaField } from "@bellwether/ui/fields/text-area-field.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormAlert } from "../forms/form-alert.tsx";
import { SubmitButton } from "../forms/submit-button.tsx";
import { useFirstError } from "../forms/use-first-error.ts";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useLocalHref } from "../locale/link.tsx";
import { useTimeText } from "../locale/local-time.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { usePlayer } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { beginSessionHere, leaveOnPurpose } from "../session/session-end.ts";
import styles from "./playsafe.module.css";

/** A break or an exclusion: one choice of duration, one checkbox, one button. It takes effect at once, at all three brands. */
export function ExclusionForm() {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const localHref = useLocalHref();
  const language = useLanguage();
  const timeText = useTimeText();
  const country = usePlayer()?.country;
  const { run, pending, refusal } = useGateWrite("selfExclude");
  const [duration, setDuration] = useState<ExclusionDuration>();
  const [reason, setReason] = useState("");
  const [isSure, setSure] = useState(false);
  const [missing, setMissing] = useState<{ field: "duration" | "sure" }>();
  const confirmation = useRef<HTMLDivElement>(null);
  useFirstError(form, missing ?? refusal);
  useEffect(() => {
    if (duration) confirmation.current?.scrollIntoView({ block: "nearest" });
  }, [duration]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(undefined);
    if (!duration) return setMissing({ field: "duration" });
    if (!isSure) return setMissing({ field: "sure" });
    leaveOnPurpose();
    const answer = await run({ duration, reason: reason.trim() || undefined });
    if (!answer) return beginSessionHere();
    const until = answer.excluded_until ?? undefined;
    window.location.assign(
      localHref(paths.timeAway({ kind: isBreak ? "break" : "exclusion", until, country })),
    );
  };

  const isBreak = duration !== undefined && breakDurations.includes(duration);
  const choose = (value: string) => {
    setDuration(value as ExclusionDuration);
    setMissing(undefined);
  };
  const end = duration && exclusionEnd(duration, new Date());
  const houses = new Intl.ListFormat(languages[language].locale).format(
    Object.values(brands).map(({ name }) => name),
  );
  const card = (value: ExclusionDuration) => ({ value, title: t(`core.safe_exclusion_${value}`) });
  return (
    <form ref={form} className={layout.stack5} onSubmit={submit} noValidate>
      <FormAlert>{refusal && refusalText(refusal, t)}</FormAlert>
      <Card className={layout.stack5}>
        <RadioCards
          name="duration"
          look="tiles"
          label={t("core.safe_exclusion_time_out")}
          cards={breakDurations.map(card)}
          value={duration ?? ""}
          onChange={choose}
          error={
            missing?.field === "duration"
              ? t("core.error_exclusion_duration")
              : fieldError(refusal, "duration", t)
          }
        />
        <RadioCards
          name="duration"
          look="tiles"
          label={t("core.safe_exclusion_exclude")}
          cards={exclusionDurations.filter((each) => !breakDurations.includes(each)).map(card)}
          value={duration ?? ""}
          onChange={choose}
        />
        <TextAreaField
          name="reason"
          label={t("core.safe_exclusion_reason")}
          note={t("core.safe_optional")}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {duration && (
          <div ref={confirmation} className={styles.confirm}>
            <p>
              {end
                ? t(isBreak ? "core.safe_exclusion_break_until" : "core.safe_exclusion_until", {
                    houses,
                    until: timeText(end.toISOString()),
                  })
                : t("core.safe_exclusion_for_good", { houses })}
            </p>
            <CheckboxField
              name="sure"
              label={t("core.safe_exclusion_sure")}
              checked={isSure}
              onChange={(event) => {
                setSure(event.currentTarget.checked);
                setMissing(undefined);
              }}
              error={missing?.field === "sure" ? t("core.safe_exclusion_sure_missing") : undefined}
            />
            <SubmitButton variant="danger" size="large" block busy={pending} busyLabel={t("core.safe_busy")}>
              {t(isBreak ? "core.safe_exclusion_break_submit" : "core.safe_exclusion_submit")}
            </SubmitButton>
          </div>
        )}
      </Card>
    </form>
  );
}
