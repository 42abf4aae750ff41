import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { termsVersions } from "@bellwether/market";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createTerms } from "../players/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";

describe("the account", () => {
  let gate: GateFixture;
  let count = 0;
  const nextNumber = () => `+35840765${String(4_000 + ++count)}`;
  const post = (path: string, body: object) => gate.raw("POST", `/gate/api/actionable/${path}`, body);
  const codeSentTo = async (phone: string) => /\d{6}/.exec((await lettersTo(gate, phone)).at(-1)!.body)![0];
  const requestCode = (player: { session: string }, phone: string) =>
    gate.call(
      "requestActivation",
      { phone_country_code: phone.slice(0, 4), phone_number: phone.slice(4) },
      player.session,
    );
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  beforeEach(() => {
    gate.clock.at = new Date(gate.clock.at.getTime() + 20 * MINUTE_MS);
  });
  afterAll(() => gate.close());

  describe("details", () => {
    it("the call account/details changes the given fields and keeps the others, in any script", async () => {
      const player = await gate.player();
      const changed = await gate.call(
        "updateDetails",
        {
          address_1: " Ťahanovská 7 ",
          address_2: "日本",
          city: "Košice",
          zip: "040 13",
          region: "",
          state: "KI",
        },
        player.session,
      );
      expect(changed).toEqual({
        address_1: "Ťahanovská 7",
        address_2: "日本",
        city: "Košice",
        email: player.email,
        zip: "040 13",
        region: "",
        state: "KI",
        email_pending: null,
      });
      await gate.call("updateDetails", { city: "Žilina" }, player.session);
      expect(await gate.call("details", {}, player.session)).toEqual({ ...changed, city: "Žilina" });
    });

    it("the call account/details changes the email only after its link is opened, but the address at once", async () => {
      const player = await gate.player();
      const email = `moved${++count}@example.org`;
      expect(
        await gate.call(
          "updateDetails",
          { email, password: "correct horse battery", city: "Turku" },
          player.session,
        ),
      ).toMatchObject({
        email: player.email,
        email_pending: email,
        city: "Turku",
      });
      await gate.call("confirmEmail", { token: await tokenMailedTo(gate, email) });
      expect((await gate.call("details", {}, player.session)).email).toBe(email);
    });

    it.each([
      ["address_1", "", "core.error_address_required"],
      ["address_1", "a".repeat(101), "core.error_maximum_characters"],
      ["address_2", "a".repeat(101), "core.error_maximum_characters"],
      ["city", " ", "core.error_city_required"],
      ["zip", "1".repeat(21), "core.error_maximum_characters"],
      ["region", "a\u0007", "core.error_invalid_characters"],
      ["state", 7, "core.error_invalid_param"],
      ["email", "aino@", "core.error_email_invalid"],
      ["status", "open", "core.error_invalid_param"],
    ])("the call account/details answers %s %j with %s", async (field, value, message) => {
      const player = await gate.player();
      const { status, body } = await post("account/details", { [field]: value, session: player.session });
      expect([status, body.event.data.fields]).toEqual([400, { [field]: message }]);
    });
  });

  describe("settings", () => {
    it("the call account/settings returns and changes the newsletter setting, as 1 and 0 or true and false", async () => {
      const player = await gate.player();
      expect((await gate.call("settings", {}, player.session)).newsletter).toBe("1");
      for (const [given, shown] of [
        ["0", "0"],
        [true, "1"],
        [false, "0"],
        ["1", "1"],
      ] as const)
        expect((await gate.call("updateSettings", { newsletter: given }, player.session)).newsletter).toBe(
          shown,
        );
    });

    it("the call account/settings replaces an unverified number at once before activation", async () => {
      const player = await gate.player(undefined, { activated: false });
      const phone = nextNumber();
      expect(await gate.call("updateSettings", { phone }, player.session)).toEqual({
        newsletter: "1",
        phone,
        phone_pending: null,
        shows_wins: "0",
        tells_draws: "0",
        takes_rewards: "1",
        shows_notes: "1",
      });
    });

    it("the call account/settings keeps the verified number of an active account until the code for the new one is entered", async () => {
      const player = await gate.player(undefined, { activated: false });
      const [old, phone] = [nextNumber(), nextNumber()];
      await requestCode(player, old);
      await gate.call("validateActivation", { activation_code: await codeSentTo(old) }, player.session);
      expect(await gate.call("updateSettings", { phone }, player.session)).toMatchObject({
        phone: old,
        phone_pending: phone,
      });
      expect(await gate.call("profile", {}, player.session)).toMatchObject({
        player_activated: true,
        player_phone_set: true,
      });
      gate.clock.at = new Date(gate.clock.at.getTime() + MINUTE_MS);
      await requestCode(player, phone);
      expect((await gate.call("settings", {}, player.session)).phone).toBe(old);
      const code = await codeSentTo(phone);
      const wrong = code === "000000" ? "000001" : "000000";
      await expect(
        gate.call("validateActivation", { activation_code: wrong }, player.session),
      ).rejects.toMatchObject({ code: "code_wrong" });
      await gate.call("validateActivation", { activation_code: code }, player.session);
      expect(await gate.call("settings", {}, player.session)).toMatchObject({
        phone,
        phone_pending: null,
      });
    });

    it("the call account/settings drops the pending number when the player's own number is entered again, and sends no code for it", async () => {
      const player = await gate.player(undefined, { activated: false });
      const own = nextNumber();
      await requestCode(player, own);
      await gate.call("validateActivation", { activation_code: await codeSentTo(own) }, player.session);
      await gate.call("updateSettings", { phone: nextNumber() }, player.session);
      expect(await gate.call("updateSettings", { phone: own }, player.session)).toMatchObject({
        phone: own,
        phone_pending: null,
      });
      await expect(requestCode(player, own)).rejects.toMatchObject({ code: "already_activated" });
    });

    it("the call account/settings gives the number to one of two accounts that enter codes for it at the same moment", async () => {
      const phone = nextNumber();
      const players = [
        await gate.player(undefined, { activated: false }),
        await gate.player(undefined, { activated: false }),
      ];
      const codes: string[] = [];
      for (const player of players) {
        await requestCode(player, phone);
        codes.push(await codeSentTo(phone));
        gate.clock.at = new Date(gate.clock.at.getTime() + 1_000);
      }
      const answers = await Promise.all(
        players.map(({ session }, index) =>
          post("activation/validate", { activation_code: codes[index], session }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it.each([
      ["phone", "", "core.error_phone_required"],
      ["phone", "12", "core.error_phone_invalid"],
      ["phone", "<b>", "core.error_phone_invalid"],
      ["newsletter", "yes", "core.error_newsletter_required"],
      ["newsletter", 1, "core.error_newsletter_required"],
    ])("the call account/settings answers %s %j with %s", async (field, value, message) => {
      const player = await gate.player();
      const { body } = await post("account/settings", { [field]: value, session: player.session });
      expect(body.event.data.fields).toEqual({ [field]: message });
    });
  });

  describe("terms", () => {
    it("terms read the operator's toggles, once each, to learn whether the Swedish licence is in force", async () => {
      const isOn = vi.fn(() => true);
      const toggles = { ...gate.deps.toggles, isOn };
      const terms = createTerms({ ...gate.deps, toggles, licence: undefined });
      expect(terms.versionFor({ brand: "BELLWETHER", country: "SE" })).toBe(termsVersions.sweden);
      expect(isOn).toHaveBeenCalledExactlyOnceWith(
        "SWEDISH_LICENSE_ACTIVE",
        expect.objectContaining({ country: "SE", authenticated: true }),
      );
    });

    it("terms are asked for again at login and in the profile while the accepted version is outdated", async () => {
      const player = await gate.player();
      expect((await gate.call("profile", {}, player.session)).accepted_tos).toBe(true);
      await gate.database.query("UPDATE player SET accepted_terms_version = '2025-12-31' WHERE id = $1", [
        player.id,
      ]);
      const { data, session } = await gate
        .clientOf()
        .send("login", { nickname: player.email, password: "correct horse battery" });
      expect([data.need_terms_acceptance, data.player.accepted_tos]).toEqual([true, false]);
      expect((await gate.call("guardsStatus", {}, session)).guards).toContainEqual({
        guard: "terms",
        route: "/info/terms",
      });
      await expect(gate.call("acceptTerms", { version: "2025-12-31" }, session)).rejects.toMatchObject({
        code: "terms_changed",
        data: { need_terms_acceptance: true },
      });
      for (let accepted = 0; accepted < 2; accepted += 1)
        expect(await gate.call("acceptTerms", {}, session)).toEqual({
          accepted_tos: true,
          terms_version: "2026-01-01",
          need_terms_acceptance: false,
        });
      expect((await gate.call("profile", {}, session)).accepted_tos).toBe(true);
      const again = await gate.call("login", {
        nickname: player.email,
        password: "correct horse battery",
      });
      expect(again.need_terms_acceptance).toBe(false);
    });
  });

  describe("guards", () => {
    const guardsOf = async (player: { id: string; session: string }) =>
      (await gate.call("guardsStatus", {}, player.session)).guards;

    it("guards list each open guard with its route, and nothing for a player without open guards", async () => {
      const player = await gate.player();
      expect(await guardsOf(player)).toEqual([]);
      await gate.database.query(
        `UPDATE player SET accepted_terms_version = NULL, activated_at = NULL, phone = '', email = id || '@signup.null', document_asked_at = now()
         WHERE id = $1`,
        [player.id],
      );
      expect(await guardsOf(player)).toEqual([
        { guard: "terms", route: "/info/terms" },
        { guard: "email", route: "/set-email" },
        { guard: "phone", route: "/set-phone-number" },
        { guard: "activation", route: "/activation" },
        { guard: "document", route: "/my-account/account-info" },
      ]);
    });
  });

  describe("validating a phone number", () => {
    it.each([
      ["040 765 4321", "FI", true, "+358407654321"],
      ["+353 85 012 3456", "FI", true, "+353850123456"],
      ["(506) 234-5678", "CA", true, "+15062345678"],
      ["12", "FI", false, null],
      ["not a number", "FI", false, null],
      ["040 765 4321", "XX", false, null],
    ])("%j in %s is %j", async (phone, country, valid, formatted) => {
      expect(await gate.call("validatePhone", { phone, country })).toEqual({ valid, phone: formatted });
    });

    it("validating a phone number gives the same answer for a number that another account uses", async () => {
      const player = await gate.player();
      await gate.database.query("UPDATE player SET phone = '+358407650001' WHERE id = $1", [player.id]);
      const [taken, free] = await Promise.all(
        ["0407650001", "0407650002"].map((phone) => gate.call("validatePhone", { phone, country: "FI" })),
      );
      expect(taken).toEqual({ ...free, phone: "+358407650001" });
    });
  });

  describe("tags", () => {
    const tagsOf = (player: { session: string }) => gate.call("playerAutoTags", {}, player.session);

    it("tags are derived from country, activation, deposits and affiliate, and include those that people set", async () => {
      const player = await gate.player(undefined, { system_reference: { op: "Big Blog!" }, newsletter: "0" });
      expect(await tagsOf(player)).toEqual({
        auto_tags: ["country_fi", "currency_eur", "non_depositor", "activated", "affiliate_big_blog_"],
        tags: [],
      });
      await gate.deposit(player, "20.00");
      await gate.database.query("INSERT INTO player_tag (player_id, tag) VALUES ($1, 'bonus_abuse')", [
        player.id,
      ]);
      const { auto_tags, tags } = await tagsOf(player);
      expect(auto_tags).toContain("depositor");
      expect(auto_tags).not.toContain("vip");
      expect(tags).toEqual(["bonus_abuse"]);
    });

    it.each([
      ["999999", false],
      ["1000000", true],
    ])("total deposits of %s cents make a VIP: %j", async (minor, vip) => {
      const player = await gate.player();
      await gate.deposit(player, "20.00");
      await gate.database.query("UPDATE payment SET amount_minor = $2 WHERE player_id = $1", [
        player.id,
        minor,
      ]);
      expect((await tagsOf(player)).auto_tags.includes("vip")).toBe(vip);
    });
  });
});
