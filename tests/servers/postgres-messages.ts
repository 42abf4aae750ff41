/**
 * One message of PostgreSQL's protocol as a client sends it. `type` is empty for the messages that open a connection, which have no type
 * byte.
 */
export type ClientMessage = { type: string; bytes: Buffer };

/** Splits the bytes that a client sends into whole messages, however they were fragmented. */
export function createMessageReader(): (chunk: Buffer) => ClientMessage[] {
  let rest: Buffer = Buffer.alloc(0);
  let isOpening = true;
  return (chunk) => {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const messages: ClientMessage[] = [];
    for (;;) {
      const letter = isOpening ? 0 : 1;
      if (rest.length < letter + 4) return messages;
      const length = letter + rest.readUInt32BE(letter);
      if (rest.length < length) return messages;
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      messages.push({ type: isOpening ? "" : String.fromCharCode(bytes[0]!), bytes });
      isOpening = false;
    }
  };
}

/** What one connection's messages say about its SQL transaction: whether it writes to the ledger, and where it ends. */
export function createTransactionWatch(): (message: ClientMessage) => "ledger write" | "commit" | undefined {
  const ledgerWrites = new Set<string>();
  let isWriting = false;
  return ({ type, bytes }) => {
    if (type === "P") {
      const name = textAt(bytes, 5);
      const text = textAt(bytes, 5 + Buffer.byteLength(name) + 1);
      if (text.includes("INSERT INTO ledger_operation")) ledgerWrites.add(name);
    }
    if (type === "B") {
      const portal = textAt(bytes, 5);
      if (!ledgerWrites.has(textAt(bytes, 5 + Buffer.byteLength(portal) + 1))) return undefined;
      isWriting = true;
      return "ledger write";
    }
    if (type !== "Q") return undefined;
    const isCommit = textAt(bytes, 5) === "COMMIT" && isWriting;
    isWriting = false;
    return isCommit ? "commit" : undefined;
  };
}

/** The parameters of the message that opens a connection; undefined for the request of TLS and for a cancellation. */
export function readStartParameters(bytes: Buffer): Map<string, string> | undefined {
  if (bytes.readUInt32BE(4) !== PROTOCOL_VERSION) return undefined;
  const words = bytes.toString("utf8", 8).split("\0");
  const parameters = new Map<string, string>();
  for (let at = 0; words[at]; at += 2) parameters.set(words[at]!, words[at + 1] ?? "");
  return parameters;
}

/** The message that opens a connection with these parameters. */
export function startMessage(parameters: ReadonlyMap<string, string>): Buffer {
  const words = `${[...parameters].flat().join("\0")}\0\0`;
  const bytes = Buffer.alloc(8 + Buffer.byteLength(words));
  bytes.writeUInt32BE(bytes.length, 0);
  bytes.writeUInt32BE(PROTOCOL_VERSION, 4);
  bytes.write(words, 8);
  return bytes;
}

/** A server's last message on a connection that it refuses. */
export function fatalMessage(code: string, text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${text}\0\0`);
  const head = Buffer.alloc(5, "E");
  head.writeUInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}

/** The name under which a client prepares a statement with this message; empty for a statement without a name. */
export function preparedName({ type, bytes }: ClientMessage): string | undefined {
  return type === "P" ? textAt(bytes, 5) : undefined;
}

const PROTOCOL_VERSION = 196_608;

/** A null-terminated text. */
function textAt(bytes: Buffer, start: number): string {
  return bytes.toString("utf8", start, bytes.indexOf(0, start));
}
