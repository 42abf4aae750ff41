import type { ShownBlock } from "@bellwether/contract/calls/content.ts";
import type { MessageParams } from "@bellwether/i18n/message.ts";
import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { gamePath } from "../games/game-card.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { BlockGame } from "./blocks.ts";
import styles from "./content-blocks.module.css";

type ContentBlocksProps = {
  blocks: readonly ShownBlock[];
  games: Record<number, BlockGame>;
  /** Figures for the texts of blocks with a deposit code, by code. */
  figures: Record<string, MessageParams>;
  /** Accessible name of the list. */
  label: string;
};

/** The editors' content blocks [3.18]: a wide block or an only block fills the row, halves sit side by side; a phone has one snapping row. */
export function ContentBlocks({ blocks, games, figures, label }: ContentBlocksProps) {
  if (blocks.length === 0) return null;
  const single = blocks.length === 1;
  return (
    <ul className={styles.blocks} aria-label={label} data-single={single || undefined}>
      {blocks.map((block, index) => (
        <li key={block.id} className={single || block.css_class === "block-wide" ? styles.wide : styles.half}>
          <Block
            block={block}
            games={block.game_ids.flatMap((id) => games[id] ?? []).slice(0, 4)}
            figures={block.deposit_code === null ? undefined : figures[block.deposit_code]}
            first={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

type BlockProps = {
  block: ShownBlock;
  games: readonly BlockGame[];
  figures: MessageParams | undefined;
  first: boolean;
};

/** Loads the first block's picture eagerly: it is the largest picture of a phone's first screen. */
function Block({ block, games, figures, first }: BlockProps) {
  const t = useTexts();
  const { eyebrow, headline, text, action } = block.text_keys;
  const isPhoto = block.artwork.endsWith(".webp");
  return (
    <Card element="article" padding="none" className={styles.block} data-background={block.background}>
      <div className={isPhoto ? styles.picture : styles.figure} aria-hidden="true">
        <img
          src={block.artwork}
          alt=""
          width={824}
          height={460}
          loading={first ? "eager" : "lazy"}
          fetchPriority={first ? "high" : "auto"}
          decoding={first ? "sync" : "async"}
        />
      </div>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{t(eyebrow as MessageKey)}</p>}
        <h2 className={styles.headline}>{t(headline as MessageKey)}</h2>
        <p className={layout.muted}>{t(text as MessageKey, figures)}</p>
        <div className={styles.foot}>
          <LinkButton as={Link} href={addressOf(block)} size="small" variant="secondary">
            {t(action as MessageKey)}
          </LinkButton>
          {games.length > 0 && (
            <ul className={styles.games}>
              {games.map((game) => (
                <li key={game.id}>
                  <Link
                    href={gamePath(game)}
                    className={styles.game}
                    aria-label={game.title}
                    title={game.title}
                  >
                    <img src={game.tile} alt="" width={240} height={320} loading="lazy" decoding="async" />
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </Card>
  );
}

/** A block with a deposit code passes the code on to the cashier. */
function addressOf({ url, deposit_code: code }: ShownBlock): string {
  return code !== null && url === paths.deposit() ? paths.deposit({ code }) : url;
}
