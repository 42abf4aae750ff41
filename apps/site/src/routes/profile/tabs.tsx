import { LinkTabs } from "@bellwether/ui/data/link-tabs.tsx";
import { useLocation } from "react-router";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths, withoutLanguage } from "../../paths.ts";
import styles from "./profile.module.css";

/** The profile's two pages [2.01]; /profile and /gamification-profile are the first of them. */
export function ProfileTabs() {
  const t = useTexts();
  const path = withoutLanguage(useLocation().pathname);
  const missions = path === paths.missions();
  return (
    <div className={styles.tabs}>
      <LinkTabs
        as={Link}
        label={t("core.profile_tabs")}
        items={[
          { label: t("core.profile_tab_level"), href: paths.gamificationProfile(), current: !missions },
          { label: t("core.profile_tab_missions"), href: paths.missions(), current: missions },
        ]}
      />
    </div>
  );
}
