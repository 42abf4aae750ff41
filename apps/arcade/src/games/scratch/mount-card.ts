import type { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import type { RoundScript } from "@bellwether/contract/studio/script.ts";
import { celebrate } from "../../play/celebrate.ts";
import type { Game, GameParts, RoundAnimation } from "../../play/game.ts";
import { type Plan, playScript, type Stories } from "../../player/script-player.ts";
import { type CardPlan, ScratchCard } from "./scratch-card.ts";

/** The definition of a kind of scratch card: its look, its state, and the animations of its events. */
type CardKind<Event extends { type: string }, State> = Pick<Plan<Event, State>, "initial" | "advance"> & {
  plan: CardPlan;
  eventsOf(script: RoundScript): readonly Event[];
  animate(card: ScratchCard, animation: RoundAnimation): Stories<Event, State>;
};

/** Mounts a scratch card. Each round buys a new card, deals it, lets the player scratch it and shows its win. */
export async function mountCard<Event extends { type: string }, State>(
  parts: GameParts,
  { plan, eventsOf, animate, initial, advance }: CardKind<Event, State>,
): Promise<Game> {
  const card = await ScratchCard.create(parts, plan);
  let left: Promise<void> | undefined;
  return {
    begin() {
      left = card.leave();
    },
    abandon: () => void left?.then(() => card.comeBack()),
    stakeChanged: (stakeMinor) => card.showPrice(stakeMinor),
    async play(script, animation) {
      await left;
      const stories = animate(card, animation);
      await playScript<Event, State>(eventsOf(script), { initial, advance, stories }, parts.clock);
    },
  };
}

/** How every card ends: with its winning fields and the payout. */
export function endCard(parts: GameParts, card: ScratchCard, { stakeMinor }: RoundAnimation) {
  return ({ payoutMinor }: RoundEnded) =>
    celebrate(parts, card, { payoutMinor: BigInt(payoutMinor), stakeMinor }, card.winners());
}
