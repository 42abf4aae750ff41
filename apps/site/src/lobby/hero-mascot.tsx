import { brandPicture } from "../brand/brand-assets.ts";
import { useRoot } from "../page-data/use-player.ts";

/** The brand's mascot, waving. */
export function HeroMascot({ className }: { className?: string | undefined }) {
  const root = useRoot();
  if (!root) return null;
  return (
    <img
      src={brandPicture(root.brand.slug, "mascot-waving")}
      className={className}
      alt=""
      width={480}
      height={480}
      fetchPriority="high"
    />
  );
}
