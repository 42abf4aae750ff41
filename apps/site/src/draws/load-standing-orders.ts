import type { StandingOrder } from "@bellwether/contract/calls/draws.ts";
import { minorToAmount } from "@bellwether/contract/minor-units.ts";
import type { SubscriptionState } from "@bellwether/contract/studio/draws.ts";
import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { drawZoneName } from "@bellwether/i18n/game-sheet/draw-times.ts";
import { orderDaysText } from "@bellwether/i18n/game-sheet/order-days.ts";
import { translateSheet } from "@bellwether/i18n/game-sheet/translate-sheet.ts";
import type { Language } from "@bellwether/market/languages.ts";
import type { Site } from "../request/site.ts";
import { type OrderReason, orderReasonOf } from "./order-reason.ts";
import { type OrderedLine, orderedLines } from "./ordered-lines.ts";

/** A standing order in the reader's language. Times are ISO 8601, and shown in the reader's own time zone. */
export type ShownOrder = {
  id: string;
  title: string;
  state: SubscriptionState;
  /** What each draw costs. */
  price: string;
  days: string;
  /** The time zone of weekdays and last day; undefined where the order names neither. */
  zone: string | undefined;
  lines: OrderedLine[];
  nextAt: string | null;
  missed: { at: string; reason: OrderReason } | undefined;
  endReason: OrderReason | undefined;
};

/** The player's standing orders; undefined while they cannot be read. The tickets are shown all the same. */
export async function loadStandingOrders(site: Site): Promise<ShownOrder[] | undefined> {
  return site.gate.call("standingOrders", {}).then(
    ({ orders }) => orders.map((order) => toShownOrder(order, site.language)),
    () => undefined,
  );
}

function toShownOrder(
  { title, currency, calendar, subscription }: StandingOrder,
  language: Language,
): ShownOrder {
  const { subscriptionId, stakeMinor, input, weekdays, untilDate, state, endReason } = subscription;
  const t = translateSheet(language);
  const missed = subscription.draws.find((draw) => draw.state === "missed");
  const isDated = weekdays !== null || untilDate !== null;
  return {
    id: subscriptionId,
    title,
    state,
    price: formatMoney(minorToAmount(BigInt(stakeMinor)), currency, language),
    days: orderDaysText(subscription, t, language),
    zone: isDated && calendar ? drawZoneName(calendar, language) : undefined,
    lines: orderedLines(input, t),
    nextAt: subscription.nextDraw?.drawsAt ?? null,
    missed: missed && { at: missed.drawsAt, reason: orderReasonOf(missed.reason) },
    endReason: state === "ended" ? orderReasonOf(endReason) : undefined,
  };
}
