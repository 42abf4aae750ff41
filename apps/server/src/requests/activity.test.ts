import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { expect, it } from "vitest";
import { createActivity } from "./activity.ts";

it("a node is quiet three minutes after its start, its last request and its last socket; probes of its health do not count", () => {
  let minutes = 0;
  let sockets = 0;
  const activity = createActivity(3 * MINUTE_MS, () => minutes * MINUTE_MS);
  activity.keptBy(() => sockets);
  const quietAt = (at: number) => {
    minutes = at;
    return activity.isQuiet();
  };
  expect([quietAt(2.9), quietAt(3)]).toEqual([false, true]);
  for (const probe of ["/healthz", "/readyz", "/readyz?of=balancer"]) activity.note(probe);
  expect(quietAt(4)).toBe(true);
  activity.note("/healthz-of-a-game");
  expect([quietAt(6.9), quietAt(7)]).toEqual([false, true]);
  sockets = 1;
  expect(quietAt(20)).toBe(false);
  sockets = 0;
  expect([quietAt(22.9), quietAt(23)]).toEqual([false, true]);
  expect(createActivity(0, () => minutes * MINUTE_MS).isQuiet()).toBe(false);
});
