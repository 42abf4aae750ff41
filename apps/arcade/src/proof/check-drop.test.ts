import { dropCommitment } from "@bellwether/games";
import { expect, it } from "vitest";
import { dropHolds } from "./check-drop.ts";

const name = { pot: "hourly-drop", currency: "EUR" };
const [startsAt, instant] = ["2026-11-20T12:00:00.000Z", "2026-11-20T12:34:56.789Z"];
const salt = "5a".repeat(32);
const drop = {
  ...{ startsAt, instant, salt, state: "hit" as const },
  endsAt: "2026-11-20T13:00:00.000Z",
  endedAt: "2026-11-20T12:40:00.000Z",
  commitment: dropCommitment({ ...name, startsAt: new Date(startsAt) }, { instant: new Date(instant), salt }),
};

it("a drop's moment holds when moment and salt give the sealed hash, and not for another moment, salt, start, pot or currency", async () => {
  expect(await dropHolds(name, drop)).toBe(true);
  for (const changed of [
    { instant: "2026-11-20T12:34:56.790Z" },
    { salt: "5b".repeat(32) },
    { startsAt: "2026-11-20T11:00:00.000Z" },
  ])
    expect(await dropHolds(name, { ...drop, ...changed })).toBe(false);
  for (const other of [{ pot: "daily-drop" }, { currency: "SEK" }])
    expect(await dropHolds({ ...name, ...other }, drop)).toBe(false);
});
