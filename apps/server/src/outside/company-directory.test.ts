import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { type GrantContext } from "oidc-provider";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createCompanyDirectory } from "./company-directory.ts";

const RETURN = "http://office.localhost:3100/company";
const CLIENT = { clientId: "office", clientSecret: "a secret of the office's own" };

/** A certified provider of OpenID Connect, where whoever comes is signed in at once as the test says. */
describe("the company's directory", () => {
  let server: Server;
  let issuer = "";
  const person = { email: "ada@company.example", email_verified: true as unknown, amr: ["pwd", "otp"] };
  beforeAll(async () => {
    server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const provider = new Provider(issuer, {
      ttl: { AccessToken: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      clients: [
        {
          ...{ client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret },
          ...{ redirect_uris: [RETURN], response_types: ["code"], grant_types: ["authorization_code"] },
        },
      ],
      claims: { openid: ["sub", "amr"], email: ["email", "email_verified"] },
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/enter/${uid}` },
      pkce: { required: () => true },
      findAccount: (_context: unknown, accountId: string) => ({
        accountId,
        claims: async () => ({
          ...{ sub: accountId, email: person.email, email_verified: person.email_verified },
        }),
      }),
      async loadExistingGrant({ oidc }: GrantContext) {
        const { client, session } = oidc;
        const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope("openid email");
        await grant.save();
        return grant;
      },
    });
    const callback = provider.callback();
    server.on("request", (request, response) => {
      if (!request.url?.startsWith("/enter/")) return void callback(request, response);
      const login = { accountId: "7", amr: person.amr };
      void provider.interactionFinished(request, response, { login });
    });
  });
  beforeEach(() => {
    Object.assign(person, { email: "ada@company.example", email_verified: true, amr: ["pwd", "otp"] });
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Follows the directory's redirects as a browser would, to the query with which it comes back. */
  async function browse(address: string): Promise<string> {
    const cookies = new Map<string, string>();
    for (let url = address; ; ) {
      const response = await fetch(url, {
        redirect: "manual",
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      });
      for (const set of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === "") cookies.delete(name);
        else cookies.set(name, value);
      }
      const location = response.headers.get("location");
      if (!location) throw new Error(`the directory answered ${response.status}: ${await response.text()}`);
      const next = new URL(location, url);
      if (next.href.startsWith(RETURN)) return next.search.slice(1);
      url = next.href;
    }
  }
  const directory = () => createCompanyDirectory({ issuer, ...CLIENT });
  async function signIn(state = "state-1", returned: (query: string) => string = (query) => query) {
    const company = directory();
    const { url, nonce, verifier } = await company.begin(RETURN, state);
    const query = returned(await browse(url));
    return { company, query, expected: { state, nonce, verifier } };
  }

  it("the company's directory tells the verified email and a second factor after a sign-in with code, PKCE, state and nonce", async () => {
    const { company, query, expected } = await signIn();
    expect(company.name).toBe(new URL(issuer).host);
    expect(await company.finish(RETURN, query, expected)).toEqual({
      ...{ email: "ada@company.example", hasSecondFactor: true },
    });
  });

  it.each([
    ["without a second factor", { amr: ["pwd"] }, { email: "ada@company.example", hasSecondFactor: false }],
    [
      "with an email that is not verified",
      { email_verified: false },
      { email: undefined, hasSecondFactor: true },
    ],
    [
      "with a verification that is text",
      { email_verified: "true" },
      { email: undefined, hasSecondFactor: true },
    ],
  ])("the company's directory signs in somebody %s", async (_, more, told) => {
    Object.assign(person, more);
    const { company, query, expected } = await signIn();
    expect(await company.finish(RETURN, query, expected)).toEqual(told);
  });

  it("an answer counts once, and only with its own state, nonce and verifier", async () => {
    const other = { state: "another", nonce: "another", verifier: "v".repeat(43) };
    for (const wrong of ["state", "nonce", "verifier"] as const) {
      const { company, query, expected } = await signIn();
      const changed = { ...expected, [wrong]: other[wrong] };
      expect(await company.finish(RETURN, query, changed), wrong).toBeUndefined();
    }
    const { company, query, expected } = await signIn();
    expect(await company.finish(RETURN, query, expected)).toBeDefined();
    expect(await company.finish(RETURN, query, expected)).toBeUndefined();
  });

  it.each([
    ["cancelled", "error=access_denied&state=state-1"],
    ["nothing", "none"],
    ["a code that it did not give", `code=nonsense&state=state-1&iss=ISSUER`],
    ["another issuer", "code=nonsense&state=state-1&iss=https%3A%2F%2Fevil.example"],
  ])("an answer that is %s signs nobody in", async (_, query) => {
    const { company, expected } = await signIn();
    const sent = query.replace("ISSUER", encodeURIComponent(issuer));
    expect(await company.finish(RETURN, sent, expected)).toBeUndefined();
  });

  it("a client with a wrong secret signs nobody in, and a directory that is down rejects until it is back", async () => {
    const { query, expected } = await signIn();
    const wrong = createCompanyDirectory({
      issuer,
      clientId: "office",
      clientSecret: "another secret of 24 b",
    });
    expect(await wrong.finish(RETURN, query, expected)).toBeUndefined();
    const down = createCompanyDirectory({ issuer: "http://127.0.0.1:9", ...CLIENT });
    await expect(down.begin(RETURN, "state-1")).rejects.toThrow();
    await expect(down.finish(RETURN, query, expected)).rejects.toThrow();
  });
});
