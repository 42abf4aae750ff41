import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../browser/load-chunk.ts";
import { type WantedPreview, watchPreviews } from "./preview-watch.ts";

const GamePreview = lazyPart<{ wanted: WantedPreview; onClose: () => void }>(
  () => import("./game-preview.tsx"),
);

/** Shows the preview of a tile's game: after a mouse hover, a long press, or the space bar. */
export function PreviewPlace() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<WantedPreview & { at: string }>();
  useEffect(
    () =>
      watchPreviews({
        onWanted: (preview) => setWanted({ ...preview, at: key }),
        onLeft: () => setWanted((now) => (now?.how === "hover" ? undefined : now)),
      }),
    [key],
  );
  // The preview belongs to the page it was opened on.
  if (!wanted || wanted.at !== key) return null;
  return (
    <Suspense>
      <GamePreview key={wanted.code} wanted={wanted} onClose={() => setWanted(undefined)} />
    </Suspense>
  );
}
