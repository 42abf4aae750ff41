import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { createSiteOfRequest, siteContext } from "../request/site.ts";
import { action, loader } from "./logout.tsx";

/** Sends a player's request and returns the calls to the gate, the response's cookies and its location. */
async function sent(path: string, run: typeof action | typeof loader, gateFetch: typeof fetch) {
  const asked: string[] = [];
  const request = new Request(`http://bellwether.localhost${path}`, {
    method: "POST",
    headers: { cookie: "session=a-token-of-a-session" },
  });
  const site = createSiteOfRequest(
    request,
    {
      gateFetch: (input, init) => {
        asked.push(new URL(String(input)).pathname);
        return gateFetch(input, init);
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
    { hostname: "bellwether.localhost", secure: false },
  );
  const context = new RouterContextProvider(new Map([[siteContext, site]]));
  const answer = await run({ context, params: {}, request } as never);
  return { asked, setCookies: site.setCookies.join(), location: answer.headers.get("location") };
}

const done = async () => Response.json({ event: { status: "success", data: { logged_out: true } } });
const logoutCall = "/gate/api/actionable/logout";

it.each([
  ["/logout", "/"],
  ["/fi/logout", "/fi"],
])("a logout at %s ends the session at the gate and here, and redirects home to %s", async (path, home) => {
  const { asked, setCookies, location } = await sent(path, action, done);
  expect(asked).toEqual([logoutCall]);
  expect(setCookies).toMatch(/^session=;.*Max-Age=0/);
  expect(location).toBe(home);
});

it("the player is logged out here even if the gate answers the logout with 500", async () => {
  const failed = async () => Response.json({ event: { status: "server_error", data: {} } }, { status: 500 });
  const { asked, setCookies, location } = await sent("/logout", action, failed);
  expect(asked).toEqual([logoutCall]);
  expect(setCookies).toMatch(/^session=;.*Max-Age=0/);
  expect(location).toBe("/");
});

it("following a link to /logout does not log out", async () => {
  const { asked, setCookies, location } = await sent("/logout", loader, done);
  expect([asked, setCookies, location]).toEqual([[], "", "/"]);
});
