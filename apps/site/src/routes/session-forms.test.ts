import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { createSiteOfRequest, siteContext } from "../request/site.ts";
import { affiliateCookieName } from "../session/affiliate-cookie.ts";
import { action as logIn } from "./login.tsx";
import { action as signUp } from "./signup.tsx";

const TOKEN = "a-token-of-a-new-session";
const TAGS = { btag: "partner-1" };

/** Sends a form and returns the calls to the gate, how often the request's cookies were read, and the response's cookies. */
async function sent(path: string, run: typeof logIn | typeof signUp, fields: Record<string, string>) {
  const calls: { path: string; prefer: string | null; tags: unknown }[] = [];
  const url = new URL(path, "http://bellwether.localhost");
  const cookie = `${affiliateCookieName}=${encodeURIComponent(JSON.stringify(TAGS))}`;
  const body = new URLSearchParams(fields);
  const request = new Request(url, { method: "POST", headers: { cookie }, body });
  const read = vi.spyOn(request.headers, "get");
  const site = createSiteOfRequest(
    request,
    {
      gateFetch: async (input, init) => {
        const { pathname } = new URL(String(input));
        const { system_reference: tags } = JSON.parse(String(init?.body)) as { system_reference?: unknown };
        calls.push({ path: pathname, prefer: new Headers(init?.headers).get("prefer"), tags });
        return Response.json({ event: { status: "success", data: {} }, session: TOKEN });
      },
      gateBaseUrl: "http://gate.internal",
      brandSources: { fromQuery: false, fromHostname: true, default: "BELLWETHER" },
      maintenanceCountries: [],
      log: console,
      showTranslationKeys: true,
      sandbox: true,
      sandboxBeacon: true,
      idleTimeoutMs: 1_800_000,
      tagEvents: false,
    },
    { hostname: "bellwether.localhost", country: "FI", secure: false },
  );
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  await run({ context, params: {}, request, url } as never);
  const cookieReads = read.mock.calls.filter(([name]) => name === "cookie").length;
  return { calls, cookieReads, setCookies: site.setCookies.join() };
}

const credentials = { email: "aino@example.org", password: "correct horse battery" };
const person = {
  ...credentials,
  phone: "040 123 4567",
  country: "FI",
  firstname: "Aino",
  lastname: "Virtanen",
  address: "Mannerheimintie 1",
  zip: "00100",
  city: "Helsinki",
  year: "1990",
  month: "5",
  day: "17",
  gender: "female",
  currency: "EUR",
};

describe("the form of", () => {
  it.each([
    ["login", logIn, credentials, "/gate/api/actionable/login"],
    ["signup", signUp, person, "/gate/api/actionable/signup"],
  ] as const)(
    "%s asks the gate for the session alone, in one call, and reads the request's cookies once",
    async (name, run, fields, path) => {
      const { calls, cookieReads, setCookies } = await sent(`/${name}`, run, fields);
      expect(calls).toEqual([{ path, prefer: "return=minimal", tags: TAGS }]);
      expect(setCookies).toContain(`session=${TOKEN}`);
      expect(cookieReads).toBe(1);
    },
  );
});
