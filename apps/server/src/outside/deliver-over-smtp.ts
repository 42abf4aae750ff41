import { type DeliverMessage, MessageRefusedError } from "@bellwether/gate";
import { createTransport } from "nodemailer";

/** An attempt ends well within the outbox's lease, so that no other node starts sending the same message. */
const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 15_000;
const WHOLE_TIMEOUT_MS = 60_000;

export type SmtpSettings = {
  url: string;
  from: string;
  /** Sends nothing over a connection that the server does not encrypt. */
  mustEncrypt?: boolean;
};

export type SmtpDelivery = { deliver: DeliverMessage; close(): void };

/**
 * Sends emails through a mail server. `url` is `smtps://user:password@host:465` or `smtp://host:587` (STARTTLS where the server offers it),
 * `from` an address or `Name <address>`. An email keeps its Message-ID at each attempt: if the connection drops after the server accepted
 * it and before it confirmed, it is sent again, and mail systems that check Message-IDs drop the second. SMTP offers no stronger guarantee.
 */
export function deliverOverSmtp({ url, from, mustEncrypt = false }: SmtpSettings): SmtpDelivery {
  const domain = /@([A-Za-z0-9.-]+)>?$/.exec(from)?.[1] ?? "localhost";
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: mustEncrypt,
    maxConnections: 4,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    // A message is our own text: it must never name a file or a URL to be read.
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
        // As an object, since a string would be parsed as a list of addresses.
        to: { name: "", address: message.recipient },
        subject: message.subject,
        text: message.body,
        ...(message.html !== undefined && { html: message.html }),
        messageId: `<${message.id}@${domain}>`,
        // A message written by a person expects an answer; support desks discard mail that is marked as automatic.
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

/** Requires a single plain address, and no line break anywhere: a name must not become a header or a second recipient. */
function refuseForged(recipient: string, subject: string): void {
  if (!/^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\@]+$/u.test(recipient))
    throw new MessageRefusedError("the recipient or the reply-to is not a single address");
  if (/[\p{Cc}\u2028\u2029]/u.test(subject)) throw new MessageRefusedError("the subject has a line break");
}

/**
 * Whether the server permanently refused this recipient or this email. A wrong password or a closed server is our own problem to fix, and
 * the email waits.
 */
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
