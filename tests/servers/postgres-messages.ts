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

/** A null-terminated text. */
function textAt(bytes: Buffer, start: number): string {
  return bytes.toString("utf8", start, bytes.indexOf(0, start));
}
