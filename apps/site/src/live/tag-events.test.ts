import { expect, test } from "vitest";
import { pushTagEvent, type TagEvent } from "./tag-events.ts";

const launched: TagEvent = { event: "game_launched", game_id: 2101, game: "bell-tower-bonanza" };

test("an event waits in the dataLayer for the tags, 1 entry each", () => {
  const page: { dataLayer?: unknown[] } = {};
  pushTagEvent(true, launched, page);
  pushTagEvent(true, { event: "withdraw_success", payment_id: "p", amount: "10.00", currency: "EUR" }, page);
  expect(page.dataLayer).toHaveLength(2);
  expect(page.dataLayer?.[0]).toEqual(launched);
});

const payment = { payment_id: "p", amount: "10.00", currency: "EUR" };

test.each<TagEvent>([
  launched,
  { ...launched, event: "game_displayed" },
  { event: "deposit_successful", ...payment },
  { event: "deposit_pending", state: "pending", ...payment },
])("puts $event into the dataLayer under its own name", (event) => {
  const page: { dataLayer?: unknown[] } = {};
  pushTagEvent(true, event, page);
  expect(page.dataLayer).toEqual([event]);
});

test.each([false, undefined])("creates no dataLayer where tags are %s", (enabled) => {
  const page: { dataLayer?: unknown[] } = {};
  pushTagEvent(enabled, launched, page);
  expect(page.dataLayer).toBeUndefined();
});
