import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import { useEffect, useState } from "react";
import { useRoot } from "../page-data/use-player.ts";
import { type Catalogue, followCatalogue } from "./load-catalogue.ts";

export type CatalogueState = { catalogue: Catalogue | undefined; failed: boolean; retry: () => void };

/** The catalogue of the reader's country for this device; loads when first `wanted` and refreshes from then on. */
export function useCatalogue(wanted: boolean): CatalogueState {
  const root = useRoot();
  const country = root?.player?.country ?? root?.country;
  const brand = root?.brandQuery;
  const [catalogue, setCatalogue] = useState<Catalogue>();
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const player = root?.player?.id ?? "";
  useEffect(() => {
    if (!wanted || country === undefined) return;
    setFailedAttempt(undefined);
    return followCatalogue(
      { address: catalogueAddress(country, brand), player },
      {
        onLoaded: (loaded) => {
          setCatalogue(loaded);
          setFailedAttempt(undefined);
        },
        onFailed: () => setFailedAttempt(attempt),
      },
    );
  }, [wanted, country, brand, player, attempt]);
  return { catalogue, failed: failedAttempt === attempt, retry: () => setAttempt((tries) => tries + 1) };
}

function catalogueAddress(country: string, brand: string | undefined): string {
  const device = window.matchMedia(namedMedia["below-desk"]).matches ? "mobile" : "desktop";
  return `/static/catalogue/${device}/${country}.json${brand ? `?${new URLSearchParams({ brand })}` : ""}`;
}
