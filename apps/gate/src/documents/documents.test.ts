import { randomUUID } from "node:crypto";
import { documentUpload, MAX_DOCUMENT_BYTES, type PlayerDocument } from "@bellwether/contract";
import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { createTestVault, jpegWith } from "../testing/test-vault.ts";
import { sweepDocuments } from "./index.ts";

type Sender = { id: string; session: string; email: string };

let gate: GateFixture;
const { vault, files, state } = createTestVault();
beforeAll(async () => {
  gate = await createGateFixture({ deps: { documentVault: vault } });
});
beforeEach(async () => {
  Object.assign(state, { isStoreDown: false, isScannerDown: false, hold: undefined });
  await sweepDocuments(gate.deps);
});
afterAll(() => gate.close());

type Upload = { kind?: string; side?: string; upload_id?: string; document_id?: string; session?: string };

/** Sends a file as a browser does. */
async function send(
  sender: Sender,
  body: Uint8Array | ReadableStream<Uint8Array>,
  { session = sender.session, ...more }: Upload = {},
  headers: Record<string, string> = {},
) {
  const query = new URLSearchParams({ kind: "identity", side: "front", upload_id: randomUUID(), ...more });
  const response = await gate.app.request(`http://gate.test${documentUpload.path}?${query}`, {
    method: "POST",
    headers: { "x-session-data": session, "content-type": "application/octet-stream", ...headers },
    body: body as BodyInit,
    ...(body instanceof ReadableStream && ({ duplex: "half" } as object)),
  });
  const { event } = (await response.json()) as {
    event: { data: { document?: PlayerDocument; errorCode?: string } };
  };
  return { status: response.status, code: event.data.errorCode, document: event.data.document };
}

const listed = async (sender: Sender) => gate.call("documents", {}, sender.session);
const fileStates = async (sender: Sender) => {
  const { rows } = await gate.database.query<{ state: string }>(
    "SELECT state FROM document_file WHERE player_id = $1 ORDER BY began_at, id",
    [sender.id],
  );
  return rows.map((row) => row.state);
};

describe("an upload", () => {
  it("an upload is drawn anew, stored encrypted and added to a draft, which waits once it is sent", async () => {
    const player = await gate.stranger();
    const first = await send(player, jpegWith("front"));
    expect(first.document).toMatchObject({ state: "draft", pages: [{ side: "front", type: "picture" }] });
    const { document_id } = first.document!;
    const second = await send(player, jpegWith("back"), { side: "back", document_id });
    expect(second.document?.pages).toHaveLength(2);
    const stored = [...files.values()].map((bytes) => Buffer.from(bytes).toString("latin1"));
    expect(stored.some((text) => text.includes("front") || text.includes("drawn"))).toBe(false);
    const { document } = await gate.call("sendDocument", { document_id }, player.session);
    expect(document).toMatchObject({ state: "waiting", sent_at: gate.clock.at.toISOString() });
    expect(await gate.call("sendDocument", { document_id }, player.session)).toEqual({ document });
    const third = await send(player, jpegWith("page"), { side: "page", document_id });
    expect([third.status, third.code]).toEqual([409, "document_decided"]);
  });

  it("an upload that is repeated with its id returns what the first one stored, and stores nothing", async () => {
    const player = await gate.stranger();
    const upload_id = randomUUID();
    const first = await send(player, jpegWith("once"), { upload_id });
    expect(await send(player, jpegWith("once"), { upload_id })).toEqual(first);
    expect(await fileStates(player)).toEqual(["kept"]);
  });

  it.each([
    ["text that is called a picture", Buffer.from("hello, I am a JPEG"), 422, "file_unknown"],
    ["an HEIC picture", Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0", "latin1"), 422, "file_heic"],
    ["a picture that cannot be drawn", jpegWith("damaged"), 422, "file_unreadable"],
    ["a PDF with a script", Buffer.from("%PDF-1.7 /JavaScript %%EOF"), 422, "file_unsafe"],
    ["a file in which the scanner finds something", jpegWith("EICAR"), 422, "file_infected"],
    ["a file of 10,000,001 bytes", Buffer.alloc(MAX_DOCUMENT_BYTES + 1, 0xff), 413, "file_too_large"],
    ["nothing", Buffer.alloc(0), 400, "malformed_body"],
  ])(
    "an upload of %s is refused, and leaves neither a document nor a file",
    async (_, body, status, code) => {
      const player = await gate.stranger();
      const before = files.size;
      expect(await send(player, body)).toMatchObject({ status, code });
      expect((await listed(player)).documents).toEqual([]);
      await sweepDocuments(gate.deps);
      expect(await fileStates(player)).toEqual(["gone"]);
      expect(files.size).toBe(before);
    },
  );

  it("an upload whose length was not declared is cut off at the first byte over 10,000,000", async () => {
    const player = await gate.stranger();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(Buffer.alloc(1_000_000, 0xff));
      },
    });
    expect(await send(player, endless)).toMatchObject({ status: 413, code: "file_too_large" });
    expect(sent).toBeLessThan(13_000_000);
  });

  it("an upload whose connection breaks leaves nothing, and the next one is taken at once", async () => {
    const player = await gate.stranger();
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(jpegWith("half"));
        controller.error(new Error("connection lost"));
      },
    });
    expect(await send(player, broken)).toMatchObject({ status: 400, code: "malformed_body" });
    const cut = await send(player, jpegWith("half"), {}, { "content-length": "5000" });
    expect(cut).toMatchObject({ status: 400, code: "malformed_body" });
    expect((await send(player, jpegWith("whole"))).document).toMatchObject({ state: "draft" });
    await sweepDocuments(gate.deps);
    expect((await fileStates(player)).sort()).toEqual(["gone", "gone", "kept"]);
  });

  it("an upload is ended by a newer one of the same player, on whichever node it runs", async () => {
    const player = await gate.stranger();
    let release = () => {};
    state.hold = new Promise((resolve) => {
      release = resolve;
    });
    const older = send(player, jpegWith("older"));
    await expect.poll(() => fileStates(player)).toEqual(["writing"]);
    const newer = send(player, jpegWith("newer"));
    await expect.poll(async () => (await fileStates(player)).sort()).toEqual(["leaving", "writing"]);
    release();
    expect(await older).toMatchObject({ status: 409, code: "conflict" });
    expect((await newer).document?.pages).toHaveLength(1);
    expect((await listed(player)).documents).toHaveLength(1);
  });

  it("an upload is refused with 503 while the scanner does not answer, and while the store does not", async () => {
    const player = await gate.stranger();
    state.isScannerDown = true;
    expect(await send(player, jpegWith("x"))).toMatchObject({ status: 503, code: "file_unchecked" });
    state.isScannerDown = false;
    state.isStoreDown = true;
    expect(await send(player, jpegWith("x"))).toMatchObject({ status: 503, code: "unavailable" });
    state.isStoreDown = false;
    expect((await send(player, jpegWith("x"))).status).toBe(200);
  });

  it("an upload is the last of 20 in 24 hours, and each that was refused counts", async () => {
    const player = await gate.stranger();
    for (let count = 0; count < 20; count += 1)
      expect((await send(player, Buffer.from("no picture"))).code).toBe("file_unknown");
    expect((await listed(player)).uploads_left).toBe(0);
    expect(await send(player, jpegWith("x"))).toMatchObject({ status: 429, code: "uploads_used_up" });
  });

  it("an upload is refused when the document belongs to another player, when there is no session, and when the document has 4 pages already", async () => {
    const [player, other] = [await gate.stranger(), await gate.stranger()];
    const { document } = await send(player, jpegWith("1"));
    const { document_id } = document!;
    expect(await send(other, jpegWith("x"), { document_id })).toMatchObject({ status: 404 });
    expect(await send(player, jpegWith("x"), { session: "nobody" })).toMatchObject({ status: 401 });
    for (const text of ["2", "3", "4"])
      expect((await send(player, jpegWith(text), { side: "page", document_id })).status).toBe(200);
    expect(await send(player, jpegWith("5"), { side: "page", document_id })).toMatchObject({
      ...{ status: 409, code: "document_full" },
    });
    await expect(gate.call("sendDocument", { document_id }, other.session)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("a document", () => {
  it("a document that its player takes back, or never sends for a week, is withdrawn, and its files are destroyed", async () => {
    const player = await gate.stranger();
    const { document } = await send(player, jpegWith("mine"));
    const { document_id } = document!;
    await gate.call("sendDocument", { document_id }, player.session);
    const taken = await gate.call("withdrawDocument", { document_id }, player.session);
    expect(taken.document).toMatchObject({ state: "withdrawn", pages: [] });
    expect(await gate.call("withdrawDocument", { document_id }, player.session)).toEqual(taken);
    await expect(gate.call("sendDocument", { document_id }, player.session)).rejects.toMatchObject({
      code: "document_decided",
    });
    await send(player, jpegWith("draft"));
    const before = gate.clock.at;
    gate.clock.at = new Date(before.getTime() + 8 * DAY_MS);
    await sweepDocuments(gate.deps);
    gate.clock.at = before;
    expect((await listed(player)).documents.map((each) => each.state)).toEqual(["withdrawn", "withdrawn"]);
    expect(await fileStates(player)).toEqual(["gone", "gone"]);
  });

  it("a document's files and rows agree after a process died at any point of an upload", async () => {
    const player = await gate.stranger();
    const name = randomUUID();
    files.set(name, Buffer.from("half of a file"));
    await gate.database.query(
      `INSERT INTO document_file (id, player_id, upload_id, side, state, began_at) VALUES ($1, $2, $1, 'front', 'writing', $3)`,
      [name, player.id, new Date(gate.clock.at.getTime() - 2 * HOUR_MS)],
    );
    await sweepDocuments(gate.deps);
    expect(await fileStates(player)).toEqual(["gone"]);
    expect(files.has(name)).toBe(false);
  });

  it("a document's files stay in the list of what leaves until the store has removed them", async () => {
    const player = await gate.stranger();
    const { document } = await send(player, jpegWith("mine"));
    await gate.call("withdrawDocument", { document_id: document!.document_id }, player.session);
    state.isStoreDown = true;
    await expect(sweepDocuments(gate.deps)).rejects.toThrow(/1 of 1/);
    expect(await fileStates(player)).toEqual(["leaving"]);
    state.isStoreDown = false;
    await sweepDocuments(gate.deps);
    expect(await fileStates(player)).toEqual(["gone"]);
  });

  it("files are encrypted again with the newest key, and the older key can then decrypt none of them", async () => {
    const player = await gate.stranger();
    await send(player, jpegWith("before"));
    const [first] = vault.keys;
    const second = { id: "second", key: Buffer.alloc(32, 7) };
    vault.keys = [second, first];
    await sweepDocuments(gate.deps);
    await sweepDocuments(gate.deps);
    const { rows } = await gate.database.query(
      "SELECT DISTINCT key_id FROM document_file WHERE state = 'kept'",
    );
    expect(rows).toEqual([{ key_id: "second" }]);
    expect((await fileStates(player)).sort()).toEqual(["gone", "kept"]);
    expect((await listed(player)).documents[0]?.pages).toHaveLength(1);
  });

  it("a document's files are destroyed 5 years after the account was closed, and its row stays", async () => {
    const player = await gate.stranger();
    await send(player, jpegWith("old"));
    await gate.database.query("UPDATE player SET closed_at = $2, status = 'closed' WHERE id = $1", [
      player.id,
      new Date(gate.clock.at.getTime() - 1_828 * DAY_MS),
    ]);
    await sweepDocuments(gate.deps);
    expect(await fileStates(player)).toEqual(["gone"]);
    const { rows } = await gate.database.query("SELECT 1 FROM player_document WHERE player_id = $1", [
      player.id,
    ]);
    expect(rows).toHaveLength(1);
  });
});

describe("without a key", () => {
  it("without a key nothing is uploaded, and the list of documents says so", async () => {
    const closed = await createGateFixture();
    const player = await closed.stranger();
    expect(await closed.call("documents", {}, player.session)).toMatchObject({ takes_uploads: false });
    const query = `kind=identity&side=front&upload_id=${randomUUID()}`;
    const response = await closed.app.request(`http://gate.test${documentUpload.path}?${query}`, {
      ...{ method: "POST", headers: { "x-session-data": player.session }, body: jpegWith("x") as BodyInit },
    });
    expect([response.status, JSON.stringify(await response.json())]).toEqual([
      403,
      expect.stringContaining("uploads_closed"),
    ]);
    expect(await lettersTo(closed, player.email)).toEqual([]);
    await closed.close();
  });
});
