import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Play } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { Link } from "../locale/link.tsx";
import { useTimeText } from "../locale/local-time.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import type { UnfinishedGame } from "./load-unfinished-games.ts";
import styles from "./unfinished-games.module.css";

/** Lists the player's rounds that wait for a choice, each with a link to the game. */
export default function UnfinishedGames({ games }: { games: readonly UnfinishedGame[] }) {
  const t = useTexts();
  const timeText = useTimeText();
  return (
    <Card element="section" padding="small" aria-labelledby="unfinished-games">
      <h2 id="unfinished-games" className={styles.title}>
        {t("core.lobby_unfinished_title")}
      </h2>
      <ul className={styles.games}>
        {games.map(({ id, title, decideBefore }) => (
          <li key={id} className={styles.game}>
            <p className={styles.text}>
              <strong>{title}</strong> {t("core.lobby_unfinished_text", { time: timeText(decideBefore) })}
            </p>
            <LinkButton as={Link} href={paths.play(id)} icon={<Play />}>
              {t("core.lobby_unfinished_go_on")}
              <VisuallyHidden>{title}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
