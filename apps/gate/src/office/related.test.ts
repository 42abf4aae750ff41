import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let desk: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  desk = await openDesk(gate, "safety");
});
afterAll(() => gate.close());

const related = async ({ id }: Pick<Player, "id">) =>
  (await desk.call("relatedAccounts", { player_id: id })).accounts.map(({ player_id, by }) => [
    player_id,
    by,
  ]);
const lettersOf = () => randomUUID().replaceAll(/[^a-f]/g, "");
let births = 0;
/** Somebody whose birthday nobody else of this test has. */
const stranger = () => {
  births += 1;
  return gate.stranger({ year: String(1940 + births), month: "7", day: "9" });
};
const pay = async (player: Player, maskedAccount: string) => {
  const deposit = await gate.beginDeposit(player, "20.00");
  const { authCode } = await deposit.authorize({ maskedAccount, pspService: "VISA" });
  await deposit.transfer(authCode);
};
/** A login from an address, as the session's row keeps it. */
const seenAt = (player: Player, address: string, at = gate.clock.at) =>
  gate.database.query("UPDATE session SET address = $2, created_at = $3 WHERE player_id = $1", [
    player.id,
    address,
    at,
  ]);

describe("accounts that have something in common", () => {
  it("accounts of the same name and birthday, and those of the same card, are listed with what they share, most first", async () => {
    const person = {
      firstname: "Aino",
      lastname: `Virta ${lettersOf()}`,
      year: "1981",
      month: "3",
      day: "4",
    };
    const player = await gate.player(undefined, person);
    const namesake = await gate.player(undefined, person);
    const other = await stranger();
    for (const each of [player, namesake, other]) await pay(each, "516867******3344");
    expect(await related(player)).toEqual([
      [namesake.id, ["person", "card"]],
      [other.id, ["card"]],
    ]);
  });

  it("four digits of a card alone make no relation", async () => {
    const [player, other] = [await stranger(), await stranger()];
    for (const each of [player, other]) await pay(each, "**** 3344");
    expect(await related(player)).toEqual([]);
  });

  it("players of one network are related for 90 days, and not where more than 10 players use it", async () => {
    const [player, near, late] = [await stranger(), await stranger(), await stranger()];
    for (const each of [player, near]) await seenAt(each, "192.0.2.7");
    await seenAt(late, "192.0.2.7", new Date(gate.clock.at.getTime() - 91 * DAY_MS));
    expect(await related(player)).toEqual([[near.id, ["network"]]]);
    for (let count = 0; count < 9; count += 1) await seenAt(await stranger(), "192.0.2.7");
    expect(await related(player)).toEqual([]);
  });

  it("an unknown player is not found", async () => {
    await expect(related({ id: "nobody" })).rejects.toMatchObject({ code: "not_found" });
  });
});
