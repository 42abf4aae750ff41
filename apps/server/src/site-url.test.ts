import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { siteUrl } from "./site-url.ts";

describe("links in letters begin with", () => {
  it.each([
    ["the brand's own address", { PUBLIC_URL_FUNLY: "https://funly.example/" }, "https://funly.example"],
    ["the common address", { PUBLIC_URL: "https://bellwether.example" }, "https://bellwether.example"],
    ["the brand's local host", { BRAND_FROM_HOSTNAME: "true" }, "http://funly.localhost:4711"],
    ["this machine", {}, "http://localhost:4711"],
  ])("%s", (_what, variables, expected) => {
    expect(siteUrl(readEnvironment(variables), "FUNLY", "http://127.0.0.1:4711")).toBe(expected);
  });
});
