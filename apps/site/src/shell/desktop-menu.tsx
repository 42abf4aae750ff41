import { Button } from "@bellwether/ui/actions/button.tsx";
import { Logout } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../root.tsx";
import { LogoutForm } from "../session/logout-form.tsx";
import styles from "./desktop-menu.module.css";
import { OwnMenu } from "./menu-entries.tsx";

/** The menu beside the page, in a window that has room for it [2.27, 2.30]. */
export default function DesktopMenu({ root, path }: { root: RootData; path: string }) {
  const t = useTexts();
  return (
    <Card padding="small" className={styles.menu}>
      <OwnMenu root={root} path={path} />
      <LogoutForm>
        <Button type="submit" variant="quiet" block icon={<Logout />}>
          {t("core.shell_logout")}
        </Button>
      </LogoutForm>
    </Card>
  );
}
