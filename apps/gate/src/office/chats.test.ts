import { randomUUID } from "node:crypto";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";

const NOON = new Date("2026-11-20T12:00:00Z");

let gate: GateFixture;
let ann: Desk;
let bo: Desk;
let auditor: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
  [ann, bo] = [await openDesk(gate, "support"), await openDesk(gate, "safety")];
  auditor = await openDesk(gate, "auditor");
});
beforeEach(async () => {
  for (const table of ["chat_message", "chat", "office_task", "chat_agent"])
    await gate.database.asOwner((connection) => connection.query(`DELETE FROM ${table}`));
  for (const desk of [ann, bo]) await desk.call("answerChats", { is_there: true });
});
afterAll(() => gate.close());

const opened = async (text = "Where is my money?") => {
  const player = await gate.player();
  const { chat } = await gate.call("writeChat", { text, request_id: randomUUID() }, player.session);
  return { player, chat_id: chat.chat_id };
};
const answer = (desk: Desk, chat_id: string, text = "Here it is", request_id: string = randomUUID()) =>
  desk.call("answerChat", { chat_id, text, request_id });
const refused = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error) => (error as { code?: string }).code,
  );

describe("the office's chats", () => {
  it("those that wait are listed the longest waiting first, with who they are and what they wrote", async () => {
    const first = await opened("Where is my money?");
    const second = await opened("Hello");
    const { chats, agents, am_there } = await ann.call("chats", {});
    expect(chats).toMatchObject([
      {
        ...{ id: first.chat_id, kind: "live", state: "waiting", last_text: "Where is my money?", unread: 1 },
        ...{ player: { id: first.player.id, name: "Aino V." }, country: "FI", taken_by: null, is_own: false },
      },
      { id: second.chat_id },
    ]);
    expect(am_there).toBe(true);
    expect(agents.map(({ id }) => id).sort()).toEqual([ann.id, bo.id].sort());
    expect((await ann.call("queues", {})).chats).toMatchObject({ waiting: 2 });
    expect((await auditor.call("queues", {})).chats).toBeNull();
  });

  it("a list goes on page by page, open ones and ended ones", async () => {
    for (let count = 0; count < 51; count += 1)
      await gate.database.query(
        `INSERT INTO chat (player_id, brand, kind, language, opened_at, last_at, answer_by)
         VALUES ($1, 'BELLWETHER', 'ticket', 'en', $2, $2, $2)`,
        [(await gate.database.query<{ id: string }>("SELECT id FROM player LIMIT 1")).rows[0]?.id, NOON],
      );
    for (const view of ["tickets", "ended"] as const) {
      const page = await ann.call("chats", { view });
      expect(page.chats).toHaveLength(50);
      const rest = await ann.call("chats", { view, before: page.next ?? "" });
      expect([rest.chats.length, rest.next]).toEqual([1, null]);
      await gate.database.query("UPDATE chat SET ended_at = $1, ended_by = 'player'", [NOON]);
    }
    expect(await refused(ann.call("chats", { before: "yesterday" }))).toBe("invalid_param");
  });

  it("two agents take one: the second is told, and cannot answer it", async () => {
    const { chat_id, player } = await opened();
    const taken = await Promise.all([ann, bo].map((desk) => refused(desk.call("takeChat", { chat_id }))));
    expect(taken.sort()).toEqual(["conflict", "done"]);
    const { chat } = await ann.call("chat", { chat_id });
    const [holder, other] = chat.is_own ? [ann, bo] : [bo, ann];
    await holder.call("takeChat", { chat_id });
    expect(await refused(answer(other, chat_id))).toBe("conflict");
    expect(await refused(other.call("closeChat", { chat_id }))).toBe("conflict");
    expect(await refused(other.call("readChat", { chat_id, message_id: 1 }))).toBe("conflict");
    expect((await answer(holder, chat_id)).chat).toMatchObject({ unanswered_since: null, unread: 0 });
    const shown = await gate.call("ownChat", {}, player.session);
    expect(shown.conversation?.messages.map(({ from, event, text }) => event ?? `${from}: ${text}`)).toEqual([
      "player: Where is my money?",
      "taken",
      "agent: Here it is",
    ]);
  });

  it("an answer that is repeated with its id is stored once; another text under the id is refused, and nobody answers what was not taken", async () => {
    const { chat_id } = await opened();
    expect(await refused(answer(ann, chat_id))).toBe("conflict");
    await ann.call("takeChat", { chat_id });
    const id = randomUUID();
    const first = await answer(ann, chat_id, "Here", id);
    expect(await answer(ann, chat_id, "Here", id)).toEqual(first);
    expect(await refused(answer(ann, chat_id, "There", id))).toBe("conflict");
    await ann.call("closeChat", { chat_id });
    expect(await refused(answer(ann, chat_id))).toBe("conflict");
    expect(await refused(ann.call("takeChat", { chat_id }))).toBe("conflict");
  });

  it("a conversation is handed over to a colleague who is there, with a note that the player does not see", async () => {
    const { chat_id, player } = await opened();
    await ann.call("takeChat", { chat_id });
    const note = "Asks about a held account";
    expect(await refused(ann.call("handOverChat", { chat_id, operator_id: auditor.id, note }))).toBe(
      "conflict",
    );
    expect(await refused(ann.call("handOverChat", { chat_id, operator_id: ann.id, note }))).toBe("conflict");
    expect(await refused(bo.call("handOverChat", { chat_id, operator_id: bo.id, note }))).toBe("conflict");
    await ann.call("handOverChat", { chat_id, operator_id: bo.id, note });
    const { chats } = await bo.call("chats", {});
    expect(chats).toMatchObject([
      { is_own: true, taken_by: { id: bo.id }, handed_over: { by: { id: ann.id }, note } },
    ]);
    expect(await refused(answer(ann, chat_id))).toBe("conflict");
    await answer(bo, chat_id);
    const own = await gate.call("ownChat", {}, player.session);
    expect(own.conversation?.chat.agent).toBe("safety");
    expect(JSON.stringify(own)).not.toContain(note);
  });

  it("what an agent has read and what the player has seen is counted by messages", async () => {
    const { chat_id, player } = await opened();
    const { messages } = await ann.call("takeChat", { chat_id });
    expect((await ann.call("chats", {})).chats).toMatchObject([{ unread: 1 }]);
    await ann.call("readChat", { chat_id, message_id: messages.at(-1)?.id ?? 0 });
    expect((await ann.call("chats", {})).chats).toMatchObject([{ unread: 0 }]);
    const answered = await answer(ann, chat_id);
    const last = answered.messages.at(-1)?.id ?? 0;
    expect(answered.chat.player_seen_id).toBeLessThan(last);
    await gate.call("seeChat", { chat_id, message_id: last }, player.session);
    expect((await ann.call("chat", { chat_id })).chat.player_seen_id).toBe(last);
    // Nobody has seen what was not written yet.
    await gate.call("seeChat", { chat_id, message_id: last + 1_000 }, player.session);
    expect((await ann.call("chat", { chat_id })).chat.player_seen_id).toBe(last);
  });

  it("a ticket that its agent has not touched for 15 minutes can be taken by a colleague", async () => {
    for (const desk of [ann, bo]) await desk.call("answerChats", { is_there: false });
    const { chat_id } = await opened();
    await ann.call("takeChat", { chat_id });
    expect(await refused(bo.call("takeChat", { chat_id }))).toBe("conflict");
    gate.clock.at = new Date(gate.clock.at.getTime() + 14 * MINUTE_MS);
    await bo.call("chats", {});
    gate.clock.at = new Date(gate.clock.at.getTime() + MINUTE_MS);
    expect((await bo.call("takeChat", { chat_id })).chat.is_own).toBe(true);
    await ann.signIn();
    expect(await refused(answer(ann, chat_id))).toBe("conflict");
  });

  it("an auditor reads and does nothing; payments read nothing", async () => {
    const { chat_id } = await opened();
    await auditor.signIn();
    expect((await auditor.call("chat", { chat_id })).messages).toHaveLength(1);
    expect(await refused(auditor.call("takeChat", { chat_id }))).toBe("forbidden");
    expect(await refused(auditor.call("answerChats", { is_there: true }))).toBe("forbidden");
    expect(await refused(auditor.call("cannedAnswers", { language: "fi" }))).toBe("forbidden");
    const payments = await openDesk(gate, "payments");
    expect(await refused(payments.call("chats", {}))).toBe("forbidden");
    expect(await refused(payments.call("chat", { chat_id }))).toBe("forbidden");
    expect(await refused(ann.call("chat", { chat_id: "999999" }))).toBe("not_found");
    expect(await refused(ann.call("takeChat", { chat_id: "999999" }))).toBe("not_found");
  });

  it("each prepared answer is in the player's language and in English", async () => {
    const { answers } = await ann.call("cannedAnswers", { language: "fi" });
    expect(answers[0]).toEqual({
      ...{
        id: "hello",
        text: "Hei {name}, miten voin auttaa?",
        english: "Hello {name}, how can I help you?",
      },
    });
  });

  it("the timeline has each conversation, and what was done with it is in the audit alone", async () => {
    const { chat_id, player } = await opened();
    await ann.call("takeChat", { chat_id });
    await ann.call("closeChat", { chat_id });
    const { entries } = await ann.call("playerTimeline", { player_id: player.id });
    expect(entries.filter(({ kind }) => kind === "chat")).toMatchObject([
      {
        title: "chat.live",
        actor: { name: ann.id },
        facts: [
          { name: "chat", value: chat_id },
          { name: "messages", value: "1" },
          { name: "ended_by", value: "agent" },
        ],
      },
    ]);
    expect(entries.filter(({ title }) => title.startsWith("chat."))).toHaveLength(1);
    const { rows } = await gate.database.query<{ action: string }>(
      "SELECT action FROM office_audit WHERE subject = $1 ORDER BY position",
      [`player:${player.id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(["chat.take", "chat.end"]);
  });
});
