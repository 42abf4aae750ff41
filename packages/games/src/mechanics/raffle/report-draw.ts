import { plainBalls, type ReportDraw } from "../../rules/draw-report.ts";
import { RaffleEvent, RaffleInput, RaffleLayout } from "./wire.ts";

export const reportDraw: ReportDraw = {
  balls(events) {
    const drawn = drawnIn(events);
    return plainBalls((drawn?.winners ?? []).slice(0, 1).map(({ number }) => number));
  },
  prizes(events, layout) {
    const drawn = drawnIn(events);
    const { data: raffle } = RaffleLayout.safeParse(layout);
    if (!raffle || !drawn) return undefined;
    const potMinor = BigInt(raffle.priceMinor) * BigInt(drawn.sold);
    return {
      isCut: false,
      sold: { key: "core.draws_sold_numbers", count: drawn.sold },
      tiers: drawn.winners.map(({ number, permille }, index) => ({
        label: { key: "core.draws_tier_place", count: index + 1 },
        won: { number },
        eachMinor: (potMinor * BigInt(permille)) / 1_000n,
      })),
    };
  },
  highest(layout) {
    const [first] = RaffleLayout.safeParse(layout).data?.prizes ?? [];
    return first && { potPercent: first.permille / 10 };
  },
  lines(input) {
    const { data: raffle } = RaffleInput.safeParse(input);
    return raffle && [{ faces: raffle.numbers.map(String) }];
  },
};

function drawnIn(events: Parameters<ReportDraw["balls"]>[0]) {
  return events
    .flatMap((event) => RaffleEvent.safeParse(event).data ?? [])
    .find((event) => event.type === "raffle-drawn");
}
