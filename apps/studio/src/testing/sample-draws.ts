import { holdPublishedDraw, type PublishedDraw, type SampleTicket } from "./published-draws.ts";
import { crowdedLotto, crowdedPicks, lottoTickets, pickTickets, raffleTickets } from "./sample-tickets.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Maximum number of draws that are held to find one of a kind. Each kind occurs at least once in five draws on average. */
const MAX_TRIES = 200;

/** Draws of every kind, by name, with leaves in several pages where many tickets are sold. */
export function sampleDraws(random: SeededRandom): Record<string, PublishedDraw> {
  const hold = (model: string, sold: SampleTicket[], number = 1 + random.below(900)) =>
    holdPublishedDraw(random, { model, number, sold });
  const holdUntil = (model: string, sold: SampleTicket[], isFound: (draw: PublishedDraw) => boolean) => {
    for (let number = 1; number <= MAX_TRIES; number += 1) {
      const draw = hold(model, sold, number);
      if (isFound(draw)) return draw;
    }
    throw new Error(`none of ${MAX_TRIES} draws of ${model} is of this kind`);
  };
  const isCut = ({ round }: PublishedDraw) => round.events?.some((event) => event.isCut === true) ?? false;
  const nobodyWins = ({ tickets }: PublishedDraw) => tickets.every(({ payoutMinor }) => payoutMinor === "0");
  return {
    "lotto with a bonus ball": hold("lotto-saturday", lottoTickets(random, 400, { balls: 49, picks: 6 })),
    "lotto without a bonus ball": hold("lotto-midweek", lottoTickets(random, 300, { balls: 49, picks: 6 })),
    "lotto of five numbers": hold("lucky-five-lotto", lottoTickets(random, 250, { balls: 50, picks: 5 })),
    "lotto cut by its cap": holdUntil("lucky-five-lotto", crowdedLotto(430), isCut),
    "lotto nobody wins": holdUntil(
      "lotto-midweek",
      lottoTickets(random, 2, { balls: 49, picks: 6 }),
      nobodyWins,
    ),
    "lotto without a ticket": hold("lotto-saturday", []),
    "pick-3": hold("pick-three-pigeons", pickTickets(random, 500, 3)),
    "pick-3 cut by its cap": holdUntil("pick-three-pigeons", crowdedPicks(), isCut),
    "pick-4": hold("pick-four-post", pickTickets(random, 300, 4)),
    raffle: hold("harvest-raffle", raffleTickets(random, 260, { numbers: 3_000, each: 4 })),
    "raffle with more prizes than sold numbers": hold(
      "tombola-at-the-taqueria",
      raffleTickets(random, 2, { numbers: 1_000, each: 1 }),
    ),
    "jackpot draw": hold("the-whole-flock", raffleTickets(random, 700, { numbers: 20_000, each: 7 })),
  };
}
