import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createS3Store } from "../../apps/server/src/documents/s3-store.ts";
import { sitAtOffice } from "../servers/office-client.ts";
import { type DrivenPlayer, drivePlayer } from "../servers/player-client.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { type Swift, startSwift } from "../servers/swift.ts";
import { pdfWith, uploadDocument } from "../servers/upload-document.ts";

let swift: Swift;
let product: Product;
let player: DrivenPlayer;
beforeAll(async () => {
  swift = await startSwift();
  product = await startProduct(swift.variables);
  player = await drivePlayer(product, { amount: "0" });
});
afterAll(async () => {
  await product?.remove();
  await swift?.remove();
});

const storeAt = (more: Partial<Swift["settings"]> = {}) =>
  createS3Store({ ...swift.settings, ...more }, globalThis.fetch);
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: Error) => error.message,
  );

it("OpenStack Swift keeps a file of 10 MB and gives it back as it was, removes it twice, and refuses another secret, id or bucket without a word of the secret", async () => {
  const [name, bytes] = [randomUUID(), Buffer.alloc(10_000_000, 7)];
  const before = swift.objects();
  await storeAt().put(name, bytes);
  expect(swift.objects()).toBe(before + 1);
  expect(Buffer.compare(await storeAt().get(name), bytes)).toBe(0);
  const secret = await failureOf(storeAt({ secretAccessKey: "another secret" }).put(name, Buffer.from("x")));
  expect(secret).toMatch(/answered 403 to PUT.*SignatureDoesNotMatch/s);
  expect(secret).not.toContain("another secret");
  expect(await failureOf(storeAt({ accessKeyId: "nobody:here" }).get(name))).toContain("answered 403 to GET");
  const { url } = swift.settings;
  expect(await failureOf(storeAt({ url: `${url}-missing` }).put(name, Buffer.from("x")))).toContain(
    "NoSuchBucket",
  );
  expect(Buffer.compare(await storeAt().get(name), bytes)).toBe(0);
  await storeAt().remove(name);
  await storeAt().remove(name);
  expect(await failureOf(storeAt().get(name))).toContain("answered 404 to GET");
  expect(swift.objects()).toBe(before);
});

it.each(["a b", "a+b", "a=b&c", "(1)", "it's", "a!*~", "éü", "a%20b"])(
  "a folder of the bucket that is called %s is signed as Swift signs it",
  async (folder) => {
    const store = storeAt({ url: `${swift.settings.url}/${folder}/` });
    const name = randomUUID();
    await store.put(name, Buffer.from(folder));
    expect(Buffer.from(await store.get(name)).toString()).toBe(folder);
    await store.remove(name);
  },
);

it("Swift that is killed in the middle of a file of 9 MB, and one that is not there, refuse the upload (503) and keep nothing of it; started again it takes the same upload, and what was there before is still opened", async () => {
  const upload = (bytes: Uint8Array, uploadId: string = randomUUID()) =>
    uploadDocument(product, player, bytes, { uploadId });
  const documents = async () =>
    (await player.gate.call("documents", {})).documents.map((each) => each.document_id).toSorted();
  const hanna = await sitAtOffice(product, "Hanna Safety");
  const opened = async (document_id: string, page_id: string) => {
    await hanna.call("takeDocument", { document_id, reason: "a test of the store" });
    const { content } = await hanna.call("readDocumentPage", { document_id, page_id });
    return Buffer.from(content, "base64");
  };
  const first = pdfWith("what was there before");
  const { document } = await upload(first);
  const { document_id, pages } = document!;
  await player.gate.call("sendDocument", { document_id });
  const before = { documents: await documents(), objects: swift.objects() };
  expect(before).toEqual({ documents: [document_id], objects: 1 });

  const [bytes, uploadId] = [pdfWith(Buffer.alloc(9_000_000, "7 ")), randomUUID()];
  swift.freeze();
  const interrupted = upload(bytes, uploadId);
  await expect.poll(() => swift.unread(), { timeout: 60_000 }).toBeGreaterThan(100_000);
  await swift.kill();
  expect(await interrupted).toEqual({ status: 503, code: "unavailable", document: undefined });
  expect(await upload(bytes, uploadId)).toMatchObject({ status: 503, code: "unavailable" });
  expect({ documents: await documents(), objects: swift.objects() }).toEqual(before);
  expect(product.output()).toContain("the store of documents does not take a file");

  await swift.start();
  const again = await upload(bytes, uploadId);
  expect(again.status).toBe(200);
  expect({ documents: await documents(), objects: swift.objects() }).toEqual({
    documents: [document_id, again.document!.document_id].toSorted(),
    objects: 2,
  });
  expect(Buffer.compare(await opened(document_id, pages[0]!.page_id), first)).toBe(0);
  expect(product.output()).not.toContain("unexpected failure");
});
