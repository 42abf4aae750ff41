import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { lazyPart } from "../browser/load-chunk.ts";
import { mayMove, startMotion } from "./motion/start-motion.ts";
import { type TileMotion, type WantedPreview, watchPreviews } from "./preview-watch.ts";

const GamePreview = lazyPart<{ wanted: WantedPreview; onClose: () => void }>(
  () => import("./game-preview.tsx"),
);

/** Lets a tile's game move, then shows its preview: after a mouse hover, a long press, or the space bar. */
export function PreviewPlace() {
  const { key } = useLocation();
  const [wanted, setWanted] = useState<WantedPreview & { at: string }>();
  useEffect(
    () =>
      watchPreviews(
        {
          onWanted: (preview) => setWanted({ ...preview, at: key }),
          onLeft: () => setWanted((now) => (now?.how === "hover" ? undefined : now)),
        },
        createTileMotion(),
      ),
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

function createTileMotion(): TileMotion {
  let stop = () => {};
  return {
    mayMove,
    start(tile, code) {
      stop();
      const picture = tile.querySelector("img")?.parentElement;
      if (picture) stop = startMotion(picture, code);
    },
    stop: () => stop(),
  };
}
