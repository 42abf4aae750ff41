import { DAY_MS, HOUR_MS } from "@bellwether/contract/durations.ts";
import { type RiskSign, riskGroups, riskSigns } from "@bellwether/contract/office/index.ts";
import { riskTermsOf } from "@bellwether/market";
import { describe, expect, it } from "vitest";
import { judgeRisk, type RiskStory, scoreOf } from "./judge-risk.ts";

const noon = Date.parse("2026-11-30T12:00:00Z");
const after = (hours: number) => new Date(noon + hours * HOUR_MS);
/** Signs, an hour after one another. */
const found = (...signs: RiskSign[]) => signs.map((sign, hours) => ({ sign, notedAt: after(hours) }));
const judge = (story: Partial<RiskStory>, country = "FI") =>
  judgeRisk(
    { status: "open", signs: [], mark: null, interactedAt: null, checkedAt: null, ...story },
    riskTermsOf(country),
  );

describe("the score of a player at risk", () => {
  it.each([
    [[], 0],
    [["nights"], 3],
    [["nights", "many_cards"], 5],
    [["nights", "nights"], 4],
    [["nights", "nights", "nights", "many_cards", "many_cards"], 8],
    [["distress"], 6],
  ] as [RiskSign[], number][])("%j counts %i", (signs, score) => {
    expect(scoreOf(found(...signs))).toBe(score);
    expect(judge({ signs: found(...signs) }).score).toBe(score);
  });

  it("each of the seven groups has a sign, and a player's groups are those of their signs", () => {
    expect(new Set(Object.values(riskSigns))).toEqual(new Set(riskGroups));
    expect(judge({ signs: found("time", "nights", "breaks") }).groups).toEqual(["time", "tools"]);
  });

  it("of a closed account nothing counts, and of an excluded player nothing is demanded", () => {
    const signs = found("distress");
    const mark = { markedAt: after(0), reviewedAt: null };
    expect(judge({ status: "closed", signs, mark })).toEqual({
      ...{ score: 0, isStrong: false, groups: [], demand: null },
    });
    expect(judge({ status: "excluded", signs, mark })).toMatchObject({ score: 6, demand: null });
  });
});

describe("what is demanded about a player at risk, and by when", () => {
  it("3 points demand nothing, 4 a contact within 7 days, 6 an act within 72 hours of the sign that made them", () => {
    expect(judge({ signs: found("time") }).demand).toBeNull();
    expect(judge({ signs: found("time", "time") }).demand).toEqual({
      ...{ kind: "contact", since: after(1), dueAt: after(1 + 7 * 24) },
    });
    expect(judge({ signs: found("time", "nights") })).toMatchObject({
      ...{ isStrong: true, demand: { kind: "strong", since: after(1), dueAt: after(1 + 72) } },
    });
  });

  it("in Great Britain strong signs are acted on within 24 hours, in whatever order they are read", () => {
    const signs = found("time", "nights", "breaks").toReversed();
    expect(judge({ signs }, "GB").demand).toEqual({ kind: "strong", since: after(1), dueAt: after(25) });
  });

  it("a limit above 10,000 kronor for a month demands to talk within 72 hours, though it counts 2 points alone", () => {
    expect(judge({ signs: found("month_limit") }, "SE")).toMatchObject({
      ...{ score: 2, demand: { kind: "month_limit", dueAt: after(72) } },
    });
  });

  it("high net deposits demand a look in public registers within 72 hours and count nothing, however often they are found; a talk does not answer that, and a look nothing else", () => {
    const signs = found("net_deposits", "net_deposits", "time", "nights");
    const look = { kind: "vulnerability", since: after(0), dueAt: after(72) };
    expect(judge({ signs: signs.slice(0, 2) }, "GB")).toMatchObject({ score: 0, demand: look });
    expect(judge({ signs, interactedAt: after(4) }, "GB")).toMatchObject({ score: 6, demand: look });
    expect(judge({ signs, checkedAt: after(4) }, "GB").demand).toMatchObject({ kind: "strong" });
    expect(judge({ signs: signs.slice(0, 2), checkedAt: after(4) }, "GB").demand).toBeNull();
  });

  it("an interaction answers the signs before it; later ones demand another when they reach the score by themselves", () => {
    const signs = found("time", "nights");
    expect(judge({ signs, interactedAt: after(1) })).toMatchObject({ score: 6, demand: null });
    const later = (sign: RiskSign, days: number) => ({ sign, notedAt: new Date(noon + days * DAY_MS) });
    const one = [...signs, later("losses", 2)];
    expect(judge({ signs: one, interactedAt: after(1) }).demand).toBeNull();
    const two = [...one, later("breaks", 3)];
    expect(judge({ signs: two, interactedAt: after(1) }).demand).toMatchObject({
      ...{ kind: "contact", since: new Date(noon + 3 * DAY_MS) },
    });
  });

  it("a mark of the rules demands a review until somebody keeps it, and the earlier day comes first", () => {
    const signs = found("time", "nights");
    const mark = { markedAt: after(0), reviewedAt: null };
    expect(judge({ signs, mark }).demand).toMatchObject({ kind: "review", dueAt: after(72) });
    expect(judge({ signs, mark: { ...mark, reviewedAt: after(5) } }).demand).toMatchObject({
      ...{ kind: "strong", dueAt: after(73) },
    });
  });
});
