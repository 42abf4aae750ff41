import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import type { ReactNode } from "react";
import styles from "./settings.module.css";

type SettingsCardProps = { id: string; title: string; text?: string; children: ReactNode; wide?: boolean };

/** A card with one setting of the account. */
export function SettingsCard({ id, title, text, children, wide = false }: SettingsCardProps) {
  return (
    <Card element="section" className={styles.card} data-wide={wide || undefined} aria-labelledby={id}>
      <header>
        <h2 id={id} className={layout.title}>
          {title}
        </h2>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
    </Card>
  );
}
