import { expect, test } from "vitest";
import { followTables, pushTagEvent, type TagEvent } from "./tag-events.ts";

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

test("a visit to a game with 3 tables, one opened after the other, has 2 further displays and 2 further launches", () => {
  const pushed: string[] = [];
  const follow = followTables((event) => pushed.push(event));
  for (let table = 0; table < 3; table += 1)
    for (const step of ["tables_shown", "table_opened"] as const) follow(step);
  expect(pushed).toEqual(["game_displayed", "game_launched", "game_displayed", "game_launched"]);
});

test("a game's first table is pushed once, with the launch, also if the list came twice before it", () => {
  const pushed: string[] = [];
  const follow = followTables((event) => pushed.push(event));
  for (const step of ["tables_shown", "tables_shown", "table_opened"] as const) follow(step);
  expect(pushed).toEqual(["game_displayed"]);
});
