import type { AnySchema } from "@bellwether/contract";
import type { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import type { PrizeWon } from "@bellwether/games/scratch-cards/prize-won.ts";
import type { z } from "zod";
import { eventsOf, type Game, type GameParts, type RoundAnimation } from "../../play/game.ts";
import type { Stories } from "../../player/script-player.ts";
import { isWin } from "../../round/celebration.ts";
import { endCard, mountCard } from "./mount-card.ts";
import type { CardPlan, CellContent, ScratchCard } from "./scratch-card.ts";

type Walked = { type: "path-walked"; cells: number[] };
type PrintedEvent<Dealt> = Dealt | Walked | z.infer<typeof PrizeWon> | RoundEnded;

/** What differs between scratch cards with a print run: the look, the event schema, and the contents of a dealt card. */
type PrintedKind<Dealt extends { type: "card-dealt" }> = {
  plan: CardPlan;
  event: AnySchema<PrintedEvent<Dealt>>;
  contents(dealt: Dealt, card: ScratchCard, animation: RoundAnimation): CellContent[];
};

/** Mounts a scratch card with a print run. Each card is dealt and scratched, then its winning fields light up. */
export function mountPrinted<Dealt extends { type: "card-dealt" }>(
  parts: GameParts,
  { plan, event, contents }: PrintedKind<Dealt>,
): Promise<Game> {
  return mountCard<PrintedEvent<Dealt>, bigint>(parts, {
    plan,
    eventsOf: (script) => eventsOf(event, script),
    initial: 0n,
    advance: (wonMinor, step) => (step.type === "prize-won" ? wonMinor + BigInt(step.payoutMinor) : wonMinor),
    animate: (card, animation) => {
      const stories = {
        "card-dealt": (dealt: Dealt) => card.deal(contents(dealt, card, animation), animation),
        "path-walked": ({ cells }: Walked) => card.lightUp(cells, false),
        async "prize-won"({ cells, payoutMinor }: z.infer<typeof PrizeWon>) {
          if (isWin(animation.celebration)) {
            parts.sound.play("line");
            parts.showWin(BigInt(payoutMinor));
          }
          await card.lightUp(cells, false);
        },
        "round-ended": endCard(parts, card, animation),
      };
      return stories as Stories<PrintedEvent<Dealt>, bigint>;
    },
  });
}
