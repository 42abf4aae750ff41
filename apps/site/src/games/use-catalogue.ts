import { namedMedia } from "@bellwether/ui/tokens/media.ts";
import { useEffect, useMemo, useState } from "react";
import { useLanguage } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { type Catalogue, catalogueOf, followCatalogue } from "./load-catalogue.ts";
import { useSearchWords } from "./use-search-words.ts";

export type CatalogueState = { catalogue: Catalogue | undefined; failed: boolean; retry: () => void };

/**
 * The catalogue of the reader's country for this device; loads when first `wanted` and refreshes from then on. Its search knows the words of
 * the reader's language as soon as they are loaded.
 */
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
  const words = useSearchWords(wanted, useLanguage(), attempt);
  const worded = useMemo(
    () => (catalogue && words ? catalogueOf(catalogue.listed, words) : catalogue),
    [catalogue, words],
  );
  return {
    catalogue: worded,
    failed: failedAttempt === attempt,
    retry: () => setAttempt((tries) => tries + 1),
  };
}

function catalogueAddress(country: string, brand: string | undefined): string {
  const device = window.matchMedia(namedMedia["below-desk"]).matches ? "mobile" : "desktop";
  return `/static/catalogue/${device}/${country}.json${brand ? `?${new URLSearchParams({ brand })}` : ""}`;
}
