import type { PlayerLimit, PlayerLimits } from "@bellwether/contract/calls/limits.ts";
import { Suspense, useState } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { useTexts } from "../locale/texts.tsx";
import { LimitCard } from "./limit-card.tsx";
import type { WaitRule } from "./limit-dialog.tsx";
import { limitList } from "./limit-list.ts";
import styles from "./playsafe.module.css";

const LimitDialog = lazyPart(async () => ({
  default: (await import("./limit-dialog.tsx")).LimitDialog,
}));

type LimitsPanelProps = { limits: PlayerLimits; currency: string; wait: WaitRule };

/** The player's twelve limits as meters, with actions to set, change or remove each, and to confirm or cancel a waiting change. */
export function LimitsPanel({ limits: firstLimits, currency, wait }: LimitsPanelProps) {
  const t = useTexts();
  const [limits, setLimits] = useState(firstLimits);
  const [edited, setEdited] = useState<PlayerLimit>();
  const [said, setSaid] = useState("");
  const receive = (next: PlayerLimits, what: string) => {
    setLimits(next);
    setEdited(undefined);
    setSaid(what);
  };
  return (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <div className={styles.cards}>
        {limitList(limits).map(({ type, rows }) => (
          <LimitCard
            key={type}
            type={type}
            rows={rows}
            currency={currency}
            onEdit={setEdited}
            onChange={(next) => receive(next, t("core.safe_saved"))}
          />
        ))}
      </div>
      {edited && (
        <Suspense>
          <LimitDialog
            limit={edited}
            currency={currency}
            wait={wait}
            onDone={(next) => receive(next, t("core.safe_saved"))}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
