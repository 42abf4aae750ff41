import { Button } from "@bellwether/ui/actions/button.tsx";
import { Logout } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Suspense, useEffect } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { LogoutForm } from "../forms/logout-form.tsx";
import { useGamesBar } from "../games/games-bar-state.ts";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { paths } from "../paths.ts";
import styles from "./desktop-menu.module.css";
import { OwnMenu } from "./menu-entries.tsx";

const GamesBar = lazyPart<{ kept: boolean }>(() => import("../games/games-bar.tsx"), {
  leave: () => useGamesBar.setState({ open: false }),
});

/** The menu beside the page, with the games bar above it while that is open, in a window with room for it [2.27, 2.30]. */
export default function DesktopMenu({ root, path }: { root: RootData; path: string }) {
  const t = useTexts();
  const gamesBar = useGamesBar((state) => state.open) && path !== paths.searchGames();
  useEffect(() => {
    void Promise.resolve(useGamesBar.persist.rehydrate());
  }, []);
  return (
    <>
      {gamesBar && (
        <Suspense>
          <GamesBar kept />
        </Suspense>
      )}
      <Card padding="small" className={styles.menu}>
        <OwnMenu root={root} path={path} />
        <LogoutForm>
          <Button type="submit" variant="quiet" block icon={<Logout />}>
            {t("core.shell_logout")}
          </Button>
        </LogoutForm>
      </Card>
    </>
  );
}
