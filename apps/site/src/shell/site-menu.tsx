import { Button } from "@bellwether/ui/actions/button.tsx";
import { Logout } from "@bellwether/ui/icons.ts";
import { Logo } from "@bellwether/ui/shell/logo.tsx";
import { SideMenu } from "@bellwether/ui/shell/side-menu.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../root.tsx";
import { LogoutForm } from "../session/logout-form.tsx";
import { brandPicture } from "./brand-assets.ts";
import { LanguageLinks } from "./language-links.tsx";
import { GamesMenu, HelpMenu, OwnMenu } from "./menu-entries.tsx";

type SiteMenuProps = { root: RootData; path: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The slide-in menu [2.30]: one's own first, then games, help and language. It loads with its first opening. */
export default function SiteMenu({ root, path, open, onOpenChange }: SiteMenuProps) {
  const t = useTexts();
  return (
    <SideMenu
      open={open}
      onOpenChange={onOpenChange}
      title={t("core.shell_menu")}
      closeLabel={t("core.shell_close")}
      head={
        <Logo
          name={root.brand.name}
          mark={<img src={brandPicture(root.brand.slug, "mark")} alt="" width={32} height={32} />}
        />
      }
      foot={
        <>
          <LanguageLinks root={root} />
          {root.player && (
            <LogoutForm>
              <Button type="submit" variant="quiet" block icon={<Logout />}>
                {t("core.shell_logout")}
              </Button>
            </LogoutForm>
          )}
        </>
      }
    >
      <OwnMenu root={root} path={path} onPick={() => onOpenChange(false)} />
      <GamesMenu root={root} path={path} />
      <HelpMenu path={path} />
    </SideMenu>
  );
}
