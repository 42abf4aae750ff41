import { type DeliverMessage, MessageRefusedError } from "@bellwether/gate";
import { createTransport } from "nodemailer";

/** An attempt ends well within the outbox's lease, so that no other node begins the same message meanwhile. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 15_000;
const WHOLE_TIMEOUT_MS = 60_000;

export type SmtpDelivery = { deliver: DeliverMessage; close(): void };

/**
 * Hands letters to a mail server. `url` is `smtps://user:password@host:465` or `smtp://host:587` (STARTTLS where the server offers it), `from` an address
 * or `Name <address>`.
 * A letter keeps its Message-ID at each attempt: when the line breaks after the server took it and before it said so, it is sent again,
 * and mail systems that know Message-IDs drop the second. SMTP offers no more than that.
 */
export function deliverOverSmtp({ url, from }: { url: string; from: string }): SmtpDelivery {
  const domain = /@([A-Za-z0-9.-]+)>?$/.exec(from)?.[1] ?? "localhost";
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // A message is text of ours: it never names a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    async deliver(message) {
      const { replyTo } = message;
      refuseForged(message.recipient, message.subject);
      if (replyTo !== undefined) refuseForged(replyTo, "");
      const sending = transport.sendMail({
        from,
        // As an object: text would be read as a list of addresses.
        to: { name: "", address: message.recipient },
        subject: message.subject,
        text: message.body,
        ...(message.html !== undefined && { html: message.html }),
        messageId: `<${message.id}@${domain}>`,
        // A person wrote what wants an answer; the systems of support desks put mail aside that calls itself automatic.
        ...(replyTo === undefined
          ? { headers: { "Auto-Submitted": "auto-generated" } }
          : { replyTo: { name: "", address: replyTo } }),
      });
      await withinTime(sending).catch((error: unknown) => {
        throw isFinal(error) ? new MessageRefusedError((error as Error).message) : error;
      });
    },
  };
}

/** One plain address, and no line break anywhere: a name must not become a header or a second recipient. */
function refuseForged(recipient: string, subject: string): void {
  if (!/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\@]+$/u.test(recipient))
    throw new MessageRefusedError("the recipient or the reply's is not one address");
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) throw new MessageRefusedError("the subject has a line break");
}

/** The server said no for good to this recipient or this letter. A wrong password or a closed server is ours to mend, and the letter waits. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode ?? 0) >= 500;
}

function withinTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the mail server took too long")), WHOLE_TIMEOUT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
