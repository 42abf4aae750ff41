import { GateError } from "@bellwether/contract";
import { MINUTE_MS } from "@bellwether/contract/durations.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { CompanyDirectory } from "../ports.ts";
import { createGateFixture, type GateFixture } from "../testing/gate-fixture.ts";
import { type Desk, officeClient, openDesk } from "../testing/office-desk.ts";

let gate: GateFixture;
let desk: Desk;
let answer: Awaited<ReturnType<CompanyDirectory["finish"]>>;
let isDown = false;
const asked: unknown[] = [];

const directory: CompanyDirectory = {
  name: "login.company.example",
  async begin(returnAddress, state) {
    if (isDown) throw new Error("no answer");
    const url = `https://login.company.example/authorize?state=${state}`;
    return { url: `${url}&redirect_uri=${returnAddress}`, nonce: `nonce of ${state}`, verifier: "verifier" };
  },
  async finish(returnAddress, query, expected) {
    if (isDown) throw new Error("no answer");
    asked.push({ returnAddress, query, ...expected });
    return answer;
  },
};

beforeAll(async () => {
  gate = await createGateFixture({ deps: { companyDirectory: directory } });
  desk = await openDesk(gate, "support");
});
beforeEach(() => {
  answer = { email: desk.email, hasSecondFactor: true };
  isDown = false;
  asked.length = 0;
});
afterAll(() => gate.close());

const answerOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof GateError ? error.code : String(error)),
  );
/** A browser that has begun a sign-in at the directory. */
async function browser() {
  const client = officeClient(gate);
  const { url, state } = await client.call("companyBegin", {});
  return {
    ...client,
    url,
    state,
    comeBack: (query = "code=1") => client.call("companySignIn", { state, query }),
  };
}
const lastEntry = async () => {
  const auditor = await openDesk(gate, "auditor");
  const { entries } = await auditor.call("audit", {
    action: "operator.sign_in",
    subject: `operator:${desk.id}`,
  });
  return JSON.parse(entries[0]!.detail!).after.by;
};

describe("signing in at the company's directory", () => {
  it("the sign-in page is told the directory's name, and the browser is sent there with a state of its own", async () => {
    const [one, other] = [await browser(), await browser()];
    expect(await one.call("signInWays", {})).toMatchObject({ company: "login.company.example" });
    expect(one.url).toBe(
      `https://login.company.example/authorize?state=${one.state}&redirect_uri=http://office.test/company`,
    );
    expect(one.state).not.toBe(other.state);
  });

  it("a person whom the directory has asked for a second factor is signed in, with the roles of the office", async () => {
    const { call, state, comeBack } = await browser();
    const { self, ticket } = await comeBack();
    expect([self?.operator.id, self?.roles, ticket]).toEqual([desk.id, ["support"], null]);
    expect(asked).toEqual([
      {
        ...{ returnAddress: "http://office.test/company", query: "code=1", state },
        ...{ nonce: `nonce of ${state}`, verifier: "verifier" },
      },
    ]);
    expect((await call("me", {})).operator.id).toBe(desk.id);
    expect(await lastEntry()).toBe("company directory with second factor");
  });

  it("without a second factor the person's own code is asked for; a wrong one may be typed again, a right one counts once", async () => {
    answer = { email: desk.email.toUpperCase(), hasSecondFactor: false };
    const { call, comeBack } = await browser();
    const { self, ticket } = await comeBack();
    expect(self).toBeNull();
    expect(await answerOf(call("me", {}))).toBe("session_missing");
    expect(await answerOf(call("companyCode", { ticket: ticket!, code: "000000" }))).toBe("wrong_password");
    const code = desk.code();
    expect((await call("companyCode", { ticket: ticket!, code })).operator.id).toBe(desk.id);
    expect(await answerOf(call("companyCode", { ticket: ticket!, code: desk.code() }))).toBe("token_invalid");
    expect(await lastEntry()).toBe("company directory and code");
  });

  it.each([
    ["an email that nobody here has", { email: "stranger@company.example", hasSecondFactor: true }],
    ["no verified email", { email: undefined, hasSecondFactor: true }],
  ])("somebody with %s is not let in, and no account is made", async (_, told) => {
    const count = async () => (await gate.database.query("SELECT 1 FROM operator")).rows.length;
    const before = await count();
    answer = told;
    const { call, comeBack } = await browser();
    expect(await answerOf(comeBack())).toBe("not_found");
    expect(await answerOf(call("me", {}))).toBe("session_missing");
    expect(await count()).toBe(before);
  });

  it("a person who is switched off, or an account for emergencies, is not let in by the directory", async () => {
    const off = await openDesk(gate, "support");
    answer = { email: off.email, hasSecondFactor: true };
    await gate.database.query("UPDATE operator SET is_break_glass = true WHERE id = $1", [off.id]);
    expect(await answerOf((await browser()).comeBack())).toBe("not_found");
    await gate.database.query("UPDATE operator SET is_break_glass = false, state = 'off' WHERE id = $1", [
      off.id,
    ]);
    expect(await answerOf((await browser()).comeBack())).toBe("not_found");
  });

  it("an answer of the directory counts once, within 10 minutes, and only with a state that was given", async () => {
    const once = await browser();
    const both = await Promise.all([answerOf(once.comeBack()), answerOf(once.comeBack())]);
    expect(both.sort()).toEqual(["done", "token_invalid"]);
    const late = await browser();
    gate.clock.at = new Date(gate.clock.at.getTime() + 10 * MINUTE_MS);
    expect(await answerOf(late.comeBack())).toBe("token_invalid");
    const forged = officeClient(gate).call("companySignIn", { state: "s".repeat(43), query: "code=1" });
    expect(await answerOf(forged)).toBe("token_invalid");
    answer = undefined;
    expect(await answerOf((await browser()).comeBack())).toBe("token_invalid");
  });

  it("a ticket is no state and a state is no ticket", async () => {
    answer = { email: desk.email, hasSecondFactor: false };
    const { call, comeBack, state } = await browser();
    expect(await answerOf(call("companyCode", { ticket: state, code: desk.code() }))).toBe("token_invalid");
    const { ticket } = await comeBack();
    const misused = call("companySignIn", { state: ticket!, query: "code=1" });
    expect(await answerOf(misused)).toBe("token_invalid");
  });

  it("a directory that gives no answer is said to be away, and the other ways in still work", async () => {
    isDown = true;
    expect(await answerOf(officeClient(gate).call("companyBegin", {}))).toBe("unavailable");
    expect(await answerOf(desk.signIn())).toBe("done");
  });

  it("where no directory is set, the page is told of none and the calls find nothing", async () => {
    gate.deps.companyDirectory = undefined;
    const client = officeClient(gate);
    expect(await client.call("signInWays", {})).toMatchObject({ company: null });
    expect(await answerOf(client.call("companyBegin", {}))).toBe("not_found");
    gate.deps.companyDirectory = directory;
  });
});
