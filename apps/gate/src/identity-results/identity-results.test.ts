import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandActor } from "../actor.ts";
import { createApplicants, newestApplicant, watchApplicants } from "../applicants/index.ts";
import { expireDocuments } from "../documents/index.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { lettersTo } from "../testing/letters-to.ts";
import { residentOf } from "../testing/resident-of.ts";
import { createTestIdentityVendor, NEXT_SECRET, passportOf } from "../testing/test-identity-vendor.ts";
import { askDocument, settleDocument } from "../verification/index.ts";
import { askResults } from "./index.ts";

type Player = Awaited<ReturnType<GateFixture["player"]>>;

const by = commandActor("kaisa");
let gate: GateFixture;
let start: Date;
const { vendor, told, answers, state, post, postText } = createTestIdentityVendor();
beforeAll(async () => {
  // Sessions outlast the waiting.
  const settings = { idleTimeoutMs: 400 * DAY_MS, absoluteTimeoutMs: 400 * DAY_MS };
  gate = await createGateFixture({ deps: { identityVendor: vendor }, settings });
  start = gate.clock.at;
});
beforeEach(() => {
  state.isSilent = false;
  gate.clock.at = start;
});
afterAll(() => gate.close());

const ask = ({ id }: Player, kind: "identity" | "funds" = "identity") =>
  askDocument(gate.deps, { playerId: id, kind, reason: "a test", by });
const read = ({ session }: Player) => gate.call("documents", {}, session);
const checkOf = async (player: Player) => (await read(player)).vendor_check;
const statesOf = async (player: Player) => (await read(player)).documents.map((each) => each.state);
const guardsOf = async ({ session }: Player) =>
  (await gate.call("guardsStatus", {}, session)).guards.map(({ guard }) => guard);
const again = ({ session }: Player) => gate.call("startVendorCheck", {}, session);
const letters = async ({ email }: Player) => (await lettersTo(gate, email)).map(({ subject }) => subject);

/** A player who is asked who they are, with the vendor's page, and the vendor's applicant. */
async function asked(more: object = {}) {
  const player = await gate.stranger(more);
  await ask(player);
  await createApplicants(gate.deps);
  return { player, applicant: await newestOf(player) };
}

/** The player's newest applicant, as the vendor knows it. */
async function newestOf({ id }: Player, { database } = gate) {
  const applicant = await newestApplicant(database, id);
  return told.find((each) => each.id === applicant?.id)!;
}

describe("an applicant", () => {
  it("is made for a player who is asked who they are, with what the vendor compares, and the account gets its page", async () => {
    const player = await gate.stranger({ ...residentOf("SE") });
    expect(await checkOf(player)).toBeNull();
    await ask(player);
    expect(await checkOf(player)).toEqual({ state: "preparing", url: null });
    expect(await createApplicants(gate.deps)).toBe(1);
    const applicant = await newestOf(player);
    expect(applicant).toMatchObject({
      ...{ first_name: "Aino", country: "SE", language: "sv" },
      return_url: "https://bellwether.test/sv/my-account/documents",
    });
    expect(await checkOf(player)).toEqual({ state: "ready", url: `https://vendor.example/${applicant.id}` });
    await ask(player);
    expect(await createApplicants(gate.deps)).toBe(0);
  });

  it("is not made for other documents, and not for a player of whom nothing is asked: 409", async () => {
    const player = await gate.stranger();
    await expect(again(player)).rejects.toMatchObject({ code: "conflict" });
    await ask(player, "funds");
    expect(await createApplicants(gate.deps)).toBe(0);
    expect(await checkOf(player)).toBeNull();
    await expect(again(player)).rejects.toMatchObject({ code: "conflict" });
  });

  it("waits while the vendor is silent, and is told again after 1, 2 and 4 minutes, the same each time; nothing else waits", async () => {
    state.isSilent = true;
    const player = await gate.stranger();
    await ask(player);
    expect(await createApplicants(gate.deps)).toBe(0);
    await watchApplicants(gate.deps);
    expect(gate.figures.value("identity_applicants_waiting", {})).toBe(1);
    const before = told.length;
    for (const minutes of [1, 2]) {
      gate.clock.at = new Date(gate.clock.at.getTime() + minutes * MINUTE_MS - 1_000);
      const attempts = await attemptsOf(player);
      expect(await createApplicants(gate.deps)).toBe(0);
      expect(await attemptsOf(player)).toBe(attempts);
      gate.clock.at = new Date(gate.clock.at.getTime() + 1_000);
      await createApplicants(gate.deps);
      expect(await attemptsOf(player)).toBe(attempts + 1);
    }
    state.isSilent = false;
    gate.clock.at = new Date(gate.clock.at.getTime() + 4 * MINUTE_MS);
    expect(await createApplicants(gate.deps)).toBe(1);
    expect(told).toHaveLength(before + 1);
  });

  it("ends when somebody has seen a document, and can be begun anew 5 times in 24 hours", async () => {
    const { player } = await asked();
    await settleDocument(gate.deps, { playerId: player.id, by });
    expect(await checkOf(player)).toBeNull();
    await gate.database.query("DELETE FROM identity_applicant WHERE player_id = $1", [player.id]);
    await ask(player);
    for (let begun = 1; begun < 5; begun += 1) {
      await createApplicants(gate.deps);
      await post(gate, { id: (await newestOf(player)).id, status: "declined", cause: "unreadable" });
      expect(await checkOf(player)).toEqual({ state: "ended", url: null });
      expect((await again(player)).vendor_check.state).toBe("preparing");
      expect((await again(player)).vendor_check.state).toBe("preparing");
    }
    await createApplicants(gate.deps);
    await post(gate, { id: (await newestOf(player)).id, status: "declined", cause: "unreadable" });
    await expect(again(player)).rejects.toMatchObject({ code: "too_many_attempts" });
    gate.clock.at = new Date(gate.clock.at.getTime() + DAY_MS);
    expect((await again(player)).vendor_check.state).toBe("preparing");
  });
});

async function attemptsOf({ id }: Player): Promise<number> {
  const { rows } = await gate.database.query<{ attempts: number }>(
    "SELECT attempts FROM identity_applicant WHERE player_id = $1",
    [id],
  );
  return rows[0]!.attempts;
}

describe("an approval by the vendor", () => {
  it("of the account's own person is an accepted document: the request ends, play goes on, a letter says so, and it expires after its last day", async () => {
    const { player, applicant } = await asked(residentOf("GB"));
    expect(await guardsOf(player)).toEqual(["document"]);
    const document = passportOf(applicant, { first_name: "AINO", valid_until: "2026-12-31" });
    expect(await post(gate, { id: applicant.id, status: "approved", document })).toEqual([200, "taken"]);
    expect(await guardsOf(player)).toEqual([]);
    expect((await read(player)).documents).toMatchObject([
      { kind: "identity", state: "accepted", expires_on: "2026-12-31", pages: [] },
    ]);
    expect(await letters(player)).toContain("Bellwether: your document is accepted");
    gate.clock.at = new Date("2027-01-01T00:00:01Z");
    await expireDocuments(gate.deps);
    expect(await statesOf(player)).toEqual(["expired"]);
  });

  it.each([
    ["another name", { last_name: "Otherwise" }],
    ["another birthday", { born_on: "2010-05-17" }],
    ["a last day that has passed", { valid_until: "2026-11-19" }],
  ])("of a document with %s proves nothing, and waits for the office", async (_, more) => {
    const { player, applicant } = await asked();
    const document = passportOf(applicant, more);
    expect(await post(gate, { id: applicant.id, status: "approved", document })).toEqual([200, "taken"]);
    expect(await statesOf(player)).toEqual(["waiting"]);
    expect(await guardsOf(player)).toEqual(["document"]);
    expect(await checkOf(player)).toEqual({ state: "looking", url: null });
    expect(await isChecked(player)).toBe(false);
  });

  it("of a person who has excluded themselves shuts this account too, and open rounds are ended", async () => {
    const ended: string[] = [];
    const onPlayEnd = async (playerId: string) => void ended.push(playerId);
    const own = await createGateFixture({ deps: { identityVendor: vendor, onPlayEnd } });
    const person = { lastname: "Virtanen Korhonen", year: "1977", month: "3", day: "9" };
    const [first, second] = [await own.player(undefined, person), await own.player(undefined, person)];
    await own.database.query("UPDATE player SET identity_checked_at = now() WHERE id = $1", [first.id]);
    await own.call("selfExclude", { duration: "6m" }, first.session);
    await askDocument(own.deps, { playerId: second.id, reason: "a test", by });
    await createApplicants(own.deps);
    const applicant = await newestOf(second, own);
    await post(own, { id: applicant.id, status: "approved", document: passportOf(applicant) });
    const { rows } = await own.database.query("SELECT status FROM player WHERE id = $1", [second.id]);
    expect(rows).toEqual([{ status: "excluded" }]);
    expect(ended).toContain(second.id);
    await own.close();
  });

  const isChecked = async ({ id }: Player) => {
    const { rows } = await gate.database.query<{ checked: boolean }>(
      "SELECT identity_checked_at IS NOT NULL AS checked FROM player WHERE id = $1",
      [id],
    );
    return rows[0]?.checked;
  };
});

describe("other results", () => {
  it("a refusal is a refused document with its cause and a letter, and the player may begin anew", async () => {
    const { player, applicant } = await asked();
    await post(gate, { id: applicant.id, status: "declined", cause: "out_of_date" });
    expect((await read(player)).documents).toMatchObject([{ state: "refused", cause: "out_of_date" }]);
    expect(await letters(player)).toHaveLength(2);
    expect(await checkOf(player)).toEqual({ state: "ended", url: null });
    await again(player);
    await createApplicants(gate.deps);
    const next = await newestOf(player);
    expect(next.id).not.toBe(applicant.id);
    await post(gate, { id: next.id, status: "approved", document: passportOf(next) });
    expect(await statesOf(player)).toEqual(["accepted", "refused"]);
    expect(await guardsOf(player)).toEqual([]);
  });

  it("a review waits for the office as 1 document, which the vendor's own later approval accepts", async () => {
    const { player, applicant } = await asked();
    await post(gate, { id: applicant.id, status: "review", document: null });
    expect(await statesOf(player)).toEqual(["waiting"]);
    await post(gate, { id: applicant.id, status: "approved", document: passportOf(applicant) });
    expect(await statesOf(player)).toEqual(["accepted"]);
    expect(await guardsOf(player)).toEqual([]);
  });

  it("an approval that the vendor takes back changes nothing by itself, and waits for the office", async () => {
    const { player, applicant } = await asked();
    await post(gate, { id: applicant.id, status: "approved", document: passportOf(applicant) });
    await post(gate, { id: applicant.id, status: "declined", cause: "not_accepted" });
    expect(await statesOf(player)).toEqual(["waiting", "accepted"]);
    expect(await guardsOf(player)).toEqual([]);
  });

  it("nothing follows from what comes after the house has decided, but it is kept", async () => {
    const { player, applicant } = await asked();
    await settleDocument(gate.deps, { playerId: player.id, by });
    const declined = { id: applicant.id, status: "declined", cause: "data_differ" } as const;
    expect(await post(gate, declined)).toEqual([200, "taken"]);
    expect(await statesOf(player)).toEqual([]);
    expect(await guardsOf(player)).toEqual([]);
    const { rows } = await gate.database.query(
      "SELECT status, effect FROM identity_result WHERE applicant_id = $1",
      [applicant.id],
    );
    expect(rows).toEqual([{ status: "declined", effect: "none" }]);
  });
});

describe("a webhook", () => {
  const approvedOf = (applicant: (typeof told)[number]) =>
    ({ id: applicant.id, status: "approved", document: passportOf(applicant) }) as const;

  it("counts once: the same id again, also 5 at once, changes nothing", async () => {
    const { player, applicant } = await asked();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => post(gate, approvedOf(applicant), { id: "msg_once" })),
    );
    expect(sent.filter(([, result]) => result === "taken")).toHaveLength(1);
    expect(sent.filter(([status, result]) => status === 200 && result === "repeated")).toHaveLength(4);
    expect(await statesOf(player)).toEqual(["accepted"]);
    expect(await letters(player)).toHaveLength(2);
  });

  it("of two ids with the same result at once proves once", async () => {
    const { player, applicant } = await asked();
    await Promise.all([post(gate, approvedOf(applicant)), post(gate, approvedOf(applicant))]);
    expect(await statesOf(player)).toEqual(["accepted"]);
  });

  it.each<[string, Parameters<typeof post>[2]]>([
    [
      "with another secret",
      { secret: `whsec_${Buffer.from("another secret, as long as it").toString("base64")}` },
    ],
    ["without a signature", { headers: { "webhook-signature": "" } }],
    ["with a signature of another version", { headers: { "webhook-signature": "v2,AAAA" } }],
    ["signed for another id", { headers: { "webhook-id": "msg_other" } }],
    ["without an id", { headers: { "webhook-id": "" } }],
    ["signed for another time", { headers: { "webhook-timestamp": "1" } }],
    ["of 5 minutes and 1 second ago", { at: new Date(new Date("2026-11-20T12:00:00Z").getTime() - 301_000) }],
    [
      "of 5 minutes and 1 second from now",
      { at: new Date(new Date("2026-11-20T12:00:00Z").getTime() + 301_000) },
    ],
  ])("%s is refused, and nothing is stored: 401", async (_, more) => {
    const { player, applicant } = await asked();
    expect(await post(gate, approvedOf(applicant), more)).toEqual([401, "unsigned"]);
    expect(await statesOf(player)).toEqual([]);
  });

  it("signed with the vendor's next secret is taken while the secret is changed", async () => {
    const { applicant } = await asked();
    expect(await post(gate, approvedOf(applicant), { secret: NEXT_SECRET })).toEqual([200, "taken"]);
  });

  it("of 5 minutes ago, and one with several signatures of which one is ours, is taken", async () => {
    const [one, other] = [await asked(), await asked()];
    const at = new Date(gate.clock.at.getTime() - 5 * MINUTE_MS);
    expect(await post(gate, approvedOf(one.applicant), { at })).toEqual([200, "taken"]);
    const body = JSON.stringify({
      ...{ type: "applicant.result", timestamp: gate.clock.at.toISOString() },
      data: approvedOf(other.applicant),
    });
    const { signDelivery } = await import("../webhooks/webhook-secret.ts");
    const foreign = `whsec_${Buffer.from("a former secret of the vendor's").toString("base64")}`;
    const headers = signDelivery([foreign, vendor.webhookSecrets[0]!], {
      id: "msg_two",
      at: gate.clock.at,
      body,
    });
    expect(await postText(gate, body, { headers })).toEqual([200, "taken"]);
  });

  it.each([
    ["is no JSON", "hello"],
    [
      "is of another type",
      JSON.stringify({ type: "applicant.created", timestamp: "2026-11-20T12:00:00Z", data: {} }),
    ],
    [
      "has a result without a document",
      JSON.stringify({
        type: "applicant.result",
        timestamp: "2026-11-20T12:00:00Z",
        data: { id: "x", status: "approved" },
      }),
    ],
    [
      "has an unknown status",
      JSON.stringify({
        type: "applicant.result",
        timestamp: "2026-11-20T12:00:00Z",
        data: { id: "x", status: "fine" },
      }),
    ],
  ])("that %s is refused: 400", async (_, body) => {
    expect(await postText(gate, body)).toEqual([400, "malformed"]);
  });

  it("of 20,001 bytes is refused before its signature is looked at, and one about an unknown applicant is: 413, 404", async () => {
    expect(await postText(gate, "x".repeat(20_001))).toEqual([413, "too_large"]);
    expect(await post(gate, { id: "nobody", status: "declined", cause: "unreadable" })).toEqual([
      404,
      "unknown",
    ]);
  });

  it("has no address where no vendor is connected: 404", async () => {
    const own = await createGateFixture();
    const response = await own.app.request("http://gate.test/gate/identity/webhook", {
      method: "POST",
      body: "{}",
    });
    expect(response.status).toBe(404);
    await own.close();
  });
});

describe("a webhook that never comes", () => {
  it("is no matter: the vendor is asked after 10 minutes, and after twice the time while the player is not through", async () => {
    const { player, applicant } = await asked();
    expect(await askResults(gate.deps)).toBe(0);
    const later = async (ms: number) => {
      gate.clock.at = new Date(gate.clock.at.getTime() + ms);
      return askResults(gate.deps);
    };
    expect(await later(10 * MINUTE_MS)).toBe(0);
    answers.set(applicant.id, { id: applicant.id, status: "approved", document: passportOf(applicant) });
    expect(await later(19 * MINUTE_MS)).toBe(0);
    expect(await later(MINUTE_MS)).toBe(1);
    expect(await statesOf(player)).toEqual(["accepted"]);
    // Its webhook comes after all.
    await post(gate, { id: applicant.id, status: "approved", document: passportOf(applicant) });
    expect(await statesOf(player)).toEqual(["accepted"]);
  });

  it("of a silent vendor is asked for again, and an applicant that the vendor has forgotten can be begun anew", async () => {
    const { player, applicant } = await asked();
    state.isSilent = true;
    gate.clock.at = new Date(gate.clock.at.getTime() + 10 * MINUTE_MS);
    expect(await askResults(gate.deps)).toBe(0);
    expect(await checkOf(player)).toMatchObject({ state: "ready" });
    state.isSilent = false;
    answers.set(applicant.id, "gone");
    gate.clock.at = new Date(gate.clock.at.getTime() + HOUR_MS);
    await askResults(gate.deps);
    expect(await checkOf(player)).toEqual({ state: "ended", url: null });
  });
});
