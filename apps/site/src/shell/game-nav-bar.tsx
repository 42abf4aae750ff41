import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { GameLinks } from "./game-links.tsx";
import styles from "./game-nav-bar.module.css";
import { SiteTools } from "./site-tools.tsx";
import { useGameLinks } from "./use-game-links.ts";

/** The navigation to games below the header, with help and the languages at its end, where the header has no room for them [2.30]. */
export function GameNavBar({ root, path }: { root: RootData; path: string }) {
  const t = useTexts();
  const links = useGameLinks(root, path);
  return (
    <div className={styles.bar}>
      <div className={styles.games}>
        <GameLinks label={t("core.shell_categories")} items={links} />
      </div>
      <SiteTools root={root} />
    </div>
  );
}
