import { randomUUID } from "node:crypto";
import type { ChatMessagePush, PushMessage } from "@bellwether/contract";
import { MINUTE_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { createChatDesks } from "./chat-desk.ts";
import { settleChats } from "./settle-chats.ts";
import { sweepChats } from "./sweep-chats.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

const NOON = new Date("2026-11-20T12:00:00Z");

let gate: GateFixture;
let ann: Desk;
beforeAll(async () => {
  gate = await createGateFixture();
});
beforeEach(async () => {
  gate.clock.at = NOON;
  for (const table of ["chat_message", "chat", "office_task", "chat_agent"])
    await gate.database.asOwner((connection) => connection.query(`DELETE FROM ${table}`));
  ann = await openDesk(gate, "support");
  gate.clock.at = NOON;
});
afterAll(() => gate.close());

const write = (player: Player, text: string, request_id: string = randomUUID()) =>
  gate.call("writeChat", { text, request_id }, player.session);
const sitDown = () => ann.call("answerChats", { is_there: true });
const later = (ms: number) => {
  gate.clock.at = new Date(gate.clock.at.getTime() + ms);
};
const settle = () => settleChats(gate.deps, createChatDesks(gate.deps));
/** An agent's page is open for so long, and asks as it does. */
const stayOpen = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += MINUTE_MS) {
    later(Math.min(MINUTE_MS, ms - passed));
    await ann.call("chats", {});
  }
};
const code = (error: unknown) => (error as { code?: string }).code;
const refused = (promise: Promise<unknown>) => promise.then(() => "done", code);
const chatsPushed = (heard: PushMessage[]) =>
  heard.filter((message): message is ChatMessagePush => message.type === "chat");

describe("the chat desk", () => {
  it("somebody is there from the moment a person of support says so, within the support hours alone", async () => {
    expect(await gate.call("chatDesk", {})).toEqual({ is_there: false, waiting: 0, unread: 0 });
    await sitDown();
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: true });
    gate.clock.at = new Date("2026-11-20T20:00:01Z");
    await ann.signIn();
    await sitDown();
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: false });
  });

  it("nobody is there any more two minutes after the last call of the agent's page, when the agent says so, and when the session ends", async () => {
    await sitDown();
    later(2 * MINUTE_MS - SECOND_MS);
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: true });
    await ann.call("chats", {});
    later(2 * MINUTE_MS - SECOND_MS);
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: true });
    later(4 * SECOND_MS);
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: false });
    // Whoever was away has to say again that they answer.
    await ann.call("chats", {});
    later(4 * SECOND_MS);
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: false });

    await sitDown();
    await ann.call("answerChats", { is_there: false });
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: false });
    await sitDown();
    await ann.call("operatorSignOut", {});
    later(4 * SECOND_MS);
    expect(await gate.call("chatDesk", {})).toMatchObject({ is_there: false });
  });

  it("players of a brand are told when somebody comes, and when another number waits", async () => {
    await ann.call("answerChats", { is_there: false });
    const heard: PushMessage[] = [];
    gate.deps.push.subscribe("chat/desk/BELLWETHER", { receive: ({ message }) => heard.push(message) });
    await sitDown();
    await write(await gate.player(), "Hello");
    expect(heard).toEqual([
      { type: "chat_desk", is_there: true, waiting: 0 },
      { type: "chat_desk", is_there: true, waiting: 1 },
    ]);
  });
});

describe("a player's conversation", () => {
  it("a message opens a live conversation where somebody is there, with the number of those who wait before the player", async () => {
    await sitDown();
    const [first, second] = [await gate.player(), await gate.player()];
    await write(first, "Where is my money?");
    later(SECOND_MS);
    const { chat, messages } = await write(second, "Line one\r\n\r\n\r\n\r\nLine two");
    expect(chat).toMatchObject({ kind: "live", state: "waiting", waiting_before: 1, answer_by: null });
    expect(messages).toMatchObject([{ from: "player", text: "Line one\n\nLine two", event: null }]);
    const { conversation } = await gate.call("ownChat", {}, second.session);
    expect(conversation).toEqual({ chat, messages });
    expect(await gate.call("ownChat", {}, (await gate.player()).session)).toEqual({ conversation: null });
  });

  it("a message that is repeated with its id is stored and shown once; another text under the id is refused", async () => {
    await sitDown();
    const player = await gate.player();
    const heard = gate.listen(player);
    const id = randomUUID();
    const first = await write(player, "Hello", id);
    expect(await write(player, "Hello", id)).toEqual(first);
    expect(chatsPushed(heard)).toHaveLength(1);
    expect(await refused(write(player, "Hello again", id))).toBe("conflict");
  });

  it("20 messages sent at the same moment with one id are stored once, in one conversation", async () => {
    await sitDown();
    const player = await gate.player();
    const id = randomUUID();
    await Promise.all(Array.from({ length: 20 }, () => write(player, "Hello", id)));
    const { rows } = await gate.database.query("SELECT id FROM chat_message WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("the 21st message within a minute is refused with the waiting time", async () => {
    await sitDown();
    const player = await gate.player();
    for (let count = 0; count < 20; count += 1) await write(player, `Message ${count}`);
    const { status, body } = await gate.raw("POST", "/gate/api/chat/messages", {
      ...{ session: player.session, text: "One more", request_id: randomUUID() },
    });
    expect([status, body.event.data]).toMatchObject([
      429,
      { errorCode: "too_many_attempts", params: { minutes: "1" } },
    ]);
    later(MINUTE_MS);
    expect((await write(player, "One more")).messages).toHaveLength(21);
  });

  it.each([
    ["no text", { text: " \n " }, { text: "core.error_field_required" }],
    ["2,001 characters", { text: "a".repeat(2_001) }, { text: "core.error_maximum_characters" }],
    ["a control character", { text: "a\u0007b" }, { text: "core.error_invalid_characters" }],
    ["no id", { request_id: "1" }, { request_id: "core.error_invalid_param" }],
  ])("a message with %s is refused, and the field is named", async (_, more, fields) => {
    const { session } = await gate.player();
    const { status, body } = await gate.raw("POST", "/gate/api/chat/messages", {
      ...{ session, text: "Hello", request_id: randomUUID(), ...more },
    });
    expect([status, body.event.data]).toMatchObject([400, { errorCode: "invalid_param", fields }]);
  });

  it("a conversation of another player is not found, whatever is done with it", async () => {
    await sitDown();
    const { chat } = await write(await gate.player(), "Hello");
    const { session } = await gate.player();
    const { chat_id } = chat;
    expect(await refused(gate.call("seeChat", { chat_id, message_id: 1 }, session))).toBe("not_found");
    expect(await refused(gate.call("endChat", { chat_id }, session))).toBe("not_found");
    expect(await refused(gate.call("rateChat", { chat_id, stars: 5 }, session))).toBe("not_found");
    expect(await refused(gate.call("mailChat", { chat_id }, session))).toBe("not_found");
    expect(await refused(gate.call("ownChat", {}))).toBe("session_missing");
  });

  it("words of distress in the chat are a sign of risk", async () => {
    await sitDown();
    const player = await gate.player();
    await write(player, "I have lost everything and cannot stop");
    const { risk } = await ann.call("playerRisk", { player_id: player.id });
    expect(risk.signs).toMatchObject([{ sign: "distress" }]);
  });

  it("an ended conversation is rated once, and its transcript goes once to a confirmed mailbox alone", async () => {
    await sitDown();
    const player = await gate.player();
    const { chat } = await write(player, "See https://phish.example/x");
    const { chat_id } = chat;
    expect(await refused(gate.call("rateChat", { chat_id, stars: 5 }, player.session))).toBe("conflict");
    expect(await refused(gate.call("mailChat", { chat_id }, player.session))).toBe("conflict");
    await ann.call("takeChat", { chat_id });
    await ann.call("answerChat", { chat_id, text: "Here you are", request_id: randomUUID() });
    const ended = await gate.call("endChat", { chat_id }, player.session);
    expect(ended.chat).toMatchObject({ state: "ended", ended_by: "player", can_rate: true, can_mail: false });
    expect(await refused(gate.call("mailChat", { chat_id }, player.session))).toBe("forbidden");

    const rated = await gate.call("rateChat", { chat_id, stars: 4 }, player.session);
    expect(rated.chat).toMatchObject({ rating: 4, can_rate: false });
    expect(await gate.call("rateChat", { chat_id, stars: 4 }, player.session)).toEqual(rated);
    expect(await refused(gate.call("rateChat", { chat_id, stars: 5 }, player.session))).toBe("conflict");

    await gate.database.query("UPDATE player SET email_confirmed_at = now() WHERE id = $1", [player.id]);
    for (let times = 0; times < 2; times += 1)
      expect((await gate.call("mailChat", { chat_id }, player.session)).chat.is_mailed).toBe(true);
    const letters = await vi.waitFor(() => {
      const sent = gate.messages.filter(({ recipient }) => recipient === player.email);
      expect(sent).toHaveLength(1);
      return sent;
    });
    expect(letters[0]?.body).toMatch(
      /> .+ Aino: See https:\/\/phish\.example\/x\n> .+ support: Here you are/,
    );
    expect(letters[0]?.html).not.toContain('href="https://phish');
  });

  it("a conversation that was answered ends after 15 minutes' silence", async () => {
    await sitDown();
    const player = await gate.player();
    const heard = gate.listen(player);
    const { chat_id } = (await write(player, "Hello")).chat;
    await ann.call("takeChat", { chat_id });
    await ann.call("answerChat", { chat_id, text: "Here you are", request_id: randomUUID() });
    await stayOpen(15 * MINUTE_MS - SECOND_MS);
    await settle();
    expect(chatsPushed(heard).at(-1)?.chat.state).toBe("taken");
    later(SECOND_MS);
    await settle();
    expect(chatsPushed(heard).at(-1)).toMatchObject({
      chat: { state: "ended", ended_by: "silence" },
      messages: [{ from: "house", event: "ended" }],
    });
  });
});

describe("nobody is there", () => {
  const answerByMail = async (chat_id: string) => {
    await ann.call("takeChat", { chat_id });
    return ann.call("answerChat", { chat_id, text: "It is on its way", request_id: randomUUID() });
  };

  it("what is written becomes a ticket: a task about the player, and further messages belong to it", async () => {
    const player = await gate.player();
    const { chat } = await write(player, "Where is my money?");
    expect(chat).toMatchObject({ kind: "ticket", state: "waiting", waiting_before: null });
    expect(chat.answer_by).toBe("2026-11-20T16:00:00.000Z");
    expect((await write(player, "And when?")).messages).toHaveLength(2);
    const { tasks } = await ann.call("tasks", {});
    expect(tasks).toMatchObject([
      { player: { id: player.id }, owner: null, due_at: chat.answer_by, chat_id: chat.chat_id },
    ]);
  });

  it("out of hours it is a ticket although somebody is at the office, to be answered on the next day", async () => {
    gate.clock.at = new Date("2026-11-20T21:00:00Z");
    await ann.signIn();
    await sitDown();
    const { chat } = await write(await gate.player(), "Hello");
    expect(chat).toMatchObject({ kind: "ticket", answer_by: "2026-11-21T12:00:00.000Z" });
  });

  it("the answer to a ticket goes to the player's mailbox, stands in the conversation, and ends it with its task", async () => {
    const player = await gate.player();
    const { chat } = await write(player, "Where is my money?");
    const heard = gate.listen(player);
    expect((await answerByMail(chat.chat_id)).is_mailed).toBe(true);
    await vi.waitFor(() => {
      const letter = gate.messages.find(({ recipient }) => recipient === player.email);
      expect(letter?.body).toContain("> It is on its way");
      expect(letter?.replyTo).toBe("help@bellwether.example");
    });
    expect(chatsPushed(heard).at(-1)).toMatchObject({
      chat: { state: "ended", ended_by: "agent", unread: 1 },
      messages: [{ from: "agent", name: "support", text: "It is on its way" }, { event: "ended" }],
    });
    expect((await ann.call("tasks", { view: "done" })).tasks).toHaveLength(1);
    expect(await gate.clientOf(player.session).call("chatDesk", {})).toMatchObject({ unread: 1 });
    const last = chatsPushed(heard).at(-1)?.messages.at(-1);
    await gate.call("seeChat", { chat_id: chat.chat_id, message_id: last?.id ?? 0 }, player.session);
    expect(await gate.clientOf(player.session).call("chatDesk", {})).toMatchObject({ unread: 0 });
    // What is written after it is another ticket.
    expect((await write(player, "Thank you")).chat.chat_id).not.toBe(chat.chat_id);
  });

  it("a conversation that waits becomes a ticket when the last agent goes; one that nobody answers for 15 minutes, too", async () => {
    await sitDown();
    const [left, forgotten] = [await gate.player(), await gate.player()];
    const heard = gate.listen(left);
    await write(left, "Hello?");
    await ann.call("answerChats", { is_there: false });
    await settle();
    expect(chatsPushed(heard).at(-1)).toMatchObject({
      chat: { kind: "ticket", state: "waiting" },
      messages: [{ event: "became_ticket" }],
    });
    await sitDown();
    const { chat_id } = (await write(forgotten, "Hello?")).chat;
    await ann.call("takeChat", { chat_id });
    await stayOpen(15 * MINUTE_MS);
    await settle();
    expect((await gate.call("ownChat", {}, forgotten.session)).conversation?.chat).toMatchObject({
      ...{ kind: "ticket", state: "waiting", agent: null },
    });
    expect((await ann.call("tasks", {})).tasks).toHaveLength(2);
  });

  it("a ticket that the player ends takes its task with it", async () => {
    const player = await gate.player();
    const { chat_id } = (await write(player, "Never mind")).chat;
    await gate.call("endChat", { chat_id }, player.session);
    expect((await ann.call("tasks", {})).tasks).toEqual([]);
  });
});

it("conversations are deleted 90 days after their end, open tickets never", async () => {
  const [player, other] = [await gate.player(), await gate.player()];
  const { chat_id } = (await write(player, "Never mind")).chat;
  await gate.call("endChat", { chat_id }, player.session);
  await write(other, "Hello?");
  later(90 * 24 * 60 * MINUTE_MS + SECOND_MS);
  await sweepChats(gate.deps);
  const { rows } = await gate.database.query<{ player_id: string }>("SELECT player_id FROM chat");
  expect(rows.map(({ player_id }) => player_id)).toEqual([other.id]);
});
