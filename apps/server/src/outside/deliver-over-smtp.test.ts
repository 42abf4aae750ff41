import type { AddressInfo } from "node:net";
import { MessageRefusedError } from "@bellwether/gate";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { deliverOverSmtp, type SmtpDelivery } from "./deliver-over-smtp.ts";

type Letter = { to: string[]; text: string };
type Answer = "take" | "later" | "never" | "cut" | "take and cut";

/**
 * A real mail server on the loopback interface that answers each email with the next prepared answer, and accepts it when there is none left.
 */
async function startMailServer(recipient: Answer[], content: Answer[]) {
  const letters: Letter[] = [];
  const say = (code: number) => Object.assign(new Error("as the test says"), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_, __, done) {
      const answer = recipient.shift() ?? "take";
      done(answer === "take" ? null : say(answer === "later" ? 451 : 550));
    },
    onData(stream, session, done) {
      const answer = content.shift() ?? "take";
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
        if (answer === "cut") stream.destroy();
      });
      const socket = () => [...server.connections].find((each) => each.session.id === session.id);
      if (answer === "cut")
        return void (socket() as unknown as { _socket: { destroy(): void } })._socket.destroy();
      stream.on("end", () => {
        if (answer === "take" || answer === "take and cut")
          letters.push({ to: session.envelope.rcptTo.map((each) => each.address), text });
        if (answer === "take and cut")
          return void (socket() as unknown as { _socket: { destroy(): void } })._socket.destroy();
        done(answer === "take" ? null : say(answer === "later" ? 451 : 554));
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

const message = {
  id: "0b0e7c9e-1c3e-4f0e-9a44-5d7f2f6f2a11",
  channel: "email" as const,
  recipient: "aino@example.org",
  subject: "Hyvää päivää",
  body: "First line.\n\nÄlä anna koodia kenellekään.",
  html: "<p>First line.</p>",
};

describe("emails over SMTP", () => {
  let server: Awaited<ReturnType<typeof startMailServer>>;
  let smtp: SmtpDelivery;
  const start = async (answers: { recipient?: Answer[]; content?: Answer[] } = {}) => {
    server = await startMailServer(answers.recipient ?? [], answers.content ?? []);
    smtp = deliverOverSmtp({ url: server.url, from: "Bellwether <post@bellwether.example>" });
  };
  afterEach(async () => {
    smtp.close();
    await server.close();
  });

  it("emails over SMTP reach the server as text and HTML with the message's id as Message-ID", async () => {
    await start();
    await smtp.deliver(message);
    expect(server.letters).toHaveLength(1);
    const [letter] = server.letters;
    expect(letter!.to).toEqual(["aino@example.org"]);
    expect(letter!.text).toContain(`Message-ID: <${message.id}@bellwether.example>`);
    expect(letter!.text).toMatch(/From: "?Bellwether"? <post@bellwether\.example>/);
    expect(letter!.text).toContain("text/plain");
    expect(letter!.text).toContain("text/html");
  });

  it("[2.30] written by a person have that person as reply-to, and are not marked as automatic, since support desks discard automatic mail", async () => {
    await start();
    await smtp.deliver({ ...message, replyTo: "writer@example.org" });
    expect(server.letters[0]!.text).toContain("Reply-To: writer@example.org");
    expect(server.letters[0]!.text).not.toContain("Auto-Submitted");
    await smtp.deliver(message);
    expect(server.letters[1]!.text).toContain("Auto-Submitted: auto-generated");
    for (const replyTo of ["a@x.org, b@x.org", "a@x.org\nBcc: b@x.org"])
      await expect(smtp.deliver({ ...message, replyTo })).rejects.toBeInstanceOf(MessageRefusedError);
  });

  it("emails over SMTP wait where they must be encrypted and the server does not encrypt: nothing is sent", async () => {
    await start();
    const strict = deliverOverSmtp({ url: server.url, from: "a@b.example", mustEncrypt: true });
    const failure = await strict.deliver(message).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MessageRefusedError);
    expect(server.letters).toEqual([]);
    strict.close();
  });

  it.each([
    ["at the recipient", { recipient: ["later" as const] }],
    ["after the text", { content: ["later" as const] }],
  ])("emails over SMTP refused with 451 %s may be retried, and then arrive once", async (_, answers) => {
    await start(answers);
    const error = await smtp.deliver(message).catch((each) => each);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MessageRefusedError);
    await smtp.deliver(message);
    expect(server.letters).toHaveLength(1);
  });

  it.each([
    ["with 550 at the recipient", { recipient: ["never" as const] }],
    ["with 554 after the text", { content: ["never" as const] }],
  ])("emails over SMTP refused %s are refused permanently", async (_, answers) => {
    await start(answers);
    await expect(smtp.deliver(message)).rejects.toBeInstanceOf(MessageRefusedError);
    expect(server.letters).toHaveLength(0);
  });

  it("emails over SMTP may be retried when the connection drops in the middle of the text", async () => {
    await start({ content: ["cut"] });
    const error = await smtp
      .deliver({ ...message, body: "A long letter. ".repeat(50_000) })
      .catch((each) => each);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MessageRefusedError);
    await smtp.deliver(message);
    expect(server.letters).toHaveLength(1);
  });

  it("emails over SMTP keep their Message-ID when the server accepted the first attempt and the connection dropped before its confirmation", async () => {
    await start({ content: ["take and cut"] });
    await expect(smtp.deliver(message)).rejects.toThrow();
    await smtp.deliver(message);
    const ids = server.letters.map((letter) => /Message-ID: (\S+)/.exec(letter.text)![1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it("emails over SMTP may be retried when no server answers", async () => {
    await start();
    const away = deliverOverSmtp({ url: "smtp://127.0.0.1:1", from: "post@bellwether.example" });
    const error = await away.deliver(message).catch((each) => each);
    away.close();
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MessageRefusedError);
  });

  it.each([
    ["a line break in the subject", { subject: "Hello\r\nBcc: victim@example.org" }],
    ["a line break in the recipient", { recipient: "a@example.org\r\nRCPT TO:<victim@example.org>" }],
    ["two recipients", { recipient: "a@example.org, victim@example.org" }],
    ["a name around the address", { recipient: "Name <victim@example.org>" }],
  ])("emails over SMTP with %s are refused permanently and never reach the server", async (_, forged) => {
    await start();
    await expect(smtp.deliver({ ...message, ...forged })).rejects.toBeInstanceOf(MessageRefusedError);
    expect(server.letters).toHaveLength(0);
  });
});
