import { Rail } from "@bellwether/ui/games/rail.tsx";
import { Section } from "@bellwether/ui/surfaces/section-heading.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { PromotionCard } from "./promotion-card.tsx";
import type { ShownPromotion as Promotion } from "./promotion-view.ts";

/** Open promotions in a row of the lobby. */
export default function PromotionRail({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useTexts();
  if (promotions.length === 0) return null;
  return (
    <Section
      id="promotions"
      title={t("promo.rail_title")}
      all={{ href: paths.promotions(), label: t("promo.rail_all") }}
      as={Link}
      later
    >
      <Rail
        label={t("promo.rail_title")}
        previousLabel={t("core.game_rail_previous")}
        nextLabel={t("core.game_rail_next")}
        itemWidth="min(82vw, 21rem)"
      >
        {promotions.map((promotion) => (
          <PromotionCard key={promotion.name} promotion={promotion} />
        ))}
      </Rail>
    </Section>
  );
}
