import type { FailureCode } from "../../studio/studio-failure.ts";
import type { GameTexts } from "../../texts/texts.ts";

/** Why an answer did not count, as the host says it. */
export function refusedText(code: FailureCode, t: GameTexts): string {
  if (code === "too_late") return t("live_answer_late");
  if (code === "too_early" || code === "invalid_action") return t("live_answer_early");
  return t("live_answer_refused", { reason: t(`error_${code}`) });
}
