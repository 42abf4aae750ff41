import type { OfficeBlock, OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { may, useSelf } from "../identity/self.ts";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import styles from "./blocks-panel.module.css";
import { playerWords as words } from "./words.ts";

export type BlocksPanelProps = { player: OfficePlayer; onLift: (block: OfficeBlock) => void };

/** The blocks in force, each with who set it and why. */
export function BlocksPanel({ player: { blocks }, onLift }: BlocksPanelProps) {
  const mayLift = may(useSelf(), "players.unblock");
  return (
    <Panel title={words.blocks.title} note={blocks.length > 0 ? blocks.length : undefined}>
      {blocks.length === 0 && <p className={styles.quiet}>{words.blocks.none}</p>}
      <ul className={styles.blocks}>
        {blocks.map((block) => (
          <li key={block.id} className={styles.block}>
            <p className={styles.scopes}>{block.scopes.map((scope) => words.scopes[scope]).join(", ")}</p>
            <p>{block.reason}</p>
            <p className={styles.quiet}>
              <Moment at={block.blocked_at} /> {words.blocks.by(block.blocked_by)}
              {", "}
              {block.until ? (
                <>
                  {words.blocks.until} <Moment at={block.until} />
                </>
              ) : (
                words.blocks.forEver
              )}
            </p>
            {mayLift && (
              <Button variant="secondary" onClick={() => onLift(block)}>
                {words.blocks.lift}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
