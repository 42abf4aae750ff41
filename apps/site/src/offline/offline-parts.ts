import { brandPicture, brandStyles } from "../brand/brand-assets.ts";
import offlineCss from "./offline.css?url";
import offlineScript from "./offline-script.js?url";

/** The files and texts of a brand's offline page. */
export function offlineParts(slug: string) {
  const brandStyle = brandStyles[slug];
  if (!brandStyle) throw new Error(`the brand ${slug} has no tokens.css`);
  return {
    style: offlineCss,
    script: offlineScript,
    brandStyle,
    logo: brandPicture(slug, "logo"),
    mascot: brandPicture(slug, "mascot-resting"),
  };
}
