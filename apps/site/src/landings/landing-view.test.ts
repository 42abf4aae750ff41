import { describe, expect, it } from "vitest";
import { landingNames } from "../paths.ts";
import { readerIn, releasedOffers } from "../testing/released-offers.ts";
import { landingView } from "./landing-view.ts";

const ireland = readerIn("IE");
const { landings } = releasedOffers("en");
const landing = (name: string) => landings.find((each) => each.name === name)!;

it("each of the 6 landing pages has a file and its own layout", () => {
  expect(landings.map(({ name }) => name).sort()).toEqual([...landingNames].sort());
  expect(new Set(landings.map(({ layout }) => layout)).size).toBe(6);
});

describe("special-landing", () => {
  it("special-landing offers its code with the campaign's 100 % up to 100 euros in Ireland", () => {
    const view = landingView(landing("special-landing"), ireland, new Date("2026-11-20"));
    expect(view.code).toBe("WELCOME100");
    expect(view.lead).toContain("100% on your first deposit, up to €100.00");
    expect(view.points).toHaveLength(3);
  });

  it.each([
    ["in Sweden, where the campaign is not given", readerIn("SE"), "2026-11-20"],
    ["after the campaign's last day", ireland, "2028-01-01"],
  ])("special-landing offers nothing %s", (_where, reader, day) => {
    const view = landingView(landing("special-landing"), reader, new Date(day));
    expect(view.code).toBeUndefined();
    expect(view.title).not.toBe("");
    expect(JSON.stringify(view)).not.toMatch(/WELCOME100|[{]percent|€/);
  });
});
