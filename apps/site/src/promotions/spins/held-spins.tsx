import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { ProgressBar } from "@bellwether/ui/data/meter.tsx";
import { Play } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card, PictureTicket } from "@bellwether/ui/surfaces/card.tsx";
import type { ReactNode } from "react";
import type { GameCard } from "../../games/game-card.ts";
import { Link } from "../../locale/link.tsx";
import { LocalTime } from "../../locale/local-time.tsx";
import { useLanguage, useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import type { PlayersRewards } from "../players-rewards.ts";
import styles from "./spins.module.css";
import { SpinsChoice } from "./spins-choice.tsx";

type HeldSpinsProps = {
  spins: PlayersRewards["spins"][number];
  /** Cards of the games that are open to the player, by id. */
  games: Readonly<Record<number, GameCard>>;
  /** The promotion's title. */
  title: string;
};

const spinKeys = {
  title: "promo.rewards_spins_title",
  left: "promo.rewards_spins_left",
  stake: "promo.rewards_spins_stake",
  play: "promo.rewards_spins_play",
} as const;
const ticketKeys = {
  title: "promo.rewards_tickets_title",
  left: "promo.rewards_tickets_left",
  stake: "promo.rewards_tickets_stake",
  play: "promo.rewards_tickets_play",
} as const;

/** Free spins or tickets that can be played now: in which game, how many are left, until when, and what they have won. */
export function HeldSpins({ spins, games, title }: HeldSpinsProps) {
  const game = spins.game_id === null ? undefined : games[spins.game_id];
  const choices = spins.choices.flatMap((id) => games[id] ?? []);
  const t = useTexts();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, spins.currency, language);
  const keys = spins.are_tickets ? ticketKeys : spinKeys;
  return (
    <Ticket picture={game && <img src={game.tile} alt="" width={300} height={400} loading="lazy" />}>
      <div className={layout.stack3}>
        <p className={layout.small}>
          <Link href={paths.promotion(spins.promotion)}>{title}</Link>
        </p>
        <h3 className={layout.title}>{game?.title ?? t(keys.title)}</h3>
        <ProgressBar
          label={t(keys.left)}
          value={spins.spins_left}
          max={spins.spins_total}
          valueText={t("promo.rewards_spins_of", { left: spins.spins_left, total: spins.spins_total })}
        />
        <dl className={styles.facts}>
          <div>
            <dt>{t("promo.rewards_spins_until")}</dt>
            <dd>
              <LocalTime at={spins.expires_at} />
            </dd>
          </div>
          <div>
            <dt>{t(keys.stake)}</dt>
            <dd>{money(spins.stake)}</dd>
          </div>
          <div>
            <dt>{t("promo.rewards_spins_won")}</dt>
            <dd>{money(spins.won)}</dd>
          </div>
        </dl>
        {choices.length > 1 && <SpinsChoice spins={spins} choices={choices} />}
        {spins.game_id !== null && (
          <LinkButton as={Link} href={paths.play(spins.game_id)} icon={<Play />} block>
            {t(keys.play)}
          </LinkButton>
        )}
      </div>
    </Ticket>
  );
}

/** Spins whose game is not chosen yet have no picture. */
function Ticket({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  if (!picture) return <Card element="article">{children}</Card>;
  return (
    <PictureTicket element="article" picture={picture} className={styles.held}>
      {children}
    </PictureTicket>
  );
}
