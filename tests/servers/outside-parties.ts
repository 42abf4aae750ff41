import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type Asked = { path: string; headers: Record<string, unknown>; body: string };

/** All outside parties that the product calls, on loopback: an SMS gateway, Spelpaus, affiliates, a WordPress, and a mail server. */
export async function startOutsideParties() {
  const asked: Asked[] = [];
  const letters: { to: string[]; text: string }[] = [];
  /** Personal numbers that are in the register. */
  const blocked = new Set<string>();

  const answer = ({ path, body }: Asked): unknown => {
    if (path.startsWith("/api/blocking-info/")) {
      const { requestId, subjectId } = JSON.parse(body) as { requestId: string; subjectId: string };
      return { isBlocked: blocked.has(subjectId), requestId, responseId: "r-1" };
    }
    if (path.startsWith("/wp-json/wp/v2/posts"))
      return [{ id: 7, title: { rendered: "A draw, step by step" }, link: "https://blog.example/draw" }];
    return {};
  };
  const web = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      const one = { path: request.url!, headers: request.headers, body };
      asked.push(one);
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(one)));
    });
  });
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let text = "";
      stream.on("data", (chunk) => (text += chunk));
      stream.on("end", () => {
        letters.push({ to: session.envelope.rcptTo.map(({ address }) => address), text });
        done(null);
      });
    },
  });
  // A product that is killed leaves its connection in the middle of a letter.
  mail.on("error", () => {});
  await Promise.all([
    new Promise<void>((resolve) => web.listen(0, "127.0.0.1", resolve)),
    new Promise<void>((resolve) => mail.listen(0, "127.0.0.1", resolve)),
  ]);
  return {
    url: `http://127.0.0.1:${(web.address() as AddressInfo).port}`,
    smtpUrl: `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
    asked,
    letters,
    blocked,
    /** The requests to a path, oldest first. */
    askedAt: (prefix: string) => asked.filter(({ path }) => path.startsWith(prefix)),
    async close() {
      await new Promise<void>((resolve) => mail.close(() => resolve()));
      web.closeAllConnections();
      await new Promise((resolve) => web.close(resolve));
    },
  };
}
