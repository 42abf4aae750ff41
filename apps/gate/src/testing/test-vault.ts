import { randomBytes } from "node:crypto";
import { type DocumentVault, UnreadablePictureError } from "../documents/index.ts";

/** The first bytes of a JPEG with something behind them. */
export const jpegWith = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)]);

/** A vault in memory. Its pictures are drawn by writing `drawn:` before them; a test breaks its store or its scanner. */
export function createTestVault() {
  const files = new Map<string, Uint8Array>();
  const state = { isStoreDown: false, isScannerDown: false, hold: undefined as Promise<void> | undefined };
  const refuse = () => {
    if (state.isStoreDown) throw new Error("the store is down");
  };
  const vault: DocumentVault & { keys: [DocumentVault["keys"][0], ...DocumentVault["keys"][0][]] } = {
    store: {
      async put(name, bytes) {
        refuse();
        files.set(name, bytes);
      },
      async get(name) {
        refuse();
        const bytes = files.get(name);
        if (!bytes) throw new Error(`no file ${name}`);
        return bytes;
      },
      async remove(name) {
        refuse();
        files.delete(name);
      },
    },
    keys: [{ id: "first", key: randomBytes(32) }],
    async redraw(bytes) {
      await state.hold;
      if (Buffer.from(bytes).includes("damaged")) throw new UnreadablePictureError("damaged");
      return Buffer.concat([Buffer.from("drawn:"), bytes]);
    },
    findPdfDanger: async (bytes) => (Buffer.from(bytes).includes("/JavaScript") ? "active" : undefined),
    async scan(bytes) {
      if (state.isScannerDown) throw new Error("no scanner");
      return Buffer.from(bytes).includes("EICAR") ? "Eicar-Test-Signature" : undefined;
    },
  };
  return { vault, files, state };
}
