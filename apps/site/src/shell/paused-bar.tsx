import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { PausedPart, RootData } from "../page-data/root-data.ts";

const names = {
  signup: "core.shell_paused_signup",
  deposits: "core.shell_paused_deposits",
  withdrawals: "core.shell_paused_withdrawals",
  play: "core.shell_paused_play",
} as const satisfies Record<PausedPart, string>;

/** Says above the header what operators have stopped for a while. */
export function PausedBar({ paused, language }: Pick<RootData, "paused" | "language">) {
  const t = useTexts();
  if (paused.length === 0) return null;
  const parts = new Intl.ListFormat(language, { type: "conjunction" }).format(
    paused.map((part) => t(names[part])),
  );
  return (
    <BannerBar tone="warning" label={t("core.shell_paused_label")}>
      {t("core.shell_paused", { parts })}
    </BannerBar>
  );
}
