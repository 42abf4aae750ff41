import { hundredthsOf, plainBalls, type ReportDraw } from "../../rules/draw-report.ts";
import { PickNEvent, PickNInput, PickNLayout } from "./wire.ts";

const TIERS = {
  straight: "core.draws_tier_straight",
  exact: "core.draws_tier_exact",
  boxed: "core.draws_tier_boxed",
  any: "core.draws_tier_any",
} as const;

export const reportDraw: ReportDraw = {
  balls(events) {
    const drawn = events
      .flatMap((event) => PickNEvent.safeParse(event).data ?? [])
      .find(({ type }) => type === "digits-drawn");
    return drawn?.type === "digits-drawn" ? plainBalls(drawn.digits) : [];
  },
  prizes(events, layout) {
    const { data: pick } = PickNLayout.safeParse(layout);
    const drawn = PickNEvent.array().safeParse(events).data ?? [];
    const set = drawn.find((event) => event.type === "prizes-set");
    const digits = drawn.find((event) => event.type === "digits-drawn");
    if (!pick || !set || !digits) return undefined;
    return {
      isCut: set.isCut,
      sold: { key: "core.draws_sold_plays", count: digits.sold },
      tiers: set.tiers.map(({ tier, winners, hundredths }) => ({
        label: { key: TIERS[tier], count: winners },
        won: { winners },
        eachMinor: hundredthsOf(pick.priceMinor, hundredths),
      })),
    };
  },
  highest(layout) {
    const { data: pick } = PickNLayout.safeParse(layout);
    if (!pick) return undefined;
    const most = Math.max(...pick.bets.map(({ inOrderHundredths }) => inOrderHundredths));
    return { amountMinor: hundredthsOf(pick.priceMinor, most) };
  },
  lines: (input) =>
    PickNInput.safeParse(input).data?.plays.map(({ digits, way, times }) => ({
      faces: [...digits],
      way: { key: `pick_${way}`, times },
    })),
};
