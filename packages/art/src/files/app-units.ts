import { brandNames } from "../brand/brands.ts";
import type { IconPurpose } from "../brand/icon.ts";
import type { NamedFiles } from "./named-files.ts";

export type AppIcon = { name: string; purpose: IconPurpose; edgePx: number };
export type AppInput = { family: "app"; brand: string; picture: AppIcon | "social" };

/** The sizes that web app manifests and Apple's home screen require. */
const icons: AppIcon[] = [
  { name: "icon-192", purpose: "any", edgePx: 192 },
  { name: "icon-512", purpose: "any", edgePx: 512 },
  { name: "icon-maskable-512", purpose: "maskable", edgePx: 512 },
  { name: "apple-touch-icon", purpose: "touch", edgePx: 180 },
];

/** The pictures under `brands/{name}/` for clients that cannot show SVG: home screens and other sites. */
export function appUnits(): NamedFiles<AppInput>[] {
  return brandNames.flatMap((brand): NamedFiles<AppInput>[] => [
    ...icons.map(
      (icon): NamedFiles<AppInput> => ({
        input: { family: "app", brand, picture: icon },
        files: [`brands/${brand}/${icon.name}.png`],
      }),
    ),
    { input: { family: "app", brand, picture: "social" }, files: [`brands/${brand}/social.jpg`] },
  ]);
}
