import { expect, it } from "vitest";
import { siteFor } from "../testing/page-fixture.ts";

const context = { hostname: "bellwether.localhost", secure: false, country: "IE" };

/** What anybody may send to an address of the site, the response's status, and the number of log lines. */
async function sent(path: string, init: RequestInit) {
  const logged: unknown[] = [];
  const log = { warn: () => {}, error: (details: unknown) => void logged.push(details) };
  const site = await siteFor(new URL(path, "http://a").pathname.replace(/\.data$/, ""), { options: { log } });
  const { response } = await site.answer(new Request(`http://bellwether.localhost${path}`, init), context);
  return { status: response.status, logged };
}

const form = { "content-type": "application/x-www-form-urlencoded" };

it.each([
  ["a form to a page without an action", "/slots", form, "a=1", 405],
  ["one to home", "/", form, "a=1", 405],
  ["a form to an unknown page", "/nothing", form, "a=1", 405],
  ["a form to a file", "/robots.txt", form, "a=1", 405],
  ["no form to login", "/login", { "content-type": "application/json" }, "{}", 400],
  [
    "an incomplete form to login",
    "/login",
    { "content-type": "multipart/form-data; boundary=x" },
    "--x",
    400,
  ],
  ["a body that is no form to signup", "/signup", { "content-type": "text/plain" }, "x", 400],
  ["a body that is no form to forgotten-password", "/forgotten-password", {}, "x", 400],
  ["a body that is no form to set-email", "/set-email", {}, "x", 400],
  ["a body that is no form to login's data", "/login.data", { "content-type": "text/plain" }, "x", 400],
  ["a form to a page's data", "/slots.data", form, "a=1", 405],
])("answers %s and writes no line to the log", async (_, path, headers, body, status) => {
  const answer = await sent(path, { method: "POST", headers: headers as Record<string, string>, body });
  expect(answer).toEqual({ status, logged: [] });
});
