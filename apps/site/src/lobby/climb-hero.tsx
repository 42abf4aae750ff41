import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Hero } from "@bellwether/ui/surfaces/hero.tsx";
import { gamePath } from "../games/game-card.ts";
import type { ShownTable } from "../live-tables/load-live-tables.ts";
import { useLeftText } from "../live-tables/table-now.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { Climbing } from "./climb.ts";
import { HeroMascot } from "./hero-mascot.tsx";
import type { HeroWords } from "./hero-words.ts";
import styles from "./heroes.module.css";
import { useClimb } from "./use-climb.ts";

/** The multiplier that rises for everybody now, or the one of the last round. */
export function ClimbHero({ table, words }: { table: ShownTable; words: HeroWords }) {
  const climbing = useClimb(table.id);
  const label = useLabel(climbing, table);
  return (
    <Hero
      level={1}
      eyebrow={words.eyebrow}
      headline={words.headline}
      lead={{ label, figure: `${figureOf(climbing, table)}×` }}
      action={
        <LinkButton as={Link} href={gamePath(table.game)} size="large">
          {words.action}
        </LinkButton>
      }
      art={
        <span className={styles.flight} data-state={climbing?.state ?? "unknown"}>
          <HeroMascot />
        </span>
      }
    />
  );
}

/** Without script and until the page knows more, the last multiplier that the lobby was told. */
function figureOf(climbing: Climbing | undefined, { results }: ShownTable): string {
  return climbing ? (climbing.hundredths / 100).toFixed(2) : (results[0] ?? "1.00");
}

function useLabel(climbing: Climbing | undefined, { title, results }: ShownTable): string {
  const t = useTexts();
  const leftText = useLeftText();
  const words =
    climbing === undefined
      ? t("core.live_flown", { multiplier: results[0] ?? "1.00" })
      : climbing.state === "rising"
        ? t("core.live_flying")
        : climbing.state === "waits"
          ? t("core.live_starts_in", { left: leftText(climbing.leftSeconds) })
          : t("core.live_flown", { multiplier: (climbing.hundredths / 100).toFixed(2) });
  return `${title} · ${words}`;
}
