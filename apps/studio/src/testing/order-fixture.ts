import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import {
  type OpenSubscriptionRequest,
  type UpcomingDraw,
  Weekday,
} from "@bellwether/contract/studio/index.ts";
import { testCampaigns } from "@bellwether/gate/testing/bonus-campaigns.ts";
import { createDrawFixture, DRAW_TABLE } from "./draw-fixture.ts";

/** The price of one slip, in minor units. */
export const PRICE = 150;
export const slips = [[3, 11, 19, 28, 36, 44]];
/** A ticket of one slip. */
export const ticket = { stakeMinor: String(PRICE), input: { slips } };

export type OrderFixture = Awaited<ReturnType<typeof createOrderFixture>>;

/** A studio whose table draws at 21:00 in Stockholm on each of these days, with standing orders. Sales close 15 minutes before. */
export async function createOrderFixture(days: readonly Weekday[] = Weekday.options) {
  const calendar = {
    ...{ timeZone: "Europe/Stockholm", at: "21:00", days: [...days] },
    ...{ closesMs: 15 * MINUTE_MS, ahead: 4, patienceMs: DAY_MS },
  };
  const draws = await createDrawFixture({ ...DRAW_TABLE, calendar }, undefined, [], testCampaigns);
  const { tableId, database } = draws;
  const told: { user: string; reason: string; cause?: string; ended: boolean; isLast?: true }[] = [];
  const fixture = {
    ...draws,
    /** Answers a wallet call in place of the gate; undefined leaves it to the gate. */
    answerOnce: undefined as ((path: string) => Promise<Response | undefined>) | undefined,
    subscribe: (session: string, more: Partial<OpenSubscriptionRequest> = {}) =>
      draws.ask("openSubscription", {
        ...{ session, tableId },
        body: { requestId: crypto.randomUUID(), weekdays: null, untilDate: null, ...ticket, ...more },
      }),
    orders: async (session: string) =>
      (await draws.ask("listSubscriptions", { session, tableId })).subscriptions,
    /** Moves the clock to this long before the close of a draw, and runs what is due. */
    async moveTo({ betsCloseAt }: Pick<UpcomingDraw, "betsCloseAt">, beforeMs: number) {
      draws.advance(Date.parse(betsCloseAt) - beforeMs - draws.gate.clock.at.getTime());
      await draws.studio.runTables();
    },
    /** Starts a test with a new player, because a session lasts for hours, and with a draw that is more than 27 hours away. */
    async fresh(amount?: string) {
      const [, second] = await draws.upcoming();
      if (!second) throw new Error("no second draw");
      await fixture.moveTo(second, 27 * HOUR_MS);
      return { ...(await draws.seated(amount)), draw: second };
    },
    /** What the wallet was asked to tell a player about missed draws. */
    toldTo: (player: { id: string }) =>
      told.filter(({ user }) => user === player.id).map(({ user: _, ...rest }) => rest),
    async orderOf(subscriptionId: string, number: number) {
      const { rows } = await database.query<{ state: string; reason: string | null; has_ended: boolean }>(
        "SELECT state, reason, has_ended FROM studio_order WHERE subscription_id = $1 AND number = $2",
        [subscriptionId, number],
      );
      return rows[0];
    },
    async stateOf(subscriptionId: string) {
      const { rows } = await database.query(
        "SELECT state, end_reason FROM studio_subscription WHERE id = $1",
        [subscriptionId],
      );
      return rows[0];
    },
  };
  draws.wallet.answer = async (path, body) => {
    const { user, reason, cause, ended, is_last } = JSON.parse(body);
    if (path.endsWith("-missed"))
      told.push({ user, reason, ...(cause && { cause }), ended, ...(is_last && { isLast: true }) });
    return fixture.answerOnce?.(path);
  };
  return fixture;
}

/** The weekday of a draw in Stockholm. */
export const dayOf = ({ drawsAt }: UpcomingDraw): Weekday =>
  Weekday.parse(
    new Date(drawsAt)
      .toLocaleDateString("en", { weekday: "long", timeZone: "Europe/Stockholm" })
      .toLowerCase(),
  );
