import type { RoundInput } from "@bellwether/contract/studio/index.ts";
import { LottoInput } from "@bellwether/games/mechanics/lotto/wire.ts";
import { PickNInput } from "@bellwether/games/mechanics/pick-n/wire.ts";
import { RaffleInput } from "@bellwether/games/mechanics/raffle/wire.ts";
import type { SheetTranslate } from "@bellwether/i18n/game-sheet/draw-times.ts";

/** A line of an ordered ticket: its numbers or digits, and how they are played where there are several ways. */
export type OrderedLine = { faces: string[]; way: string | undefined };

/** The lines of a ticket; empty for a game that this version does not know. */
export function orderedLines(input: RoundInput, t: SheetTranslate): OrderedLine[] {
  const lotto = LottoInput.safeParse(input).data;
  if (lotto) return lotto.slips.map((marks) => ({ faces: marks.map(String), way: undefined }));
  const pick = PickNInput.safeParse(input).data;
  if (pick)
    return pick.plays.map(({ digits, way, times }) => ({
      faces: [...digits],
      way: `${t(`pick_${way}`)}${times > 1 ? ` × ${times}` : ""}`,
    }));
  const raffle = RaffleInput.safeParse(input).data;
  return raffle ? [{ faces: raffle.numbers.map(String), way: undefined }] : [];
}
