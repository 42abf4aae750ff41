import { publicBodies } from "@bellwether/market/public-bodies.ts";
import { bodyMarkSvg } from "../body/body-mark.ts";
import { hashOf, type Unit } from "./unit.ts";

/** Everything under `bodies/`: a mark for each regulator and responsible-gaming body that the footer names [2.37]. */
export function bodyUnits(source: string): Unit[] {
  return publicBodies.map((body) => {
    const file = `bodies/${body.slug}.svg`;
    return {
      key: hashOf(source, body),
      files: [file],
      make: async ({ fonts }) => ({ [file]: bodyMarkSvg(body, fonts) }),
    };
  });
}
