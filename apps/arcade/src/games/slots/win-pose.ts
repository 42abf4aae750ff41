import type { SlotWinVerb } from "@bellwether/contract/content/world.ts";
import { pulse } from "../../player/ease.ts";
import { atRest, type SymbolPose } from "./leave-pose.ts";

/** The pose of a winning symbol that stays on its reel. `share` goes from 0 to 1; the symbol is at rest at both ends. */
export function winPose(verb: SlotWinVerb, share: number): SymbolPose {
  const swell = pulse(share);
  const still: SymbolPose = { ...atRest, scaleX: 1 + 0.1 * swell, scaleY: 1 + 0.1 * swell };
  switch (verb) {
    case "burst": {
      const beat = 1 + 0.22 * Math.abs(Math.sin(share * Math.PI * 2));
      return { ...atRest, scaleX: beat, scaleY: beat };
    }
    case "bubble":
      return { ...still, x: Math.sin(share * Math.PI * 4) * 0.05 * swell, y: -0.14 * swell };
    case "fold":
      return { ...still, scaleX: Math.abs(Math.cos(share * Math.PI * 2)) * (1 + 0.14 * swell) };
    case "melt": {
      const sag = Math.sin(share * Math.PI * 3) * (1 - share) * 0.24;
      return { ...atRest, y: sag * 0.5, scaleX: 1 + sag, scaleY: 1 - sag };
    }
    case "fly":
      return { ...still, y: -0.2 * swell, rotation: Math.sin(share * Math.PI * 2) * 0.2 };
    case "stamp":
      return { ...atRest, ...stampScale(share) };
    case "ring":
      return { ...still, rotation: Math.sin(share * Math.PI * 4) * 0.34 * (1 - share) };
  }
}

/** Grows slowly, drops at once to its own size, then shrinks a little and returns. */
function stampScale(share: number): Pick<SymbolPose, "scaleX" | "scaleY"> {
  const lifted = share < 0.5 ? 1 + 0.36 * (share / 0.5) : 1 - 0.1 * pulse((share - 0.5) / 0.5);
  return { scaleX: lifted, scaleY: lifted };
}
