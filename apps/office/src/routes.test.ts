import { matchRoutes } from "react-router";
import { expect, it } from "vitest";
import { officePaths } from "./paths.ts";
import { routes } from "./routes.tsx";

const patternOf = (path: string) =>
  matchRoutes(routes, path)
    ?.map(({ route }) => route.path)
    .findLast((pattern) => pattern !== undefined);

it.each([
  [officePaths.signIn("/audit"), "sign-in"],
  [officePaths.invitation(), "invitation"],
  [officePaths.company(), "company"],
  [officePaths.players("ann"), "players"],
  [officePaths.player("7", ["note"]), "players/:playerId"],
  [officePaths.approvals({ state: "decided" }), "approvals"],
  [officePaths.documents({ state: "decided" }), "documents"],
  [officePaths.operators({ role: "support" }), "operators"],
  [officePaths.roles(), "operators/roles"],
  [officePaths.audit({ subject: "player:7" }), "audit"],
  [officePaths.auditEntry(41), "audit/:position"],
  [officePaths.reconciliation(), "reconciliation"],
  [officePaths.erasures(), "erasures"],
  [officePaths.integrations(), "integrations"],
  [officePaths.endpoint("7"), "integrations/:endpointId"],
  [officePaths.content(), "content"],
  [officePaths.account(), "account"],
  ["/moon", "*"],
])("%s is shown by the route %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

it("the start page has the address / alone", () => {
  expect(matchRoutes(routes, officePaths.today())?.at(-1)?.route.index).toBe(true);
});
