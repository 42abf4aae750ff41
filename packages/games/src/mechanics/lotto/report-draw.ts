import { hundredthsOf, plainBalls, type ReportDraw } from "../../rules/draw-report.ts";
import { LottoEvent, LottoInput, LottoLayout } from "./wire.ts";

export const reportDraw: ReportDraw = {
  balls(events) {
    const drawn = events
      .flatMap((event) => LottoEvent.safeParse(event).data ?? [])
      .find(({ type }) => type === "balls-drawn");
    if (drawn?.type !== "balls-drawn") return [];
    return [
      ...plainBalls([...drawn.numbers].sort((one, other) => one - other)),
      ...(drawn.bonus === null ? [] : [{ face: String(drawn.bonus), isBonus: true }]),
    ];
  },
  prizes(events, layout) {
    const { data: lotto } = LottoLayout.safeParse(layout);
    const drawn = LottoEvent.array().safeParse(events).data ?? [];
    const set = drawn.find((event) => event.type === "prizes-set");
    const balls = drawn.find((event) => event.type === "balls-drawn");
    if (!lotto || !set || !balls) return undefined;
    return {
      isCut: set.isCut,
      sold: { key: "core.draws_sold_lines", count: balls.lines },
      tiers: set.tiers.map(({ hits, withBonus, winners, hundredths }) => ({
        label: { key: withBonus ? "core.draws_tier_bonus" : "core.draws_tier_hits", count: hits },
        won: { winners },
        eachMinor: hundredthsOf(lotto.priceMinor, hundredths),
        oneIn: lotto.tiers.find((tier) => tier.hits === hits && tier.withBonus === withBonus)?.oneIn,
      })),
    };
  },
  highest(layout) {
    const { data: lotto } = LottoLayout.safeParse(layout);
    if (!lotto) return undefined;
    const { tiers, priceMinor } = lotto;
    return { amountMinor: hundredthsOf(priceMinor, Math.max(...tiers.map(({ hundredths }) => hundredths))) };
  },
  lines: (input) => LottoInput.safeParse(input).data?.slips.map((marks) => ({ faces: marks.map(String) })),
};
