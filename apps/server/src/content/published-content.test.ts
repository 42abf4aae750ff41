import { describe, expect, it } from "vitest";
import { changedContent } from "../testing/content-copy.ts";
import { releasedFiles } from "./content-files.ts";
import { contentRules, type PublishedContent } from "./published-content.ts";

const files = releasedFiles();
const rules = contentRules({
  files,
  toggles: { overrides: { toggles: { LIVEDATA_API_ENABLED: true } }, environment: "production" },
  warn: () => {},
  now: () => new Date("2026-11-29T12:00:00Z"),
});

const build = (documents: Record<string, unknown>): PublishedContent =>
  rules.build({ version: 1, documents: new Map(Object.entries(documents)) });
const released = rules.build({ version: 0, documents: new Map() });
/** A file of the release with fields set, by their paths. */
const changed = (path: string, change: Record<string, unknown>): unknown =>
  JSON.parse(changedContent(JSON.stringify(files.read(path)), change));
/** What a publication of these documents is refused for, or "accepted". */
function published(documents: Record<string, unknown>, before = released): string {
  try {
    rules.compare(before, build(documents));
    return "accepted";
  } catch (error) {
    return (error as Error).message;
  }
}

const OFFER = "content/promotions/welcome-offer.json";
const CAMPAIGNS = "content/campaigns.json";
const campaignAt = (code: string) =>
  (files.read(CAMPAIGNS) as { code: string }[]).findIndex((campaign) => campaign.code === code);
const WELCOME = campaignAt("WELCOME100");
/** A title that other content does not name by its id. */
const naming = JSON.stringify(released.all.promotions) + JSON.stringify(released.all.landings);
const [catalogue, at] = files
  .list("content/catalogue")
  .map((file) => `content/catalogue/${file}`)
  .map((path) => {
    const titles = files.read(path) as { gameId: number }[];
    return [path, titles.findIndex(({ gameId }) => !naming.includes(String(gameId)))] as const;
  })
  .find(([, index]) => index >= 0)!;

describe("a published document", () => {
  it.each([
    [
      "the words of a promotion",
      "languages/en/promotions.json",
      { "welcome-offer.title": "Come in, have a hundred" },
    ],
    [
      "the rank and the last day of a promotion that has begun",
      OFFER,
      { rank: 99, "period.until": "2027-11-30" },
    ],
    ["a last day that ends a promotion now", OFFER, { "period.until": "2026-11-30" }],
    ["a code's last day and a larger budget", CAMPAIGNS, { [`${WELCOME}.budget`]: 9_000_000 }],
    [
      "a title's name, popularity and words",
      catalogue,
      { [`${at}.title`]: "Renamed", [`${at}.popularity`]: 7 },
    ],
  ])("a published document may change %s", (_, path, change) => {
    expect(published({ [path]: changed(path, change) })).toBe("accepted");
  });

  it.each([
    ["a game's model", "content/models/bell-lines.json", {}, "this file changes with a release"],
    ["a live table", "content/tables/first-bell.json", {}, "this file changes with a release"],
    ["a jackpot", "content/jackpots/belfry.json", {}, "this file changes with a release"],
    [
      "a path that leads out",
      "content/promotions/../../package.json",
      {},
      "this file changes with a release",
    ],
  ])("a published document stands for no file of %s", (_, path, body, reason) => {
    expect(published({ [path]: body })).toContain(`${path}: ${reason}`);
  });

  it.each([
    ["the code of a begun promotion", OFFER, { code: "OTHER50" }, "code"],
    ["the brands of a begun promotion", OFFER, { brands: ["FUNLY"] }, "brands: the promotion has begun"],
    [
      "the first day of a begun promotion",
      OFFER,
      { "period.from": "2026-02-01" },
      "period.from: the promotion has begun",
    ],
    [
      "the percentage of a begun code",
      CAMPAIGNS,
      { [`${WELCOME}.percent`]: 50 },
      "percent: the code has begun",
    ],
    [
      "a smaller budget of a begun code",
      CAMPAIGNS,
      { [`${WELCOME}.budget`]: 300 },
      "budget: the code has begun",
    ],
    ["a title's provider", catalogue, { [`${at}.provider`]: "ZZ" }, "provider"],
    ["a title's id", catalogue, { [`${at}.gameId`]: 99_999 }, "gameId: it is"],
  ])(
    "a published document may not change %s, and the file and field are named",
    (_, path, change, reason) => {
      const said = published({ [path]: changed(path, change) });
      expect(said).toContain(reason);
      expect(said).toContain(path.startsWith("content/catalogue") ? "content/catalogue" : path);
    },
  );

  it("a published document may add a promotion that has not begun, change its brands, and be taken back; once it has begun it stays", () => {
    const coming = (change: object = {}) => ({
      "content/promotions/coming-week.json": {
        ...(changed("content/promotions/draw-night.json", {
          name: "coming-week",
          rank: 900,
          "period.from": "2026-12-20",
          "period.until": "2027-01-31",
        }) as object),
        ...change,
      },
      ...Object.fromEntries(
        ["de", "en", "es", "fi", "fr-ca", "hu", "no", "pt", "sv"].map((language) => {
          const path = `languages/${language}/promotions.json`;
          const words = files.read(path) as Record<string, unknown>;
          return [path, { ...words, "coming-week": words["draw-night"] }];
        }),
      ),
    });
    expect(published(coming())).toBe("accepted");
    expect(published(coming({ brands: ["FUNLY"] }), build(coming()))).toBe("accepted");
    expect(published({}, build(coming()))).toBe("accepted");
    const later = contentRules({
      ...{ files, toggles: { environment: "production" }, warn: () => {} },
      now: () => new Date("2026-12-21T12:00:00Z"),
    });
    expect(() => later.compare(build(coming()), released)).toThrow(
      "content/promotions/coming-week.json: the promotion has begun; it stays until its last day",
    );
  });

  it("a published document of toggles stands above the environment's, and names an unknown toggle", () => {
    const situation = {
      brand: "BELLWETHER",
      country: "FI",
      region: undefined,
      authenticated: false,
    } as const;
    const isOn = ({ offered }: PublishedContent, name: "DOCUMENT_UPLOAD_ENABLED" | "LIVEDATA_API_ENABLED") =>
      offered.toggles.isOn(name, { ...situation, now: new Date("2026-11-29T12:00:00Z") });
    expect(released.toggleOverrides).toBeUndefined();
    expect(isOn(released, "DOCUMENT_UPLOAD_ENABLED")).toBe(true);
    const off = build({
      "content/toggles.json": { DOCUMENT_UPLOAD_ENABLED: false, MAINTENANCE_MODE_COUNTRIES: ["FI"] },
    });
    expect(isOn(off, "DOCUMENT_UPLOAD_ENABLED")).toBe(false);
    expect(isOn(off, "LIVEDATA_API_ENABLED")).toBe(true);
    expect(off.offered.toggles.maintenanceCountries).toEqual(["FI"]);
    expect(off.toggleOverrides?.maintenanceCountries).toEqual(["FI"]);
    expect(published({ "content/toggles.json": { NO_SUCH: true } })).toBe(
      "content/toggles.json: no toggle is called NO_SUCH",
    );
  });

  it("a published document leaves the release's content as it was, and has its own version", () => {
    expect(build({ [OFFER]: changed(OFFER, { rank: 99 }) }).offered.contentVersion).toBe(1);
    expect(released.offered.contentVersion).toBe(0);
    expect(released.all.promotions.find(({ name }) => name === "welcome-offer")?.rank).not.toBe(99);
  });
});
