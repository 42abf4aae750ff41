import type { MessageKey } from "@bellwether/i18n/translate.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Hero } from "@bellwether/ui/surfaces/hero.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import type { Alive } from "./alive.ts";
import { ClimbHero } from "./climb-hero.tsx";
import { DrawHero } from "./draw-hero.tsx";
import { HeroMascot } from "./hero-mascot.tsx";
import type { HeroWords } from "./hero-words.ts";
import { TableHero } from "./table-hero.tsx";

type LobbyHeroProps = { alive: Alive | undefined; gameCount: number; isPushed: boolean };

/** The lobby's first screen: what happens in the house now, and the brand's own words where nothing does. */
export function LobbyHero({ alive, gameCount, isPushed }: LobbyHeroProps) {
  const t = useTexts();
  const root = useRoot();
  if (!root) return null;
  const text = (part: string) =>
    t(`promo.hero_${root.brand.slug}_${part}` as MessageKey, { games: gameCount });
  const words: HeroWords = {
    eyebrow: text("eyebrow"),
    headline: text("headline"),
    text: text("text"),
    action: text(root.player && !alive ? "action_player" : "action"),
  };
  if (alive?.kind === "draw") return <DrawHero draw={alive.draw} own={alive.own} />;
  if (alive?.kind === "table") return <TableHero table={alive.table} isPushed={isPushed} words={words} />;
  if (alive?.kind === "climb") return <ClimbHero table={alive.table} words={words} />;
  const href = root.player ? paths.hotGames() : root.signupAllowed ? paths.signup() : paths.allGames();
  return (
    <Hero
      level={1}
      eyebrow={words.eyebrow}
      headline={words.headline}
      text={words.text}
      action={
        <LinkButton as={Link} href={href} size="large">
          {words.action}
        </LinkButton>
      }
      art={<HeroMascot />}
    />
  );
}
