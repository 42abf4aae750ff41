import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { brands, createToggles } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { readPlayer } from "../players/index.ts";
import { type DrawLettersFixture, newDraw, withDrawLetters } from "../testing/draw-letters.ts";
import { type GateFixture, units } from "../testing/gate-fixture.ts";
import { swedish } from "../testing/limited-play.ts";
import { askDocument } from "../verification/index.ts";
import { openStandingOrder } from "./open-standing-order.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let fixture: DrawLettersFixture;
let gate: GateFixture;
withDrawLetters((given) => {
  fixture = given;
  gate = given.gate;
});

describe("a standing order", () => {
  const open = (player: { id: string }, more: Record<string, unknown> = {}, provider = "BW") =>
    gate.wallet("/user/standing-order", { user: player.id, game_code: "bell-one", ...more }, { provider });
  const buy = (player: Player, token: string | undefined) =>
    gate.wallet("/transaction/bet", {
      user: player.id,
      token,
      game_code: "bell-one",
      currency: player.currency,
      round: randomUUID(),
      transaction_uuid: randomUUID(),
      amount: units(2),
      meta: { draw: newDraw() },
    });

  it("a standing order gets a token with which a ticket is bought without a session, within 10 minutes", async () => {
    const player = await fixture.funded();
    await gate.call("logout", {}, player.session);
    const { token, status } = await open(player);
    expect(status).toBe("RS_OK");
    expect((await gate.wallet("/user/info", { token })).user).toBe(player.id);
    expect((await buy(player, token)).status).toBe("RS_OK");
    const before = gate.clock.at;
    gate.clock.at = new Date(before.getTime() + 10 * MINUTE_MS);
    expect((await buy(player, token)).status).toBe("RS_ERROR_TOKEN_EXPIRED");
    gate.clock.at = before;
  });

  it("a standing order gets no token for a player who is unknown, excluded, closed, asked for a document or not activated", async () => {
    const excluded = await fixture.funded();
    await gate.database.query("UPDATE player SET status = 'excluded' WHERE id = $1", [excluded.id]);
    const closed = await fixture.funded();
    await gate.database.query("UPDATE player SET status = 'closed', closed_at = now() WHERE id = $1", [
      closed.id,
    ]);
    const asked = await fixture.funded();
    await askDocument(gate.deps, { playerId: asked.id, reason: "test", by: commandActor("kaisa") });
    const waiting = await gate.stranger({ activated: false });
    for (const player of [excluded, closed, asked, waiting])
      expect((await open(player)).status).toBe("RS_ERROR_USER_DISABLED");
    expect((await open({ id: "nobody" })).status).toBe("RS_ERROR_INVALID_TOKEN");
  });

  it("a standing order asks the national register again: a registered person gets no token, and a silent register gives no decision", async () => {
    const player = await gate.stranger({
      country: "GB",
      zip: "SW1A 1AA",
      city: "London",
      phone: "07400 123456",
    });
    expect((await open(player)).status).toBe("RS_OK");
    gate.gamstop.isSilent = true;
    expect((await open(player)).status).toBe("RS_ERROR_UNKNOWN");
    gate.gamstop.isSilent = false;
    const { rows } = await gate.database.query<{ name: string }>(
      "SELECT first_name || ' ' || last_name AS name FROM player WHERE id = $1",
      [player.id],
    );
    gate.gamstop.excluded.add(rows[0]!.name);
    expect((await open(player)).status).toBe("RS_ERROR_USER_DISABLED");
  });

  it("a standing order gets no token once the player's market closes the lottery, and its end letter gives this reason", async () => {
    const player = await fixture.funded();
    const ask = (countries: string[]) => {
      const toggles = { HIDE_LOTTERY_CONTENT: { countries } };
      const overrides = { toggles };
      return openStandingOrder(
        { ...gate.deps, toggles: createToggles({ environment: "test", warn: () => {}, overrides }) },
        { provider: "BW", gameCode: "bell-one", playerId: player.id },
      );
    };
    const { country } = await readPlayer(gate.database, player.id);
    expect((await ask(["DE"])).status).toBe("RS_OK");
    const { status: reason } = await ask([country]);
    expect(reason).toBe("RS_ERROR_INVALID_GAME");
    const missed = { user: player.id, game_code: "bell-one", draw: newDraw(), reason, ended: true };
    await gate.wallet("/user/standing-order-missed", missed);
    const [letter] = await fixture.lettersOf(player);
    expect(letter?.body).toContain("because bell-one is no longer sold");
  });

  it.each([
    ["has not accepted the terms in force", "accepted_terms_version = '2000-01-01'"],
    ["has not sent a document that was asked for", "document_asked_at = now()"],
  ])(
    "a standing order gets no token while its player %s, with a cause that does not end it",
    async (_, change) => {
      const player = await fixture.funded();
      await gate.database.query(`UPDATE player SET ${change} WHERE id = $1`, [player.id]);
      const waiting = { status: "RS_ERROR_USER_DISABLED", cause: "account_waits" };
      expect(await open(player)).toMatchObject(waiting);
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      const excluded = await open(player);
      expect([excluded.status, excluded.cause]).toEqual(["RS_ERROR_USER_DISABLED", undefined]);
    },
  );

  it("a standing order gets no token while a Swedish player holds 2 of the 3 deposit limits, with a cause that does not end it, and with 3 it buys", async () => {
    const player = await gate.stranger(swedish());
    const hold = (duration: 1 | 7 | 30) =>
      gate.call(
        "changeLimit",
        { type: "deposit", action: "set", duration, amount: "500.00" },
        player.session,
      );
    for (const duration of [1, 7] as const) await hold(duration);
    expect(await open(player)).toMatchObject({ status: "RS_ERROR_USER_DISABLED", cause: "account_waits" });
    await hold(30);
    await gate.deposit(player, "100.00");
    const { token, status } = await open(player);
    expect(status).toBe("RS_OK");
    expect((await buy(player, token)).status).toBe("RS_OK");
  });

  it("a standing order buys a ticket of 2.00 up to the player's limit of 3.00 on stakes, and the next one is refused", async () => {
    const player = await fixture.funded();
    const limit = { type: "maxwager", action: "set", duration: 7, amount: "3.00" } as const;
    await gate.call("changeLimit", limit, player.session);
    const { token } = await open(player);
    expect((await buy(player, token)).status).toBe("RS_OK");
    const next = await open(player);
    expect((await buy(player, next.token)).status).toBe("RS_ERROR_LIMIT_REACHED");
  });

  it("a standing order gets no token for an unknown game or another provider's", async () => {
    const player = await fixture.funded();
    expect((await open(player, { game_code: "no-such-game" })).status).toBe("RS_ERROR_INVALID_GAME");
    expect((await open(player, {}, "LC")).status).toBe("RS_ERROR_INVALID_GAME");
  });

  it("a standing order is opened with a launch token with which a bet would be taken. This counts as use of the session: after two openings in 40 minutes it is still alive", async () => {
    const player = await fixture.funded();
    const launch_token = await gate.launch(player);
    const answer = await open(player, { launch_token });
    expect(answer).toMatchObject({ status: "RS_OK", user: player.id, game_code: "bell-one" });
    expect(answer.token).toBeUndefined();
    const before = gate.clock.at;
    for (const minutes of [20, 40]) {
      gate.clock.at = new Date(before.getTime() + minutes * MINUTE_MS);
      expect((await open(player, { launch_token })).status).toBe("RS_OK");
    }
    gate.clock.at = before;
  });

  it("a standing order is refused with a launch token with which a bet would be refused, with the same status and cause", async () => {
    const player = await fixture.funded();
    const launch_token = await gate.launch(player);
    const other = await fixture.funded();
    const before = gate.clock.at;
    const refusals = async (more: Record<string, unknown> = {}) => {
      const bet = await buy(player, launch_token);
      const { status, cause } = await open(player, { launch_token, ...more });
      expect([status, cause]).toEqual([bet.status, bet.cause]);
      return [status, cause];
    };
    const set = (change: string) =>
      gate.database.query(`UPDATE session SET ${change} WHERE player_id = $1`, [player.id]);
    expect((await open(other, { launch_token })).status).toBe("RS_ERROR_INVALID_TOKEN");
    expect((await open(player, { launch_token: "no-such-token" })).status).toBe("RS_ERROR_INVALID_TOKEN");
    expect((await open(player, { launch_token, game_code: "bell-two" })).status).toBe(
      "RS_ERROR_INVALID_GAME",
    );
    expect((await open({ id: "nobody" }, { launch_token })).status).toBe("RS_ERROR_INVALID_TOKEN");

    await gate.call("setRealityCheck", { interval_minutes: 20 }, player.session);
    gate.clock.at = new Date(before.getTime() + 21 * MINUTE_MS);
    expect(await refusals()).toEqual(["RS_ERROR_LIMIT_REACHED", "reality_check"]);
    await gate.call("acknowledgeRealityCheck", {}, player.session);
    expect(await refusals()).toEqual(["RS_OK", undefined]);
    await set("must_end_at = last_seen_at");
    expect(await refusals()).toEqual(["RS_ERROR_LIMIT_REACHED", undefined]);
    await set("must_end_at = NULL");
    await gate.database.query("UPDATE player SET accepted_terms_version = '2000-01-01' WHERE id = $1", [
      player.id,
    ]);
    expect(await refusals()).toEqual(["RS_ERROR_USER_DISABLED", undefined]);
    await gate.database.query("UPDATE player SET accepted_terms_version = '9999-01-01' WHERE id = $1", [
      player.id,
    ]);
    await gate.call("logout", {}, player.session);
    expect(await refusals()).toEqual(["RS_ERROR_TOKEN_EXPIRED", undefined]);
    gate.clock.at = before;
  });

  it("a standing order that bought no ticket is reported to the player once, with the reason", async () => {
    const player = await fixture.funded();
    const missed = (reason: string, more: Record<string, unknown> = {}) =>
      gate.wallet("/user/standing-order-missed", {
        ...{ user: player.id, game_code: "bell-one", draw: newDraw(), reason, ended: false },
        ...more,
      });
    const request_uuid = randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect((await missed("RS_ERROR_NOT_ENOUGH_MONEY", { request_uuid })).status).toBe("RS_OK");
    await missed("RS_ERROR_LIMIT_REACHED");
    await missed("RS_ERROR_USER_DISABLED", { ended: true });
    const bodies = (await fixture.lettersOf(player)).map(({ body }) => body);
    expect(bodies).toHaveLength(3);
    for (const part of ["balance was too low", "limits was reached", "has ended"])
      expect(bodies.some((body) => body.includes(part))).toBe(true);
  });

  it.each([
    [undefined, "The order goes on with the next draw.", "You can stop it on the page of your tickets:"],
    [false, "The order goes on with the next draw.", "You can stop it on the page of your tickets:"],
    [true, "This order buys no further tickets.", "Your tickets:"],
  ])(
    "a standing order that bought no ticket, with is_last %s, is told: %s %s",
    async (is_last, words, lead) => {
      const player = await fixture.funded();
      const reason = "RS_ERROR_NOT_ENOUGH_MONEY";
      const missed = { user: player.id, game_code: "bell-one", draw: newDraw(), reason, ended: false };
      await gate.wallet("/user/standing-order-missed", {
        ...missed,
        ...(is_last !== undefined && { is_last }),
      });
      expect(await fixture.lettersOf(player)).toEqual([
        {
          subject: expect.stringMatching(/^bell-one: no ticket for Saturday/),
          body: `Your standing order for bell-one bought no ticket for the draw on Saturday, November 21, 2026, because your balance was too low. Nothing was charged. ${words}\n\n${lead}\n\nhttps://bellwether.test/my-account/tickets`,
        },
      ]);
    },
  );

  it("a standing order that bought no ticket is reported even after 10 other letters in the hour", async () => {
    const player = await fixture.funded();
    await fixture.fillMailbox(player);
    const missed = { user: player.id, game_code: "bell-one", draw: newDraw(), ended: false };
    for (const reason of ["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"])
      await gate.wallet("/user/standing-order-missed", { ...missed, reason });
    expect(await fixture.isToldTo(player)).toEqual([true, true]);
  });

  it.each([
    ["RS_ERROR_USER_DISABLED", undefined],
    ["RS_ERROR_INVALID_GAME", "game"],
  ] as const)(
    "a standing order that has ended with %s and the cause %s is told to an excluded player with support's address and no link",
    async (reason, cause) => {
      const player = await fixture.funded();
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      const missed = { user: player.id, game_code: "bell-one", draw: newDraw(), reason, cause, ended: true };
      expect((await gate.wallet("/user/standing-order-missed", missed)).status).toBe("RS_OK");
      const [letter] = await fixture.lettersOf(player);
      expect(letter?.body).toMatch(/has ended.*nothing was charged.*excluded from play.*\S+@\S+/s);
      expect(letter?.body).not.toContain("bellwether.test/");
    },
  );

  it.each([
    ["RS_ERROR_USER_DISABLED", "your account could not play at that time", false],
    ["RS_ERROR_NOT_ENOUGH_MONEY", "your balance was too low", true],
  ] as const)(
    "a standing order that bought no ticket with %s is not said to go on to an excluded player, but to buy none meanwhile, with support's address and no link",
    async (reason, why, is_last) => {
      const player = await fixture.funded();
      await gate.call("selfExclude", { duration: "24h" }, player.session);
      const draw = newDraw();
      const missed = { user: player.id, game_code: "bell-one", draw, reason, ended: false, is_last };
      expect((await gate.wallet("/user/standing-order-missed", missed)).status).toBe("RS_OK");
      const { supportEmail } = brands.BELLWETHER;
      expect(await fixture.lettersOf(player)).toEqual([
        {
          subject: expect.stringMatching(/^bell-one: no ticket for Saturday/),
          body: `Your standing order for bell-one bought no ticket for the draw on Saturday, November 21, 2026, because ${why}. Nothing was charged. While you are excluded from play, this order buys no tickets.\n\nYou cannot open your account during that time. Questions go to ${supportEmail}.`,
        },
      ]);
    },
  );

  it.each([
    ["RS_ERROR_UNKNOWN", "sold_out", false, "because all its tickets were sold"],
    ["RS_ERROR_UNKNOWN", "too_many", false, "because together with your other tickets for this draw"],
    ["RS_ERROR_UNKNOWN", "closed", false, "because the sale had closed"],
    ["RS_ERROR_LIMIT_REACHED", "bonus_maximum", false, "above the maximum stake of your bonus"],
    ["RS_ERROR_LIMIT_REACHED", undefined, false, "because one of your limits was reached"],
    ["RS_ERROR_UNKNOWN", "unavailable", false, "because we could not take the stake in time"],
    ["RS_ERROR_UNKNOWN", undefined, false, "because we could not take the stake in time"],
    ["RS_ERROR_USER_DISABLED", undefined, false, "because your account could not play"],
    ["RS_ERROR_USER_DISABLED", "account_waits", false, "because your account waits for you"],
    ["RS_ERROR_INVALID_GAME", "game", true, "because bell-one is no longer sold"],
    ["RS_ERROR_INVALID_GAME", undefined, true, "because bell-one is no longer sold"],
    ["RS_ERROR_UNKNOWN", "ticket", true, "because the rules of bell-one no longer"],
    ["RS_ERROR_USER_DISABLED", undefined, true, "because your account cannot play"],
  ] as const)(
    "a standing order that is reported with %s and the cause %s, ended: %s, is told: %s, with the address of the page that lists and stops orders",
    async (reason, cause, ended, words) => {
      const player = await fixture.funded();
      const missed = { user: player.id, game_code: "bell-one", draw: newDraw(), reason, cause, ended };
      expect((await gate.wallet("/user/standing-order-missed", missed)).status).toBe("RS_OK");
      const [letter] = await fixture.lettersOf(player);
      expect(letter?.body).toContain(words);
      expect(letter?.body.split("The order goes on").length).toBe(ended ? 1 : 2);
      expect(letter?.body.trim().endsWith("https://bellwether.test/my-account/tickets")).toBe(true);
    },
  );
});
