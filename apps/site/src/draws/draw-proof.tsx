import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import type { ReactNode } from "react";
import { LocalTime } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import styles from "./draws.module.css";

/** What was published about a draw, in the order in which it came to exist. A field that the draw did not reach is null. */
export type DrawEvidence = {
  startedAt: string;
  serverSeedHash: string;
  serverSeed: string | null;
  betCount: number | null;
  root: string | null;
  beaconRound: number | null;
  beaconRandomness: string | null;
  /** The address of the draw's JSON, the name under which it is saved, and the command that checks it. */
  file: { address: string; name: string; check: string };
};

/** Three things that made the draw, each fixed before the next one existed, and the command that checks them. */
export function DrawProof({ evidence, isVoid }: { evidence: DrawEvidence; isVoid: boolean }) {
  const t = useTexts();
  const { startedAt, serverSeedHash, serverSeed, betCount, root, beaconRound, beaconRandomness, file } =
    evidence;
  return (
    <Section title={t("core.draws_fair")}>
      <Card>
        <p>{t(isVoid ? "core.draws_fair_void" : "core.draws_fair_text")}</p>
        <ol className={styles.proof}>
          <EvidenceStep title={t("core.draws_seed")} at={startedAt} text={t("core.draws_seed_text")}>
            <EvidenceHash label={t("core.draws_seed_hash")} value={serverSeedHash} />
            {serverSeed && <EvidenceHash label={t("core.draws_seed_open")} value={serverSeed} />}
          </EvidenceStep>
          {root !== null && (
            <EvidenceStep
              title={t("core.draws_sealed")}
              text={t("core.draws_sealed_text", { count: betCount ?? 0 })}
            >
              <EvidenceHash label={t("core.draws_root")} value={root} />
            </EvidenceStep>
          )}
          {beaconRandomness !== null && (
            <EvidenceStep title={t("core.draws_beacon")} text={t("core.draws_beacon_text")}>
              <EvidenceHash
                label={t("core.draws_beacon_round", { number: String(beaconRound) })}
                value={beaconRandomness}
              />
            </EvidenceStep>
          )}
        </ol>
        <h3 className={styles.checkTitle}>{t("core.draws_check")}</h3>
        <p>{t(isVoid ? "core.draws_check_void" : "core.draws_check_text")}</p>
        <pre className={styles.command}>
          <code>{file.check}</code>
        </pre>
        <a href={file.address} download={file.name} className={styles.more}>
          {t("core.draws_file")}
        </a>
      </Card>
    </Section>
  );
}

/** One thing that was fixed, and when, if that is known. */
export function EvidenceStep({
  title,
  at,
  text,
  children,
}: {
  title: string;
  at?: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <li className={styles.step}>
      <h3 className={styles.stepTitle}>{title}</h3>
      {at !== undefined && (
        <span className={styles.stepWhen}>
          <LocalTime at={at} />
        </span>
      )}
      <p>{text}</p>
      {children}
    </li>
  );
}

/** A published value with its name. */
export function EvidenceHash({ label, value }: { label: string; value: string }) {
  return (
    <p className={styles.hash}>
      <span className={styles.hashLabel}>{label}</span>
      <code>{value}</code>
    </p>
  );
}
