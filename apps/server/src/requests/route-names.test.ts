import { expect, it } from "vitest";
import { createRouteNames } from "./route-names.ts";

const app = (...paths: string[]) => ({ routes: paths.map((path) => ({ path })) });
const nameOf = createRouteNames({
  gate: app(
    "/gate/*",
    "/gate/api/user/guards_status",
    "/gate/wallet/:provider/user/balance",
    "/gate/api/payments/history/:id",
  ),
  studio: app("/studio/api/session"),
});

it.each([
  ["/gate/api/user/guards_status", "gate", "/gate/api/user/guards_status"],
  ["/gate/wallet/BW/user/balance", "gate", "/gate/wallet/:provider/user/balance"],
  ["/gate/api/payments/history/42", "gate", "/gate/api/payments/history/:id"],
  ["/gate/anything/else", "gate", "(unknown)"],
  ["/gate/wallet/BW/user/balance/more", "gate", "(unknown)"],
  ["/studio/api/session", "studio", "/studio/api/session"],
  ["/sandbox/outbox", "site", "page"],
  ["/assets/app-123.js", "files", "/assets/*"],
  ["/readyz", "operations", "/readyz"],
  ["/eventbus/123/abc/xhr_streaming", "push", "/eventbus"],
  ["/fi/slots/megaways", "site", "page"],
  ["/", "site", "page"],
])("%s is counted under %s as %s", (pathname, part, route) => {
  expect(nameOf(pathname)).toEqual({ part, route });
});
