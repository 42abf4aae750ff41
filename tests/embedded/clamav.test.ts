import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Clamd, EICAR, startClamd } from "../servers/clamd.ts";
import { type DrivenPlayer, drivePlayer } from "../servers/player-client.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { pdfWith, pngWith, uploadDocument } from "../servers/upload-document.ts";

const folder = mkdtempSync("/tmp/bellwether-documents-");
let clamd: Clamd;
let product: Product;
let player: DrivenPlayer;
beforeAll(async () => {
  clamd = await startClamd();
  product = await startProduct({ CLAMAV_URL: clamd.url, DOCUMENTS_DIR: folder });
  player = await drivePlayer(product, { amount: "0" });
});
afterAll(async () => {
  await product?.remove();
  await clamd?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const upload = (bytes: Uint8Array, uploadId: string = randomUUID()) =>
  uploadDocument(product, player, bytes, { uploadId });
/** The ids of the player's documents, and how many files the store has. */
const kept = async () => ({
  documents: (await player.gate.call("documents", {})).documents.map((each) => each.document_id).toSorted(),
  files: existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length
    : 0,
});

it("clamd lets a picture and a PDF of 9 MB pass, finds EICAR in either (file_infected), and nothing of what it finds is stored", async () => {
  const ids: string[] = [];
  for (const clean of [pngWith("nothing"), pdfWith(Buffer.alloc(9_000_000, "7 "))]) {
    const { status, document } = await upload(clean);
    expect(status).toBe(200);
    ids.push(document!.document_id);
  }
  expect(await kept()).toEqual({ documents: ids.toSorted(), files: 2 });
  for (const infected of [pngWith(EICAR), pdfWith(EICAR)])
    expect(await upload(infected)).toMatchObject({ code: "file_infected", document: undefined });
  expect(await kept()).toEqual({ documents: ids.toSorted(), files: 2 });
});

it("clamd that is killed while it has a file, and one that is not there, make uploads be tried again (503, file_unchecked); started again it takes the same upload, and nothing was lost", async () => {
  const before = await kept();
  const [bytes, uploadId] = [pngWith("the same"), randomUUID()];
  clamd.freeze();
  const interrupted = upload(bytes, uploadId);
  await expect.poll(() => clamd.unread(), { timeout: 60_000 }).toBeGreaterThan(bytes.length);
  await clamd.kill();
  expect(await interrupted).toEqual({ status: 503, code: "file_unchecked", document: undefined });
  expect(await upload(bytes, uploadId)).toMatchObject({ status: 503, code: "file_unchecked" });
  expect(await kept()).toEqual(before);
  expect(product.output()).toContain("the virus scanner does not answer: uploads are refused");

  await clamd.start();
  const { status, document } = await upload(bytes, uploadId);
  expect(status).toBe(200);
  expect(await kept()).toEqual({
    documents: [...before.documents, document!.document_id].toSorted(),
    files: before.files + 1,
  });
  expect(await upload(pngWith(EICAR))).toMatchObject({ code: "file_infected" });
  expect(product.output()).not.toContain("unexpected failure");
});
