import { type PublicBody, publicBodies } from "@bellwether/market/public-bodies.ts";
import type { NamedFiles } from "./named-files.ts";

export type BodyInput = { family: "body"; body: PublicBody };

/** Everything under `bodies/`: a mark for each regulator and responsible-gaming body that the footer names [2.37]. */
export function bodyUnits(): NamedFiles<BodyInput>[] {
  return publicBodies.map((body) => ({
    input: { family: "body", body },
    files: [`bodies/${body.slug}.svg`],
  }));
}
