import type { ContactField } from "@bellwether/contract/office/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let asker: Desk;
let decider: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  asker = await openDesk(gate, "support");
  decider = await openDesk(gate, "safety");
});
afterAll(() => gate.close());

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "done",
    (error) => error.code,
  );
const enter = (playerId: string, field: ContactField, value: string, desk = asker) =>
  desk.call("enterContact", { player_id: playerId, field, value, reason: "passport seen in a video call" });
const ask = async (playerId: string, field: ContactField) =>
  (
    await asker.call("askApproval", {
      ...{ action: "player.contact", input: { player_id: playerId, field }, reason: "lost the mailbox" },
    })
  ).approval;
const approve = (approval: { id: string; version: number }, desk = decider) =>
  desk.call("decideApproval", {
    ...{ approval_id: approval.id, version: approval.version, decision: "approve", reason: "called back" },
  });
const again = (playerId: string, letter: "activation_code" | "email_confirmation" | "password_reset") =>
  asker.call("sendLetterAgain", { player_id: playerId, letter, reason: "says it never came" });
const page = async (playerId: string) => (await asker.call("playerPage", { player_id: playerId })).player;
const contactOf = async (playerId: string) => {
  const { rows } = await gate.database.query<{ email: string; phone: string }>(
    "SELECT email, phone FROM player WHERE id = $1",
    [playerId],
  );
  return rows[0];
};
let number = 0;
const newMailbox = () => {
  number += 1;
  return `new.address${number}@post.example`;
};

describe("an email or number that the office enters", () => {
  it("an email counts after a second person has agreed; the old mailbox can undo it, and its links for a new password end", async () => {
    const player = await gate.player();
    await again(player.id, "password_reset");
    const email = newMailbox();
    expect((await enter(player.id, "email", ` ${email.toUpperCase()} `)).value).toBe("ne•••@p•••.example");
    expect((await page(player.id)).entered).toEqual({ email: "ne•••@p•••.example", phone: null });
    expect((await contactOf(player.id))?.email).toBe(player.email);
    const request = await ask(player.id, "email");
    expect(request.preview.diff).toMatchObject([{ name: "email", after: "ne•••@p•••.example" }]);
    expect(await codeOf(approve(request, asker))).toBe("own_request");
    const shown = await decider.call("revealPlayer", { player_id: player.id, reason: "to compare" });
    expect(shown.email_entered).toBe(email);
    await approve(request);
    expect((await contactOf(player.id))?.email).toBe(email);
    expect((await page(player.id)).entered.email).toBeNull();
    const letters = await lettersTo(gate, player.email);
    const undo = letters.find(({ body }) => body.includes("undo=1"));
    const token = (text = "") => /token=([\w-]+)/.exec(text)?.[1] ?? "";
    const reset = letters.find(({ body }) => body.includes("/forgotten-password?token"));
    const setPassword = (of: string) =>
      gate.raw("POST", "/gate/api/actionable/resetPassword", {
        token: of,
        newpassword: "a quiet harbour wall",
      });
    expect((await setPassword(token(reset?.body))).status).not.toBe(200);
    await gate.call("undoEmail", { token: token(undo?.body) });
    expect((await contactOf(player.id))?.email).toBe(player.email);
  });

  it("a number counts after a second person has agreed, activates an account that is not yet, and a letter tells", async () => {
    const player = await gate.player(undefined, { activated: false });
    await enter(player.id, "phone", "040 765 4321");
    await approve(await ask(player.id, "phone"));
    expect((await contactOf(player.id))?.phone).toBe("+358407654321");
    expect((await page(player.id)).marks).not.toContain("not_activated");
    const subjects = (await lettersTo(gate, player.email)).map(({ subject }) => subject);
    expect(subjects).toContain("Bellwether: tilisi puhelinnumero vaihdettiin");
  });

  it("what another account has, what the account has, and what is none are refused when they are entered; what another has taken since, when it is approved", async () => {
    const player = await gate.player();
    const other = await gate.player();
    const setPhone = (id: string, phone: string) =>
      gate.database.query("UPDATE player SET phone = $2 WHERE id = $1", [id, phone]);
    await setPhone(player.id, "+358405550101");
    await setPhone(other.id, "+358405550102");
    expect(await codeOf(enter(player.id, "email", other.email))).toBe("conflict");
    expect(await codeOf(enter(player.id, "phone", "+358405550102"))).toBe("conflict");
    for (const [field, value] of [
      ["email", player.email],
      ["email", "no address"],
      ["phone", "040 555 0101"],
      ["phone", "12"],
      ["phone", "+358 9 1234567"],
    ] as const)
      expect(await codeOf(enter(player.id, field, value)), value).toBe("invalid_param");
    expect(await codeOf(enter("nobody", "email", newMailbox()))).toBe("not_found");
    const email = newMailbox();
    await enter(player.id, "email", email);
    const request = await ask(player.id, "email");
    await gate.database.query("UPDATE player SET email = $2 WHERE id = $1", [other.id, email]);
    await approve(request).catch(() => {});
    expect((await contactOf(player.id))?.email).toBe(player.email);
  });

  it("a request is for what was entered when it was asked: entered anew it has to be asked anew, and without an entry there is nothing to ask", async () => {
    const player = await gate.player();
    expect(await codeOf(ask(player.id, "email"))).toBe("not_found");
    await enter(player.id, "email", newMailbox());
    const request = await ask(player.id, "email");
    await enter(player.id, "email", newMailbox());
    expect(await codeOf(approve(request))).toBe("conflict");
    expect((await contactOf(player.id))?.email).toBe(player.email);
  });

  it("payments and an auditor enter nothing and send nothing again", async () => {
    const player = await gate.player();
    for (const role of ["payments", "auditor"] as const) {
      const desk = await openDesk(gate, role);
      expect(await codeOf(enter(player.id, "email", newMailbox(), desk))).toBe("forbidden");
      const letter = { player_id: player.id, letter: "password_reset", reason: "asked for it" } as const;
      expect(await codeOf(desk.call("sendLetterAgain", letter))).toBe("forbidden");
    }
  });
});

describe("a letter that is sent again", () => {
  it("a new link goes to the account's mailbox, a new code to the number that waits, and each is in the audit with its reason", async () => {
    const player = await gate.player(undefined, { activated: false });
    await again(player.id, "password_reset");
    await again(player.id, "activation_code");
    const sent = await lettersTo(gate, player.email);
    expect(sent.filter(({ body }) => body.includes("/forgotten-password?token"))).toHaveLength(1);
    const { rows } = await gate.database.query<{ detail: string }>(
      `SELECT d.detail::text AS detail FROM office_audit a JOIN office_audit_detail d ON d.position = a.position
       WHERE a.action = 'player.letter' AND a.subject = $1`,
      [`player:${player.id}`],
    );
    expect(rows).toHaveLength(2);
    for (const { detail } of rows) expect(detail).toContain("says it never came");
  });

  it("a letter that nobody waits for, one too soon and the eleventh in an hour are refused and not recorded", async () => {
    const player = await gate.player();
    expect(await codeOf(again(player.id, "activation_code"))).toBe("conflict");
    expect(await codeOf(again(player.id, "email_confirmation"))).toBe("conflict");
    const waiting = await gate.player(undefined, { activated: false });
    await again(waiting.id, "activation_code");
    expect(await codeOf(again(waiting.id, "activation_code"))).toBe("code_requested_too_soon");
    const codes: string[] = [];
    for (let turn = 0; turn < 12; turn += 1) codes.push(await codeOf(again(player.id, "password_reset")));
    expect(codes.at(-1)).toBe("too_many_attempts");
    const { rows } = await gate.database.query(
      "SELECT 1 FROM office_audit WHERE action = 'player.letter' AND subject = $1",
      [`player:${player.id}`],
    );
    expect(rows).toHaveLength(codes.filter((code) => code === "done").length);
  });
});
