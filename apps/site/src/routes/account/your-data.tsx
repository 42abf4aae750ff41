import { classNames } from "@bellwether/ui/class-names.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { useRevalidator } from "react-router";
import { EraseDataCard } from "../../account/erase-data-card.tsx";
import { ExportDataCard } from "../../account/export-data-card.tsx";
import { KnownData } from "../../account/known-data.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { callGate } from "../../request/call-gate.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import type { Route } from "./+types/your-data.ts";
import styles from "./account.module.css";
import pageStyles from "./documents.module.css";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return {
    page: pageOf(site, {
      title: "core.data_title",
      texts: [
        ...([
          "core.data_",
          "core.error_",
          "core.settings_",
          "static.login_password",
          "static.login_code",
        ] as const),
      ],
      unlisted: true,
    }),
    known: await callGate(site, "personalData", {}),
  };
}

/** What the house knows of the player: as a list, as a file, and how to be forgotten. */
export default function YourData({ loaderData: { known } }: Route.ComponentProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <div className={pageStyles.page}>
      <h2 className={layout.title}>{t("core.data_title")}</h2>
      <p className={classNames(layout.intro, pageStyles.intro)}>{t("core.data_intro")}</p>
      <div className={classNames(styles.parts, pageStyles.parts)}>
        <KnownData known={known} />
        <ExportDataCard nextAt={known.next_export_at} onSaved={() => void revalidate()} />
        <EraseDataCard known={known} />
      </div>
    </div>
  );
}
