import { describe, expect, it } from "vitest";
import { readCountry, readRegion } from "./places.ts";

describe("a country as others write it", () => {
  it.each([
    ["CA", "CA"],
    ["ca", "CA"],
    [" CA ", "CA"],
    ['"CA"', "CA"],
    ["CAN", "CA"],
    ["UK", "GB"],
    ["CA, CA", "CA"],
    ["georegion=246,country_code=CA,region_code=QC,city=MONTREAL", "CA"],
    ["US", "US"],
  ])("%j is %s", (text, country) => expect(readCountry(text)).toBe(country));

  it.each([
    "",
    "XX",
    "T1",
    "A1",
    "A2",
    "O1",
    "EU",
    "AP",
    "ZZ",
    "xx",
    "CA, US",
    "Canada",
    "(none)",
    undefined,
  ])("%j is none", (text) => expect(readCountry(text)).toBeUndefined());
});

describe("a region as others write it", () => {
  it.each([
    "QC",
    "qc",
    "CA-QC",
    "ca-qc",
    "CA_QC",
    "CA QC",
    "CAN-QC",
    "CAQC",
    "caqc",
    "Quebec",
    "QUEBEC",
    "Québec",
    "Que\u0301bec",
    Buffer.from("Québec").toString("latin1"),
    "Qu%C3%A9bec",
    "Quebec, Canada",
    "QC, QC",
    "QC, CA-QC",
    '"QC"',
    "PQ",
    "georegion=246,country_code=CA,region_code=QC,city=MONTREAL",
  ])("%j of Canada is QC", (text) => expect(readRegion("CA", text)).toBe("QC"));

  it.each([
    ["CA", "British Columbia", "BC"],
    ["CA", "Colombie-Britannique", "BC"],
    ["CA", "british%20columbia", "BC"],
    ["CA", "Manitoba", "MB"],
    ["CA", "ontario", "ON"],
    ["CA", "Newfoundland and Labrador", "NL"],
    ["FI", "18", "18"],
    ["FI", "FI-18", "18"],
    ["DE", "DEBY", "BY"],
    ["GB", "gb-eng", "ENG"],
  ])("a region as others write it of %s, %j is %s", (country, text, region) =>
    expect(readRegion(country, text)).toBe(region),
  );

  it.each([
    ["CA", ""],
    ["CA", undefined],
    ["CA", "XX"],
    ["CA", "US-QC"],
    ["CA", "QC, ON"],
    ["CA", "Lapland"],
    ["CA", "%E0%A4%A"],
    ["CA", "CA"],
    ["FI", "CA-QC"],
    ["DE", "Bavaria"],
    [undefined, "QC"],
  ])("a region as others write it of %s, %j is none", (country, text) =>
    expect(readRegion(country, text)).toBeUndefined(),
  );
});
