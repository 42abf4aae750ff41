import { LinkTabs } from "@bellwether/ui/data/link-tabs.tsx";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { useRoot } from "../../page-data/use-player.ts";
import { paths } from "../../paths.ts";

/** Promotions and their child pages; a visitor's link to the rewards is /rewards [2.01], and Sweden has none [6.03]. */
export function PromotionTabs({ current }: { current: "all" | "rewards" | "overview" }) {
  const t = useTexts();
  const root = useRoot();
  const rewards = (root?.player?.country ?? root?.country) !== "SE";
  return (
    <LinkTabs
      as={Link}
      label={t("promo.tabs_label")}
      items={[
        { label: t("promo.tabs_all"), href: paths.promotions(), current: current === "all" },
        { label: t("promo.tabs_overview"), href: paths.bonusOverview(), current: current === "overview" },
        ...(rewards
          ? [
              {
                label: t("promo.tabs_rewards"),
                href: root?.player ? paths.promotionRewards() : paths.rewards(),
                current: current === "rewards",
              },
            ]
          : []),
      ]}
    />
  );
}
