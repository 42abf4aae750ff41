import { Done, Limit, Pause } from "@bellwether/ui/icons.ts";
import { SafetyBar } from "@bellwether/ui/shell/safety-bar.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import SessionTime from "./session-time.tsx";

/** Spelpaus, the Swedish register where a player excludes themselves from every licensed operator at once. */
const spelpausUrl = "https://www.spelpaus.se";

/** The bar that the Swedish licence requires on every page: the time, and the three ways to play less, by their Swedish names. */
export default function SwedishBar() {
  const t = useTexts();
  return (
    <SafetyBar
      as={Link}
      label={t("core.swedish_bar")}
      clock={<SessionTime />}
      links={[
        { label: t("core.swedish_pause"), href: spelpausUrl, icon: <Pause /> },
        { label: t("core.swedish_limits"), href: paths.limitsOnPlaySafe(), icon: <Limit /> },
        { label: t("core.swedish_test"), href: paths.selfTestOnPlaySafe(), icon: <Done /> },
      ]}
    />
  );
}
