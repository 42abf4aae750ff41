import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { formatDate } from "@bellwether/i18n/format/date.ts";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import styles from "./known-data.module.css";
import { SettingsCard } from "./settings-card.tsx";

export type KnownPersonalData = OutputOf<Calls["personalData"]>;
type Group = KnownPersonalData["groups"][number];

/** What the house knows of a player, group by group: what, why, and what becomes of it once the player has it deleted. */
export function KnownData({ known }: { known: KnownPersonalData }) {
  const t = useTexts();
  return (
    <SettingsCard wide id="known-data" title={t("core.data_list_title")} text={t("core.data_open")}>
      <ul className={styles.groups}>
        {known.groups.map((group) => (
          <li key={group.group} className={styles.group}>
            <h3 className={styles.name}>{t(`core.data_group_${group.group}`)}</h3>
            <p>{t(`core.data_group_${group.group}_text`)}</p>
            <Stays group={group} lawUntil={known.law_until} />
          </li>
        ))}
      </ul>
    </SettingsCard>
  );
}

function Stays({ group: { stays }, lawUntil }: { group: Group; lawUntil: string | null }) {
  const t = useTexts();
  const language = useLanguage();
  // Where the law keeps nothing of this player, what it would keep goes at once.
  const real = [...new Set(stays.map((stay) => (stay === "law" && lawUntil === null ? "asked" : stay)))];
  const date = lawUntil ? formatDate(lawUntil, language) : "";
  return (
    <div className={styles.stays}>
      <p>{t("core.data_deleted")}</p>
      <ul>
        {real.map((stay) => (
          <li key={stay}>{t(`core.data_stay_${stay}`, { date })}</li>
        ))}
      </ul>
    </div>
  );
}
