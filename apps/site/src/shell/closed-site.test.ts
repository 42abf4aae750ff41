import { describe, expect, it } from "vitest";
import { opensUnder } from "../page-data/visitor-guard.ts";
import { openPage, type Visit } from "../testing/page-fixture.ts";

const closures: Record<"lander" | "maintenance", Visit> = {
  lander: { country: "NO", toggles: { NORWAY_UNAUTHENTICATED_HOMEPAGE_ACTIVE: true } },
  maintenance: { country: "FI", options: { maintenanceCountries: ["FI"] } },
};

describe.each([
  ["lander", "/norway-lander"],
  ["lander", "/login"],
  ["lander", "/signup"],
  ["lander", "/about-us"],
  ["maintenance", "/improvements-maintenance"],
  ["maintenance", "/login"],
] as const)("under %s every link of %s", (closure, path) => {
  it("leads to a page that is open", async () => {
    const page = await openPage(path, closures[closure]);
    expect(page.status).toBe(200);
    const dead = page
      .links()
      .map(({ href }) => href)
      // Leave out links to this page in other languages, and files.
      .filter((href) => href.startsWith("/") && !/^\/(?:[a-z]{2}(?:-[a-z]{2})?\/|art\/|assets\/)/.test(href))
      .filter((href) => !opensUnder(closure, href));
    expect(dead).toEqual([]);
  });
});

it("under maintenance a player can still reach the login", async () => {
  const page = await openPage("/improvements-maintenance", closures.maintenance);
  expect(page.links("main").map(({ href }) => href)).toEqual(["/login"]);
});
