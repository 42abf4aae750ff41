import type { World } from "@bellwether/contract/content/world.ts";
import type { Clock } from "../../player/clock.ts";
import { type Ease, easeIn, easeOut, linear, pulse } from "../../player/ease.ts";

/** How a symbol lands: the easing of its fall, and the size, number and total duration of its squashes and stretches. */
type Landing = { ease: Ease; squash: number; beats: number; ms: number };

const landings: Record<World["stop"], Landing> = {
  thud: { ease: easeIn, squash: 0.15, beats: 1, ms: 120 },
  spring: { ease: easeIn, squash: 0.12, beats: 3, ms: 280 },
  float: { ease: easeOut, squash: 0, beats: 0, ms: 0 },
  snap: { ease: easeIn, squash: 0.05, beats: 1, ms: 60 },
};

/** The falling sprite or container, anchored at its middle. */
type Falling = { y: number; scale: { set(x: number, y: number): void } };

/** Lets a symbol fall to `y` in `ms` and land as in its slot's world. `height` is its cell's height. Calls `landed` when it reaches `y`. */
export async function animateFall(
  stop: World["stop"],
  clock: Clock,
  view: Falling,
  { y, height, ms, landed }: { y: number; height: number; ms: number; landed(): void },
): Promise<void> {
  const landing = landings[stop];
  const start = view.y;
  await clock.move(
    ms,
    (share) => {
      view.y = start + (y - start) * share;
    },
    landing.ease,
  );
  landed();
  if (landing.beats === 0) return;
  await clock.move(
    landing.ms,
    (share) => {
      const squash = squashAt(landing, share);
      view.scale.set(1 + squash * 0.6, 1 - squash);
      view.y = y + (height * squash) / 2;
    },
    linear,
  );
}

/** The squash at a share of the landing. Odd beats squash and even beats stretch, each less than the beat before. */
function squashAt({ squash, beats }: Landing, share: number): number {
  if (beats === 1) return squash * pulse(share);
  return squash * Math.sin(Math.PI * beats * share) * (1 - share);
}
