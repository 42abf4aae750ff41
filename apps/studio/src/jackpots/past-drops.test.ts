import { createHash } from "node:crypto";
import { HOUR_MS } from "@bellwether/contract/durations.ts";
import { DropsReply } from "@bellwether/contract/studio/index.ts";
import { expect, it } from "vitest";
import { createClockFixture } from "../testing/clock-fixture.ts";
import { testDrop } from "../testing/test-jackpots.ts";

const SALT = "5a".repeat(32);
const START_MS = Date.parse("2026-11-20T00:00:00.000Z");

it("lists the periods that a drop had before its calls in pages of 50, each with moment and salt that hash to its commitment, and an open one without", async () => {
  const fixture = await createClockFixture([testDrop]);
  for (let hour = 0; hour < 52; hour += 1) {
    const startsAt = new Date(START_MS + hour * HOUR_MS);
    const instant = new Date(startsAt.getTime() + 754_321).toISOString();
    const text = ["drop", "EUR", startsAt.toISOString(), instant, SALT].join(":");
    const state = hour === 51 ? "open" : hour % 2 ? "hit" : "unmet";
    await fixture.database.query(
      `INSERT INTO studio_drop (pot, currency, starts_at, ends_at, commitment, sealed, state, ended_at)
       VALUES ('drop', 'EUR', $1, $2, $3, $4, $5, $6)`,
      [
        startsAt,
        new Date(startsAt.getTime() + HOUR_MS),
        createHash("sha256").update(text).digest("hex"),
        fixture.parts.seedVault.seal("drop:drop:EUR", `${instant} ${SALT}`),
        state,
        state === "open" ? null : startsAt,
      ],
    );
  }
  const list = (before: string, pot = "drop", currency = "EUR") =>
    fixture.studio.app.request(`/studio/api/drops/${pot}/${currency}/${before}`);
  const now = new Date(START_MS + 60 * HOUR_MS).toISOString();
  const first = DropsReply.parse(await (await list(now)).json());
  expect(first.drops).toHaveLength(50);
  const rest = DropsReply.parse(await (await list(first.next ?? "")).json());
  expect([rest.drops.length, rest.next]).toEqual([2, null]);
  const [open, ...past] = [...first.drops, ...rest.drops];
  expect(open).toMatchObject({ state: "open", endedAt: null, instant: null, salt: null });
  for (const { pot, currency, startsAt, instant, salt, commitment } of past)
    expect(
      createHash("sha256").update([pot, currency, startsAt, instant, salt].join(":")).digest("hex"),
    ).toBe(commitment);
  expect((await list(now, "nothing")).status).toBe(404);
  expect((await list(now, "drop", "QQQ")).status).toBe(400);
  for (const wrong of ["yesterday", "2026-13-01T00:00:00.000Z", "0", "%00"]) {
    const refused = await list(wrong);
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "invalid_request" }]);
  }
  await fixture.close();
});
