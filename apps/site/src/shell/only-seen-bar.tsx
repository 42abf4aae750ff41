import { Button } from "@bellwether/ui/actions/button.tsx";
import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { LogoutForm } from "../forms/logout-form.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { SitePlayer } from "../session/player.ts";

/** Says above the header that somebody of the office sees the site as this player does. */
export function OnlySeenBar({ player }: { player: SitePlayer }) {
  const t = useTexts();
  return (
    <BannerBar
      tone="warning"
      label={t("core.shell_seen_label")}
      actions={
        <LogoutForm>
          <Button type="submit" variant="secondary" size="small">
            {t("core.shell_seen_end")}
          </Button>
        </LogoutForm>
      }
    >
      {t("core.shell_seen", { name: player.displayName })}
    </BannerBar>
  );
}
