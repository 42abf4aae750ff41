import { connect } from "node:net";

/** The protocol's own bound is the scanner's `StreamMaxLength`, 25 MB or more by default. */
const CHUNK_BYTES = 64 * 1_024;
const ANSWER_WITHIN_MS = 60_000;
const MAX_ANSWER_BYTES = 4_096;

/**
 * Sends a file to ClamAV's daemon (`INSTREAM`), and returns what it finds; undefined for nothing.
 * @param address `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`
 * @throws when the daemon cannot be reached, hangs, or answers anything but that it has looked at the whole file.
 */
export function scanWithClam(
  address: URL,
  bytes: Uint8Array,
  answerWithinMs = ANSWER_WITHIN_MS,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      address.protocol === "unix:"
        ? { path: address.pathname }
        : { host: address.hostname.replace(/^\[|\]$/g, ""), port: Number(address.port || 3310) },
    );
    socket.setTimeout(answerWithinMs, () => socket.destroy(new Error("the scanner does not answer")));
    let answer = "";
    socket.on("data", (piece) => {
      answer += piece.toString("utf8");
      if (answer.length > MAX_ANSWER_BYTES) socket.destroy(new Error("the scanner answers too much"));
    });
    socket.on("error", reject);
    socket.on("close", () => {
      const said = answer.replaceAll("\0", "").trim();
      const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
      else if (said === "stream: OK") resolve(undefined);
      else reject(new Error(`the scanner answered ${JSON.stringify(said.slice(0, 200))}`));
    });
    socket.on("connect", () => {
      socket.write("zINSTREAM\0");
      for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
        const chunk = bytes.subarray(at, at + CHUNK_BYTES);
        const head = Buffer.alloc(4);
        head.writeUInt32BE(chunk.length);
        socket.write(head);
        socket.write(chunk);
      }
      socket.write(Buffer.alloc(4));
    });
  });
}
