import { randomUUID } from "node:crypto";
import { address } from "@bellwether/ledger";
import { describe, expect, it } from "vitest";
import { signupOf, units } from "../testing/gate-fixture.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";
import { gateSince, limitedPlay, MONDAY } from "../testing/limited-play.ts";

const DAY_MS = 86_400_000;

const gate = await gateSince(MONDAY);

describe("limits", () => {
  const { game, logIn, passTime, someone } = limitedPlay(gate);

  describe("self-exclusion", () => {
    it.each([
      ["24h", "2026-11-17T12:00:00.000Z"],
      ["7d", "2026-11-23T12:00:00.000Z"],
      ["30d", "2026-12-16T12:00:00.000Z"],
      ["6m", "2027-05-16T12:00:00.000Z"],
      ["1y", "2027-11-16T12:00:00.000Z"],
      ["3y", "2029-11-16T12:00:00.000Z"],
      ["5y", "2031-11-16T12:00:00.000Z"],
      ["forever", null],
    ] as const)(
      "of %s lasts until %s: no login before, nor a hundred years later when it is for good",
      async (duration, until) => {
        const player = await someone();
        expect(await gate.call("selfExclude", { duration }, player.session)).toEqual({
          excluded_until: until,
        });
        const refused = { code: "account_excluded" };
        await expect(logIn(player)).rejects.toMatchObject(refused);
        gate.clock.at = until ? new Date(Date.parse(until) - 1) : new Date("2126-11-16T12:00:00Z");
        await expect(logIn(player)).rejects.toMatchObject(refused);
        if (!until) return;
        gate.clock.at = new Date(until);
        await expect(logIn(player)).resolves.toBeTruthy();
      },
    );

    it("ends the session and tells its screens, refuses stakes, deposits and login at once, and pays wins still", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const { bet, win } = await game(player);
      const id = randomUUID();
      const round = randomUUID();
      await bet(10, { transaction_uuid: id, round, round_closed: false });
      const heard = gate.listen(player);
      await gate.call("selfExclude", { duration: "7d" }, player.session);
      expect(heard).toContainEqual({ type: "session_ended", reason: "excluded" });
      expect(await bet(1)).toMatchObject({ status: "RS_ERROR_USER_DISABLED" });
      expect(await win(id, round, 30)).toMatchObject({ status: "RS_OK", balance: units(120) });
      await expect(gate.call("profile", {}, player.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
      await expect(logIn(player)).rejects.toMatchObject({
        code: "account_excluded",
        data: { params: { until: "2026-11-23T12:00:00.000Z" } },
      });
      passTime(7 * DAY_MS);
      player.session = await logIn(player);
      expect((await gate.call("balance", {}, player.session)).player_balance_amount).toBe("120.00");
    });

    it("covers every brand: the same person's other account closes too, and a new one is refused under any of its marks", async () => {
      const firstname = `P${randomUUID().slice(0, 8)}`;
      const email = `${randomUUID()}@example.org`;
      const player = await gate.player(email, { firstname });
      const other = await gate
        .clientOf(undefined, { "x-brand": "FUNLY" })
        .send("signup", { ...signupOf(`${randomUUID()}@example.org`), firstname: firstname.toUpperCase() });
      await gate.call("selfExclude", { duration: "6m" }, player.session);
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
      const again = (form: object) =>
        gate
          .clientOf(undefined, { "x-brand": "LUCKYCLOVER" })
          .send("signup", { ...signupOf(`${randomUUID()}@example.org`), ...form });
      await expect(again({ email, firstname: "Other" })).rejects.toMatchObject({ code: "account_excluded" });
      await expect(again({ firstname })).rejects.toMatchObject({ code: "account_excluded" });
      await expect(again({ firstname: "Somebody" })).resolves.toBeTruthy();
    });

    it("1 number that was only typed at a signup shuts out nobody: its real owner plays on at the other brand", async () => {
      const owner = await someone();
      await gate.database.query("UPDATE player SET phone = '+358405551234' WHERE id = $1", [owner.id]);
      const stranger = await gate.clientOf(undefined, { "x-brand": "FUNLY" }).send("signup", {
        ...signupOf(`${randomUUID()}@example.org`),
        ...{ phone: "040 555 1234", firstname: `P${randomUUID().slice(0, 8)}` },
      });
      await gate.call("selfExclude", { duration: "24h" }, stranger.session);
      expect((await gate.call("profile", {}, owner.session)).player_id).toBe(owner.id);
    });

    it("an address that was only typed at a signup shuts out nobody: its owner plays on, and may open an account at the third brand", async () => {
      const owner = await someone();
      const { email } = await gate.call("details", {}, owner.session);
      const stranger = await gate
        .clientOf(undefined, { "x-brand": "FUNLY" })
        .send("signup", { ...signupOf(email), firstname: `P${randomUUID().slice(0, 8)}` });
      await gate.call("selfExclude", { duration: "forever" }, stranger.session);
      expect((await gate.call("profile", {}, owner.session)).player_id).toBe(owner.id);
      await expect(
        gate
          .clientOf(undefined, { "x-brand": "LUCKYCLOVER" })
          .send("signup", { ...signupOf(email), firstname: `P${randomUUID().slice(0, 8)}` }),
      ).resolves.toBeTruthy();
    });

    it("covers an account that is being opened in the same moment: of 10 such pairs, none plays on", async () => {
      for (let pair = 0; pair < 10; pair += 1) {
        const firstname = `P${randomUUID().slice(0, 8)}`;
        const player = await gate.player(undefined, { firstname });
        const opening = gate
          .clientOf(undefined, { "x-brand": "FUNLY" })
          .send("signup", { ...signupOf(`${randomUUID()}@example.org`), firstname });
        const [opened] = await Promise.allSettled([
          opening,
          gate.call("selfExclude", { duration: "7d" }, player.session),
        ]);
        if (opened.status === "fulfilled")
          await expect(gate.call("profile", {}, opened.value.session)).rejects.toMatchObject({
            data: { reason: "excluded" },
          });
        else expect(opened.reason).toMatchObject({ code: "account_excluded" });
      }
    });

    it("covers another name's account from the moment at which it shows the excluded person's number to be its own", async () => {
      const phone = "+358401239876";
      const excluded = await someone();
      await gate.database.query("UPDATE player SET phone = $2 WHERE id = $1", [excluded.id, phone]);
      await gate.call("selfExclude", { duration: "7d" }, excluded.session);
      const other = await gate.clientOf(undefined, { "x-brand": "FUNLY" }).send("signup", {
        ...signupOf(`${randomUUID()}@example.org`),
        firstname: `P${randomUUID().slice(0, 8)}`,
      });
      await gate.call(
        "requestActivation",
        { phone_country_code: "358", phone_number: phone.slice(4) },
        other.session,
      );
      const [text] = await lettersTo(gate, phone);
      const activation_code = /\d{6}/.exec(text!.body)![0];
      await expect(gate.call("validateActivation", { activation_code }, other.session)).rejects.toMatchObject(
        {
          code: "account_excluded",
        },
      );
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
    });

    it("covers another name's account from the moment at which it shows the excluded person's address to be its own", async () => {
      const excluded = await someone();
      await gate.call("selfExclude", { duration: "7d" }, excluded.session);
      const other = await gate.clientOf(undefined, { "x-brand": "FUNLY" }).send("signup", {
        ...signupOf(`${randomUUID()}@example.org`),
        firstname: `P${randomUUID().slice(0, 8)}`,
      });
      await gate.call("setEmail", { email: excluded.email }, other.session);
      const token = await tokenMailedTo(gate, excluded.email);
      await expect(gate.call("confirmEmail", { token })).rejects.toMatchObject({ code: "account_excluded" });
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
    });

    it("leaves 1 link to a new address open, that was mailed before it", async () => {
      const player = await someone();
      const email = `${randomUUID()}@example.org`;
      await gate.call("setEmail", { email }, player.session);
      const token = await tokenMailedTo(gate, email);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      expect(await gate.call("confirmEmail", { token })).toEqual({ email });
    });

    it("of 1 account without a proven number shuts out none of those that have no number at all", async () => {
      const player = await someone({ activated: false });
      const other = await someone();
      await gate.database.query("UPDATE player SET phone = '' WHERE id = $1", [other.id]);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      await expect(logIn(other)).resolves.toBeTruthy();
    });

    it("of 50 stakes at the moment of an exclusion, none is taken after it was acknowledged", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const { bet } = await game(player);
      const before = Promise.all(Array.from({ length: 50 }, () => bet(1)));
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      const after = await Promise.all(Array.from({ length: 20 }, () => bet(1)));
      expect(after.map(({ status }) => status)).not.toContain("RS_OK");
      await before;
    });

    it("a deposit that was authorised before an exclusion still arrives; none is authorised after it", async () => {
      const player = await someone();
      const authorised = await gate.beginDeposit(player, "30.00");
      const { authCode } = await authorised.authorize();
      const begun = await gate.beginDeposit(player);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      expect(await authorised.transfer(authCode)).toMatchObject({ success: true });
      expect(await begun.authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
      const [cash] = await gate.parts.ledger.balances([
        { address: address.playerCash(player.id), currency: player.currency },
      ]);
      expect(cash!.balanceMinor).toBe(3_000n);
    });
  });
});
