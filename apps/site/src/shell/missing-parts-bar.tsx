import { Button } from "@bellwether/ui/actions/button.tsx";
import { BannerBar } from "@bellwether/ui/shell/banner-bar.tsx";
import { reloadPage } from "../browser/going-to.ts";
import { browserPage } from "../browser/load-chunk.ts";
import { leaveMissingParts, loadMissingParts, useMissingParts } from "../browser/missing-parts.ts";
import { keepForm } from "../hydration/kept-form.ts";
import { useTexts } from "../locale/texts.tsx";
import styles from "./missing-parts-bar.module.css";

/** Says that a part of the page did not load, and loads it on request. It lies over the header, where it covers no game. */
export function MissingPartsBar({ player }: { player: string | undefined }) {
  const t = useTexts();
  const { parts, needsReload, isTrying, isHidden } = useMissingParts();
  if (parts.length === 0 || isHidden) return null;
  const reload = () => {
    keepForm(player);
    reloadPage();
  };
  return (
    <div className={styles.place} role="alert">
      <BannerBar
        tone="warning"
        label={t("core.shell_part_missing")}
        actions={
          <>
            {needsReload ? (
              <Button size="small" onClick={reload}>
                {t("core.shell_part_reload")}
              </Button>
            ) : (
              <Button size="small" busy={isTrying} onClick={() => void loadMissingParts(browserPage())}>
                {t("core.shell_part_retry")}
              </Button>
            )}
            {parts.every(({ required }) => !required) && (
              <Button size="small" variant="quiet" onClick={leaveMissingParts}>
                {t("core.shell_close")}
              </Button>
            )}
          </>
        }
      >
        {t(needsReload ? "core.shell_part_needs_reload" : "core.shell_part_missing")}
      </BannerBar>
    </div>
  );
}
