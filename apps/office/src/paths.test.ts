import { describe, expect, it } from "vitest";
import { officePaths } from "./paths.ts";

describe("the addresses of the office", () => {
  it.each([
    [officePaths.today(), "/"],
    [officePaths.signIn(), "/sign-in"],
    [officePaths.signIn("/"), "/sign-in"],
    [officePaths.signIn("/players/7?kinds=note"), "/sign-in?to=%2Fplayers%2F7%3Fkinds%3Dnote"],
    [officePaths.players(), "/players"],
    [officePaths.players(""), "/players"],
    [officePaths.players("ann lee"), "/players?q=ann+lee"],
    [officePaths.player("a/b"), "/players/a%2Fb"],
    [officePaths.player("7", []), "/players/7"],
    [officePaths.player("7", ["note", "block"]), "/players/7?kinds=note,block"],
    [officePaths.approvals(), "/approvals"],
    [officePaths.approvals({ state: "decided", request: "12" }), "/approvals?state=decided&request=12"],
    [officePaths.operators({ state: "off", role: "support" }), "/operators?state=off&role=support"],
    [officePaths.roles(), "/operators/roles"],
    [officePaths.audit({ subject: "player:7", action: undefined }), "/audit?subject=player:7"],
    [officePaths.auditEntry(41), "/audit/41"],
    [officePaths.documents({ document: "3" }), "/documents?document=3"],
    [officePaths.risks({ view: "due", player: "7" }), "/risks?view=due&player=7"],
    [officePaths.stops(), "/stops"],
    [officePaths.endpoint("a/b"), "/integrations/a%2Fb"],
  ])("%s is the address %s", (made, expected) => {
    expect(made).toBe(expected);
  });
});
