import { Button } from "@bellwether/ui/actions/button.tsx";
import { Logout } from "@bellwether/ui/icons.ts";
import { Logo } from "@bellwether/ui/shell/logo.tsx";
import { SideMenu } from "@bellwether/ui/shell/side-menu.tsx";
import { brandPicture } from "../brand/brand-assets.ts";
import { LogoutForm } from "../forms/logout-form.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { OwnMenu } from "./menu-entries.tsx";

type SiteMenuProps = { root: RootData; path: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The slide-in menu [2.30]; links to games, help and languages are elsewhere. Its code loads when it is first opened. */
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
        root.player && (
          <LogoutForm>
            <Button type="submit" variant="quiet" block icon={<Logout />}>
              {t("core.shell_logout")}
            </Button>
          </LogoutForm>
        )
      }
    >
      <OwnMenu root={root} path={path} onPick={() => onOpenChange(false)} />
    </SideMenu>
  );
}
