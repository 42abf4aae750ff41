import type { RoundInput } from "@bellwether/contract/studio/round-input.ts";
import type { OwnBet, SettledRound } from "../../tables/own-bets.ts";
import type { TableBetting } from "../../tables/table-game.ts";
import type { ChipBet } from "./chip-table.ts";
import type { LiveBetting } from "./live-betting.ts";

/** How a game sends the chips on its spots, and reads them from a bet. */
type BetForm = {
  inputOf(bets: ChipBet[]): RoundInput;
  /** Throws an error for the input of another game. */
  betsOf(input: OwnBet["input"]): readonly ChipBet[];
};

/** The bets of a table on which chips are laid: all chips that are not placed yet are one draft. */
export function tableBetting(
  live: Omit<LiveBetting<unknown>, "mat" | "list">,
  { inputOf, betsOf }: BetForm,
): TableBetting {
  return {
    get draft() {
      const { laidMinor, bets } = live;
      return laidMinor > 0n ? { stakeMinor: laidMinor, input: inputOf(bets) } : undefined;
    },
    get totalMinor() {
      return live.totalMinor;
    },
    takeDraft: live.takeDraft,
    setOpen: live.setOpen,
    show: (bets) => live.stand(bets.flatMap(({ input }) => betsOf(input))),
  };
}

/** What each spot was paid in a settled round, in minor units. `wonIn` reads a payout from an event, if the event is one. */
export function paidBySpot(
  { bets }: Pick<SettledRound, "bets">,
  wonIn: (event: unknown) => { spot: string; payoutMinor: string } | undefined,
): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const { script } of bets)
    for (const event of script?.events ?? []) {
      const won = wonIn(event);
      if (won) paid.set(won.spot, (paid.get(won.spot) ?? 0n) + BigInt(won.payoutMinor));
    }
  return paid;
}
