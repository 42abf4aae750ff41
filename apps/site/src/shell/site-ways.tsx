import { HeaderNav } from "@bellwether/ui/shell/header.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../request/root-data.ts";
import { SiteTools } from "./site-tools.tsx";
import styles from "./site-ways.module.css";
import { useWays } from "./use-ways.ts";

/** The navigation to games below the header, with help and the languages at its end, where the header has no room for them [2.30]. */
export function SiteWays({ root, path }: { root: RootData; path: string }) {
  const t = useTexts();
  const ways = useWays(root, path);
  return (
    <div className={styles.ways}>
      <div className={styles.games}>
        <HeaderNav as={Link} label={t("core.shell_categories")} items={ways} />
      </div>
      <SiteTools root={root} />
    </div>
  );
}
