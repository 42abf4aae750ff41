import type { Helpline } from "@bellwether/market/helplines.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import styles from "./helpline-list.module.css";

/** Helplines with their number and their site. */
export function HelplineList({ helplines }: { helplines: readonly Helpline[] }) {
  return (
    <ul className={styles.lines}>
      {helplines.map(({ name, phone, url }) => (
        <Card key={name} element="li" className={styles.line}>
          <h3 className={layout.title}>{name}</h3>
          {phone && (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`} className={styles.phone}>
              {phone}
            </a>
          )}
          {url && (
            <a href={url} rel="noreferrer" target="_blank" className={layout.way}>
              {new URL(url).hostname.replace(/^www\./, "")}
            </a>
          )}
        </Card>
      ))}
    </ul>
  );
}
