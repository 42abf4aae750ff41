import { GateError, type PlayerDocument } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { acceptDocument, sendDocument, takeDocument } from "../testing/sent-document.ts";
import { createTestVault } from "../testing/test-vault.ts";

let gate: GateFixture;
let ada: Desk;
let bo: Desk;
const { vault, state } = createTestVault();
beforeAll(async () => {
  gate = await createGateFixture({ deps: { documentVault: vault } });
  ada = await openDesk(gate, "safety");
  bo = await openDesk(gate, "payments");
});
afterAll(() => gate.close());

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );

/** A player with a document of this kind that waits. */
async function waiting(
  kind: PlayerDocument["kind"] = "identity",
  player?: Awaited<ReturnType<GateFixture["stranger"]>>,
) {
  const sender = player ?? (await gate.stranger());
  return { player: sender, document_id: await sendDocument(gate, sender, kind) };
}

const guardsOf = async ({ session }: { session: string }) =>
  (await gate.call("guardsStatus", {}, session)).guards.map(({ guard }) => guard);
const actionsOf = async (playerId: string) => {
  const { rows } = await gate.database.query<{ action: string }>(
    "SELECT action FROM office_audit WHERE subject = $1 ORDER BY position",
    [`player:${playerId}`],
  );
  return rows.map(({ action }) => action);
};

describe("a document at the office", () => {
  it("a document at the office is taken with a reason, shown beside the player's data, and accepted: the guard goes, a letter is sent, each act is in the audit", async () => {
    const player = await gate.stranger();
    await ada.call("requestDocument", { player_id: player.id, kind: "identity", reason: "large deposits" });
    expect(await guardsOf(player)).toContain("document");
    const { document_id } = await waiting("identity", player);
    const queue = await ada.call("documentQueue", { state: "waiting" });
    const listed = queue.documents.find(({ id }) => id === document_id);
    expect(listed).toMatchObject({ kind: "identity", is_asked: true, holder: null });
    expect(JSON.stringify(listed)).not.toContain("Virtanen");
    const taken = await takeDocument(ada, document_id);
    expect(taken.person).toMatchObject({
      name: expect.stringContaining("Virtanen"),
      born_on: expect.any(String),
    });
    const [page] = taken.document.pages;
    const read = await ada.call("readDocumentPage", { document_id, page_id: page!.page_id });
    expect(read.type).toBe("image/jpeg");
    expect(Buffer.from(read.content, "base64").toString()).toContain("drawn:");
    const decided = await ada.call("decideDocument", {
      ...{ document_id, version: taken.document.version, decision: "accept", cause: null },
      ...{ expires_on: "2031-01-31", note: "passport, clear" },
    });
    expect(decided.document).toMatchObject({ state: "accepted", expires_on: "2031-01-31", holder: null });
    expect(await guardsOf(player)).not.toContain("document");
    expect((await lettersTo(gate, player.email)).map(({ subject }) => subject)).toContain(
      "Bellwether: asiakirjasi on hyväksytty",
    );
    expect(await actionsOf(player.id)).toEqual([
      ...["document.request", "document.open", "document.page", "document.accept"],
    ]);
    const { entries } = await ada.call("playerTimeline", { player_id: player.id, kinds: "document" });
    expect(entries.map(({ title }) => title)).toEqual(["document.accepted", "document.sent"]);
  });

  it("a document at the office is refused with a cause, which the player reads in the letter and in the account, and the guard stays", async () => {
    const player = await gate.stranger();
    await ada.call("requestDocument", { player_id: player.id, kind: "address", reason: "moved lately" });
    const { document_id } = await waiting("address", player);
    const { document } = await takeDocument(ada, document_id);
    const wish = { document_id, version: document.version, expires_on: null, note: "" };
    const without = ada.call("decideDocument", { ...wish, decision: "refuse", cause: null });
    expect(await answerOf(without)).toBe("invalid_param");
    const unsaid = ada.call("decideDocument", { ...wish, decision: "accept", cause: null });
    expect(await answerOf(unsaid)).toBe("invalid_param");
    await ada.call("decideDocument", { ...wish, decision: "refuse", cause: "unreadable" });
    const { documents, asked } = await gate.call("documents", {}, player.session);
    expect(documents[0]).toMatchObject({ state: "refused", cause: "unreadable" });
    expect(asked?.kind).toBe("address");
    const bodies = (await lettersTo(gate, player.email)).map(({ body }) => body);
    expect(bodies).toContainEqual(expect.stringContaining("Emme saa siitä selvää."));
    expect(await guardsOf(player)).toContain("document");
  });

  it("a document at the office is one person's for 15 minutes: another gets a conflict, and has it afterwards or once it is given back", async () => {
    const { document_id } = await waiting();
    const { document } = await takeDocument(ada, document_id);
    expect(document.holder).toMatchObject({ name: ada.name });
    const wish = {
      ...{ document_id, version: document.version, decision: "accept" as const, cause: null },
      ...{ expires_on: null, note: "compared" },
    };
    expect(await answerOf(takeDocument(bo, document_id))).toBe("conflict");
    expect(await answerOf(bo.call("decideDocument", wish))).toBe("conflict");
    const page_id = document.pages[0]!.page_id;
    expect(await answerOf(bo.call("readDocumentPage", { document_id, page_id }))).toBe("conflict");
    await ada.call("leaveDocument", { document_id });
    expect(await answerOf(ada.call("decideDocument", wish))).toBe("conflict");
    await takeDocument(bo, document_id);
    const results = await Promise.all([
      answerOf(bo.call("decideDocument", wish)),
      answerOf(bo.call("decideDocument", wish)),
    ]);
    expect(results.sort()).toEqual(["conflict", "done"]);
  });

  it("a document at the office that its player takes back meanwhile is not decided", async () => {
    const { player, document_id } = await waiting();
    const { document } = await takeDocument(ada, document_id);
    await gate.call("withdrawDocument", { document_id }, player.session);
    const decided = ada.call("decideDocument", {
      ...{
        document_id,
        version: document.version,
        decision: "accept",
        cause: null,
        expires_on: null,
        note: "compared",
      },
    });
    expect(await answerOf(decided)).toBe("not_found");
    const page_id = document.pages[0]!.page_id;
    expect(await answerOf(ada.call("readDocumentPage", { document_id, page_id }))).toBe("not_found");
  });

  it("a document at the office of a kind that was not asked for leaves the guard, and only one about identity proves who the player is", async () => {
    const player = await gate.stranger();
    await ada.call("requestDocument", { player_id: player.id, kind: "identity", reason: "large deposits" });
    await acceptDocument(ada, (await waiting("address", player)).document_id);
    expect(await guardsOf(player)).toContain("document");
    expect((await ada.call("playerPage", { player_id: player.id })).player.is_identity_checked).toBe(false);
    await acceptDocument(ada, (await waiting("identity", player)).document_id);
    expect(await guardsOf(player)).not.toContain("document");
    expect((await ada.call("playerPage", { player_id: player.id })).player.is_identity_checked).toBe(true);
  });

  it("a document at the office that is out of date is not accepted", async () => {
    const { document_id } = await waiting();
    expect(await answerOf(acceptDocument(ada, document_id, "2020-01-01"))).toBe("invalid_param");
  });

  it("a document at the office whose file was changed in the store is not shown", async () => {
    const { document_id } = await waiting();
    const { document } = await takeDocument(ada, document_id);
    const page_id = document.pages[0]!.page_id;
    const bytes = Buffer.from(await vault.store.get(page_id));
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    await vault.store.put(page_id, bytes);
    expect(await answerOf(ada.call("readDocumentPage", { document_id, page_id }))).toBe("internal");
    state.isStoreDown = true;
    expect(await answerOf(ada.call("readDocumentPage", { document_id, page_id }))).toBe("unavailable");
    state.isStoreDown = false;
  });
});
