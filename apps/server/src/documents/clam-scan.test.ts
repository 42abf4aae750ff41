import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { scanWithClam } from "./clam-scan.ts";

const EICAR = "X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*";
let server: Server | undefined;
afterEach(() => void server?.close());

/** Speaks ClamAV's protocol as its manual has it: `zINSTREAM\0`, chunks behind their lengths, a length of zero; then one answer. */
async function daemon(answer: (file: Buffer, socket: Socket) => string | undefined): Promise<URL> {
  const running = createServer((socket) => {
    let came: Buffer = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (piece) => {
      came = Buffer.concat([came, Buffer.from(piece)]);
      const command = "zINSTREAM\0";
      if (came.length < command.length) return;
      if (came.subarray(0, command.length).toString() !== command)
        return void socket.end("UNKNOWN COMMAND\0");
      const chunks: Buffer[] = [];
      for (let at = command.length; at + 4 <= came.length; ) {
        const length = came.readUInt32BE(at);
        if (length === 0) {
          const said = answer(Buffer.concat(chunks), socket);
          return void (said !== undefined && socket.end(`${said}\0`));
        }
        if (at + 4 + length > came.length) return;
        chunks.push(came.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  server = running;
  await new Promise<void>((resolve) => running.listen(0, "127.0.0.1", resolve));
  return new URL(`tcp://127.0.0.1:${(running.address() as AddressInfo).port}`);
}

it("the scanner gets the whole file in chunks, and says what it finds or that it finds nothing", async () => {
  const seen: Buffer[] = [];
  const address = await daemon((file) => {
    seen.push(file);
    return file.includes("EICAR") ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
  });
  const clean = Buffer.alloc(1_000_000, 5);
  expect(await scanWithClam(address, clean)).toBeUndefined();
  expect(Buffer.compare(seen[0]!, clean)).toBe(0);
  expect(await scanWithClam(address, Buffer.from(EICAR))).toBe("Eicar-Test-Signature");
});

it.each([
  ["a file that is too large for it", () => "INSTREAM size limit exceeded. ERROR"],
  ["an answer that nobody knows", () => "stream: maybe"],
  ["an answer that ends before it begins", () => ""],
])("the scanner's answer to %s is an error and never a clean file", async (_, answer) => {
  await expect(scanWithClam(await daemon(answer), Buffer.from("x"))).rejects.toThrow("the scanner answered");
});

it("the scanner that hangs, dies or is not there is an error", async () => {
  await expect(scanWithClam(await daemon(() => undefined), Buffer.from("x"), 100)).rejects.toThrow(
    "does not answer",
  );
  const dying = await daemon((_, socket) => void socket.destroy());
  await expect(scanWithClam(dying, Buffer.from("x"))).rejects.toThrow();
  await expect(scanWithClam(new URL("tcp://127.0.0.1:1"), Buffer.from("x"))).rejects.toThrow("ECONNREFUSED");
  await expect(scanWithClam(new URL("unix:///nowhere/clamd.ctl"), Buffer.from("x"))).rejects.toThrow(
    "ENOENT",
  );
});
