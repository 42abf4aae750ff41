import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { createApplicants, newestApplicant } from "../applicants/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, openDesk } from "../testing/office-desk.ts";
import { createTestIdentityVendor, passportOf } from "../testing/test-identity-vendor.ts";
import { askDocument } from "../verification/index.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

let gate: GateFixture;
let ada: Desk;
const { vendor, told, post } = createTestIdentityVendor();
beforeAll(async () => {
  gate = await createGateFixture({ deps: { identityVendor: vendor } });
  ada = await openDesk(gate, "safety");
});
afterAll(() => gate.close());

/** A player who is asked who they are, and the vendor's applicant. */
async function asked() {
  const player = await gate.stranger();
  await askDocument(gate.deps, { playerId: player.id, reason: "a test", by: commandActor("kaisa") });
  await createApplicants(gate.deps);
  const { id } = (await newestApplicant(gate.database, player.id))!;
  return { player, applicant: told.find((each) => each.id === id)! };
}
const waitingOf = async (player: Player) =>
  (await ada.call("documentQueue", { state: "waiting" })).documents.find(
    (each) => each.player.id === player.id,
  )!;
async function take(player: Player) {
  return ada.call("takeDocument", {
    document_id: (await waitingOf(player)).id,
    reason: "checking what the vendor has sent",
  });
}
async function decide(player: Player, decision: "accept" | "refuse") {
  const { document } = await take(player);
  return ada.call("decideDocument", {
    ...{ document_id: document.id, version: document.version, decision, expires_on: null, note: "compared" },
    cause: decision === "refuse" ? "not_accepted" : null,
  });
}
const statesOf = async ({ session }: Player) =>
  (await gate.call("documents", {}, session)).documents.map((each) => each.state);
const guardsOf = async ({ session }: Player) =>
  (await gate.call("guardsStatus", {}, session)).guards.map(({ guard }) => guard);

describe("what the identity vendor leaves to the office", () => {
  it("waits among the documents without pages, says in what it differs, and shows what was read to whoever has taken it", async () => {
    const { player, applicant } = await asked();
    const document = passportOf(applicant, { first_name: "Casimir", valid_until: "2020-01-01" });
    await post(gate, { id: applicant.id, status: "approved", document });
    const waiting = await waitingOf(player);
    expect(waiting).toMatchObject({
      ...{ kind: "identity", is_asked: true, pages: [] },
      vendor: {
        ...{ applicant_id: applicant.id, status: "approved", document_kind: "passport", effect: "queue" },
        differs: ["name", "out_of_date"],
      },
    });
    expect(JSON.stringify(waiting)).not.toContain("Casimir");
    const { as_read: read, person } = await take(player);
    expect(read).toEqual(document);
    expect(person.name).toContain("Aino");
  });

  it("an officer accepts or refuses the vendor's document like any other, and a later result of the vendor changes nothing", async () => {
    for (const [decision, state, guards] of [
      ["accept", "accepted", []],
      ["refuse", "refused", ["document"]],
    ] as const) {
      const { player, applicant } = await asked();
      await post(gate, { id: applicant.id, status: "review", document: passportOf(applicant) });
      await decide(player, decision);
      expect(await statesOf(player)).toEqual([state]);
      await post(gate, { id: applicant.id, status: "declined", cause: "data_differ" });
      await post(gate, { id: applicant.id, status: "approved", document: passportOf(applicant) });
      expect(await statesOf(player)).toEqual([state]);
      expect(await guardsOf(player)).toEqual(guards);
      const { results } = await ada.call("playerDocuments", { player_id: player.id });
      expect(results.map(({ status, effect }) => [status, effect])).toEqual([
        ["approved", "none"],
        ["declined", "none"],
        ["review", "queue"],
      ]);
    }
  });

  it("is not decided by somebody who had opened it before the vendor decided: 409", async () => {
    const { player, applicant } = await asked();
    await post(gate, { id: applicant.id, status: "review", document: null });
    const { document, as_read: read } = await take(player);
    expect(read).toBeNull();
    await post(gate, { id: applicant.id, status: "approved", document: passportOf(applicant) });
    await expect(
      ada.call("decideDocument", {
        ...{ document_id: document.id, version: document.version, decision: "refuse" },
        ...{ cause: "unreadable", expires_on: null, note: "" },
      }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await statesOf(player)).toEqual(["accepted"]);
  });

  it("stands in the player's timeline with what the vendor has said and what followed", async () => {
    const { player, applicant } = await asked();
    await post(gate, { id: applicant.id, status: "approved", document: passportOf(applicant) });
    const { entries } = await ada.call("playerTimeline", { player_id: player.id, kinds: "document" });
    expect(entries.map(({ title, actor }) => [title, actor?.shown])).toEqual(
      expect.arrayContaining([
        ["document.checked", "identity-vendor"],
        ["document.accepted", "identity-vendor"],
      ]),
    );
  });

  it("is not begun for the player by somebody who sees the site as they do: the vendor's page is shown to the player alone", async () => {
    const { player } = await asked();
    const hanna = await openDesk(gate, "support");
    const { url } = await hanna.call("seeAsPlayer", { player_id: player.id, reason: "cannot find the page" });
    const token = new URL(url).hash.slice(1);
    const seen = await gate.call("documents", {}, token);
    expect(seen.vendor_check).toEqual({ state: "ready", url: null });
    expect((await gate.call("documents", {}, player.session)).vendor_check?.url).toContain("https://vendor.");
  });
});
