import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import { failureCodeOf } from "../studio/studio-failure.ts";
import type { TextKey } from "../texts/texts.ts";

/** The best choice, or null. `otherwise` is the text for a player who gets none: no best play is known, or the studio did not answer. */
export async function askHint(
  hint: () => Promise<RoundInput | null>,
): Promise<{ action: RoundInput | null; otherwise: TextKey }> {
  try {
    return { action: await hint(), otherwise: "hint_unknown" };
  } catch (error) {
    return { action: null, otherwise: `error_${failureCodeOf(error)}` };
  }
}
