import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Help, Language } from "@bellwether/ui/icons.ts";
import { Suspense, useState } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { useOpens } from "../page-data/use-opens.ts";
import { paths } from "../paths.ts";
import styles from "./site-tools.module.css";

const LanguageDialog = lazyPart<{ root: RootData; onClose: () => void }>(
  () => import("./language-dialog.tsx"),
);

/** Links to help and the languages, apart from the menu [2.30]. */
export function SiteTools({ root }: { root: RootData }) {
  const t = useTexts();
  const opens = useOpens();
  const [choosing, setChoosing] = useState(false);
  return (
    <nav aria-label={t("core.shell_tools")} className={styles.tools}>
      {opens(paths.support()) && (
        <LinkButton
          as={Link}
          href={paths.support()}
          variant="quiet"
          aria-label={t("core.shell_menu_help")}
          title={t("core.shell_menu_help")}
          icon={<Help />}
        />
      )}
      <IconButton
        label={t("core.shell_languages")}
        icon={<Language />}
        aria-haspopup="dialog"
        aria-expanded={choosing}
        onClick={() => setChoosing(true)}
      />
      {choosing && (
        <Suspense>
          <LanguageDialog root={root} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </nav>
  );
}
