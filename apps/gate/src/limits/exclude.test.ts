import { randomUUID } from "node:crypto";
import { DAY_MS } from "@bellwether/contract/durations.ts";
import { address } from "@bellwether/ledger";
import type { BrandKey } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { signupOf, units } from "../testing/gate-fixture.ts";
import { lettersTo, tokenMailedTo } from "../testing/letters-to.ts";
import { gateSince, limitedPlay, MONDAY, swedish } from "../testing/limited-play.ts";
import { askDocument, settleDocument } from "../verification/index.ts";
import { decideExclusionMatch, keepMatchHolds, listExclusionMatches } from "./exclusion-match.ts";

const gate = await gateSince(MONDAY);

/** Counter for phone numbers, so that each stranger enters a different one. */
let numbers = 0;

describe("limits", () => {
  const { game, logIn, passTime, someone } = limitedPlay(gate);
  /** An account at another brand, whose owner shares only the given marks with anyone. */
  const someoneAt = async (brand: BrandKey, more: Partial<ReturnType<typeof signupOf>> = {}) => {
    const email = `${randomUUID()}@example.org`;
    numbers += 1;
    const own = {
      phone: `040 5${String(numbers).padStart(6, "0")}`,
      firstname: `P${randomUUID().slice(0, 8)}`,
    };
    const form = { ...signupOf(email), ...own, ...more };
    if (more.country === "SE") form.currency = "SEK";
    const { data, session } = await gate.clientOf(undefined, { "x-brand": brand }).send("signup", form);
    return { id: data.player.player_id, session: session!, email: form.email };
  };
  const showPaper = async (playerId: string) => {
    await askDocument(gate.deps, { playerId, reason: "a test", by: commandActor("kaisa") });
    await settleDocument(gate.deps, { playerId, by: commandActor("otto") });
  };
  /** The players whose open decisions are ended from now on. */
  const endedPlays = () => {
    const ended: string[] = [];
    gate.deps.onPlayEnd = async (playerId) => {
      ended.push(playerId);
    };
    return ended;
  };
  const matchesOf = async (id: string) =>
    (await listExclusionMatches(gate.database, gate.clock.at)).filter(({ player_id }) => player_id === id);

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
      "self-exclusion for %s lasts until %s: no login before, and not even after a hundred years when it is permanent",
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

    it.each([
      [
        "24h",
        "your break has begun",
        /^Your break from Bellwether, .+ has begun\. It lasts until Tuesday.*2026/,
      ],
      ["6m", "you have excluded yourself", /^You have excluded yourself from .+ until Sunday.*2027/],
      ["forever", "you have excluded yourself", /^You have excluded yourself from .+ for good\./],
    ] as const)(
      "self-exclusion for %s is told by 1 letter, with its end, the money and helplines",
      async (duration, subject, text) => {
        const player = await someone();
        await gate.database.query("UPDATE player SET language = 'en' WHERE id = $1", [player.id]);
        await gate.call("selfExclude", { duration }, player.session);
        const letters = await lettersTo(gate, player.email);
        const about = letters.filter((letter) => letter.subject === `Bellwether: ${subject}`);
        expect(about).toHaveLength(1);
        expect(about[0]!.body).toMatch(text);
        expect(about[0]!.body).toContain("help@bellwether.example");
        expect(about[0]!.body).toContain("Peluuri (0800 100 101, peluuri.fi)");
      },
    );

    it.each([
      ["24h", "break"],
      ["6m", "exclusion"],
    ] as const)(
      "self-exclusion for %s is a %s at the login, which is refused before a scratch code is asked for",
      async (duration, kind) => {
        const player = await someone();
        await gate.call("scratchCodes", { type: "issue", password: "correct horse battery" }, player.session);
        await gate.call("selfExclude", { duration }, player.session);
        for (let attempt = 0; attempt < 6; attempt += 1)
          await expect(logIn(player)).rejects.toMatchObject({
            code: "account_excluded",
            data: { params: { kind } },
          });
      },
    );

    it("self-exclusion ends the session and notifies its screens, refuses stakes, deposits and login at once, and still pays wins", async () => {
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

    it("self-exclusion covers every brand: it closes the other account with the same verified number, and refuses a new one under a proven number or address", async () => {
      const email = `${randomUUID()}@example.org`;
      const player = await gate.player(email, { firstname: `P${randomUUID().slice(0, 8)}` });
      const other = await someoneAt("FUNLY");
      await gate.database.query(
        "UPDATE player SET phone = '+358407770001', activated_at = $3 WHERE id IN ($1, $2)",
        [player.id, other.id, gate.clock.at],
      );
      await gate.database.query("UPDATE player SET email_confirmed_at = $2 WHERE id = $1", [
        player.id,
        gate.clock.at,
      ]);
      await gate.call("selfExclude", { duration: "6m" }, player.session);
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
      const refused = { code: "account_excluded" };
      await expect(someoneAt("LUCKYCLOVER", { email })).rejects.toMatchObject(refused);
      await expect(someoneAt("LUCKYCLOVER", { phone: "040 777 0001" })).rejects.toMatchObject(refused);
      await expect(someoneAt("LUCKYCLOVER")).resolves.toBeTruthy();
    });

    it("self-exclusion covers the person's other account when the identity paper was seen at both", async () => {
      const firstname = `P${randomUUID().slice(0, 8)}`;
      const player = await someone({ firstname });
      const other = await someoneAt("FUNLY", { firstname: firstname.toUpperCase() });
      for (const { id } of [player, other]) await showPaper(id);
      await gate.call("selfExclude", { duration: "6m" }, player.session);
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
    });

    it("self-exclusion covers an account as soon as its identity paper shows that it belongs to the excluded person, and ends its open decisions", async () => {
      const firstname = `P${randomUUID().slice(0, 8)}`;
      const player = await someone({ firstname });
      const other = await someoneAt("FUNLY", { firstname });
      await showPaper(player.id);
      await gate.call("selfExclude", { duration: "6m" }, player.session);
      expect((await gate.call("profile", {}, other.session)).player_id).toBe(other.id);
      const ended = endedPlays();
      await showPaper(other.id);
      expect(ended).toEqual([other.id]);
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
    });

    describe("spreads by proven marks only", () => {
      it("an unactivated account with the victim's name and birthday excludes nobody, and 1 match is listed", async () => {
        const firstname = `P${randomUUID().slice(0, 8)}`;
        const victim = await someone({ firstname });
        const stranger = await someoneAt("FUNLY", { firstname });
        await gate.call("selfExclude", { duration: "forever" }, stranger.session);
        expect((await gate.call("profile", {}, victim.session)).player_id).toBe(victim.id);
        victim.session = await logIn(victim);
        await expect(someoneAt("LUCKYCLOVER", { firstname })).resolves.toBeTruthy();
        expect(await matchesOf(victim.id)).toMatchObject([
          { excluded_player_id: stranger.id, marks: "person", ends_at: null },
        ]);
      });

      it("entering the victim's email excludes nobody, even from an activated account", async () => {
        const victim = await someone();
        const stranger = await someoneAt("FUNLY", { email: victim.email });
        await gate.database.query("UPDATE player SET activated_at = $2, phone = id WHERE id = $1", [
          stranger.id,
          gate.clock.at,
        ]);
        await gate.call("selfExclude", { duration: "forever" }, stranger.session);
        await expect(logIn(victim)).resolves.toBeTruthy();
        await expect(someoneAt("LUCKYCLOVER", { email: victim.email })).resolves.toBeTruthy();
        expect(await matchesOf(victim.id)).toMatchObject([{ marks: "email" }]);
      });

      it("entering the victim's Swedish number excludes nobody", async () => {
        const marks = swedish();
        const victim = await someone(marks);
        const stranger = await someoneAt("FUNLY", marks);
        await gate.call("selfExclude", { duration: "forever" }, stranger.session);
        await expect(logIn(victim)).resolves.toBeTruthy();
        await expect(someoneAt("LUCKYCLOVER", marks)).resolves.toBeTruthy();
        expect(await matchesOf(victim.id)).toMatchObject([{ marks: expect.stringContaining("national_id") }]);
      });

      it("an account opened later under an excluded person's name is listed too", async () => {
        const firstname = `P${randomUUID().slice(0, 8)}`;
        const excluded = await someone({ firstname });
        await gate.call("selfExclude", { duration: "6m" }, excluded.session);
        const later = await someoneAt("FUNLY", { firstname });
        expect(await matchesOf(later.id)).toMatchObject([
          { excluded_player_id: excluded.id, marks: "person" },
        ]);
      });

      it.each([
        ["Łukasz", "Nowak", "Lukasz", "Nowak"],
        ["Jürgen", "Müller", "Mueller", "Juergen"],
        ["Юрий", "Хабаров", "Yuri", "Khabarov"],
        ["Anna Maria", "van der Berg", "Maria", "Vanderberg"],
      ])(
        "an account opened later for %s %s as %s %s is listed, and may not deposit until somebody has looked",
        async (firstname, lastname, ...other) => {
          const day = String((numbers % 28) + 1);
          const excluded = await someone({ firstname, lastname, day });
          await gate.call("selfExclude", { duration: "6m" }, excluded.session);
          const [second = "", family = ""] = other;
          const later = await someoneAt("FUNLY", { firstname: second, lastname: family, day });
          await gate.database.query("UPDATE player SET activated_at = $2, phone = id WHERE id = $1", [
            later.id,
            gate.clock.at,
          ]);
          const [found] = await matchesOf(later.id);
          expect(found).toMatchObject({ excluded_player_id: excluded.id, marks: "person" });
          const deposit = () =>
            gate.call("startDeposit", { method: "TRUSTLY", amount: "20.00" }, later.session);
          await expect(deposit()).rejects.toMatchObject({ code: "account_held", httpStatus: 403 });
          await decideExclusionMatch(gate.deps, {
            match: found!.match,
            decision: "other",
            by: commandActor("kaisa"),
          });
          await expect(deposit()).resolves.toMatchObject({ payment_id: expect.any(String) });
        },
      );

      it("an account that is older than the comparison is listed at its next login", async () => {
        const firstname = `P${randomUUID().slice(0, 8)}`;
        const [older, excluded] = [await someone({ firstname, lastname: "Möller" }), await someone()];
        await gate.call("selfExclude", { duration: "6m" }, excluded.session);
        // As a row of an earlier version: it was not compared with the older account.
        await gate.database.query("UPDATE exclusion SET person = $2 WHERE player_id = $1", [
          excluded.id,
          `${firstname.toLowerCase()}|moeller|1990-05-17`,
        ]);
        expect(await matchesOf(older.id)).toEqual([]);
        await logIn(older);
        expect(await matchesOf(older.id)).toMatchObject([
          { excluded_player_id: excluded.id, marks: "person" },
        ]);
      });

      it("a deposit that was begun before the match was listed is not authorised", async () => {
        const firstname = `P${randomUUID().slice(0, 8)}`;
        const victim = await someone({ firstname });
        const begun = await gate.beginDeposit(victim);
        const stranger = await someoneAt("FUNLY", { firstname });
        await gate.call("selfExclude", { duration: "6m" }, stranger.session);
        expect(await begun.authorize()).toMatchObject({ success: false, errMsg: expect.any(String) });
        const playing = await logIn(victim);
        const launch = { gameId: 1, language: "en" };
        await expect(gate.call("launchUrl", launch, playing)).rejects.toMatchObject({ code: "account_held" });
        passTime(183 * DAY_MS);
        // The exclusion has ended, and with it what there was to decide.
        await keepMatchHolds(gate.deps);
        await expect(
          logIn(victim).then((session) => gate.beginDeposit({ ...victim, session })),
        ).resolves.toBeTruthy();
      });

      it("an operator decides a match: the same person is excluded for the same time and their open decisions end, a different one plays on, and neither is listed again", async () => {
        const firstname = `P${randomUUID().slice(0, 8)}`;
        const excluded = await someone({ firstname });
        const [same, other] = [
          await someoneAt("FUNLY", { firstname }),
          await someoneAt("LUCKYCLOVER", { firstname }),
        ];
        await gate.call("selfExclude", { duration: "7d" }, excluded.session);
        const decide = async (id: string, decision: "same" | "other") => {
          const [found] = await matchesOf(id);
          return decideExclusionMatch(gate.deps, {
            match: found!.match,
            decision,
            by: commandActor("kaisa"),
          });
        };
        const ended = endedPlays();
        await decide(same.id, "same");
        await decide(other.id, "other");
        expect(ended).toEqual([same.id]);
        await expect(gate.call("profile", {}, same.session)).rejects.toMatchObject({
          data: { reason: "excluded" },
        });
        expect((await gate.call("profile", {}, other.session)).player_id).toBe(other.id);
        expect([await matchesOf(same.id), await matchesOf(other.id)]).toEqual([[], []]);
        const unknown = { match: "999999", decision: "other", by: commandActor("otto") } as const;
        await expect(decideExclusionMatch(gate.deps, unknown)).rejects.toMatchObject({ code: "not_found" });
      });
    });

    it("1 number entered at a signup without proof excludes nobody: its real owner plays on at the other brand", async () => {
      const owner = await someone();
      await gate.database.query("UPDATE player SET phone = '+358405551234' WHERE id = $1", [owner.id]);
      const stranger = await gate.clientOf(undefined, { "x-brand": "FUNLY" }).send("signup", {
        ...signupOf(`${randomUUID()}@example.org`),
        ...{ phone: "040 555 1234", firstname: `P${randomUUID().slice(0, 8)}` },
      });
      await gate.call("selfExclude", { duration: "24h" }, stranger.session);
      expect((await gate.call("profile", {}, owner.session)).player_id).toBe(owner.id);
    });

    it("an address entered at a signup without proof excludes nobody: its owner plays on, and may open an account at the third brand", async () => {
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

    it("self-exclusion covers an account that is opened at the same moment under the excluded person's number: of 10 such pairs, none can be activated", async () => {
      for (let pair = 0; pair < 10; pair += 1) {
        const number = `40777${String(1_000 + pair)}`;
        const player = await someone();
        await gate.database.query("UPDATE player SET phone = $2 WHERE id = $1", [player.id, `+358${number}`]);
        const [opened] = await Promise.allSettled([
          someoneAt("FUNLY", { phone: `0${number}` }),
          gate.call("selfExclude", { duration: "7d" }, player.session),
        ]);
        if (opened.status === "rejected") {
          expect(opened.reason).toMatchObject({ code: "account_excluded" });
          continue;
        }
        await gate.database.query("UPDATE player SET activated_at = $2 WHERE id = $1", [
          opened.value.id,
          gate.clock.at,
        ]);
        await expect(logIn({ ...opened.value, brand: "FUNLY" })).rejects.toMatchObject({
          code: "account_excluded",
        });
      }
    });

    it("self-exclusion covers an account under another name as soon as it verifies the excluded person's number", async () => {
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

    it("self-exclusion covers an account under another name as soon as it verifies the excluded person's address", async () => {
      const excluded = await someone();
      await gate.database.query("UPDATE player SET email_confirmed_at = $2 WHERE id = $1", [
        excluded.id,
        gate.clock.at,
      ]);
      await gate.call("selfExclude", { duration: "7d" }, excluded.session);
      const other = await gate.clientOf(undefined, { "x-brand": "FUNLY" }).send("signup", {
        ...signupOf(`${randomUUID()}@example.org`),
        firstname: `P${randomUUID().slice(0, 8)}`,
      });
      await gate.call(
        "setEmail",
        { email: excluded.email, password: "correct horse battery" },
        other.session,
      );
      const token = await tokenMailedTo(gate, excluded.email);
      await expect(gate.call("confirmEmail", { token })).rejects.toMatchObject({ code: "account_excluded" });
      await expect(gate.call("profile", {}, other.session)).rejects.toMatchObject({
        data: { reason: "excluded" },
      });
    });

    it("a link to a new address that was mailed before the exclusion stays valid", async () => {
      const player = await someone();
      const email = `${randomUUID()}@example.org`;
      await gate.call("setEmail", { email, password: "correct horse battery" }, player.session);
      const token = await tokenMailedTo(gate, email);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      expect(await gate.call("confirmEmail", { token })).toEqual({ email });
    });

    it("self-exclusion of 1 account without a verified number does not exclude other accounts without a number", async () => {
      const player = await someone({ activated: false });
      const other = await someone();
      await gate.database.query("UPDATE player SET phone = '' WHERE id = $1", [other.id]);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      await expect(logIn(other)).resolves.toBeTruthy();
    });

    it("self-exclusion accepts none of 50 concurrent stakes after it was acknowledged", async () => {
      const player = await someone();
      await gate.deposit(player, "100.00");
      const { bet } = await game(player);
      const before = Promise.all(Array.from({ length: 50 }, () => bet(1)));
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      const after = await Promise.all(Array.from({ length: 20 }, () => bet(1)));
      expect(after.map(({ status }) => status)).not.toContain("RS_OK");
      await before;
    });

    it("self-exclusion still books a deposit that was authorised before it; none is authorised after it", async () => {
      const player = await someone();
      const authorised = await gate.beginDeposit(player, "30.00");
      const { authCode } = await authorised.authorize();
      const begun = await gate.beginDeposit(player);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      expect(await authorised.transfer(authCode)).toMatchObject({ success: true });
      expect(await begun.authorize()).toMatchObject({ success: false, errCode: "NOT_ALLOWED" });
      const [cash] = await gate.deps.ledger.balances([
        { address: address.playerCash(player.id), currency: player.currency },
      ]);
      expect(cash!.balanceMinor).toBe(3_000n);
    });
  });
});
