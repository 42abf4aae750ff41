import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { siteOrigins, siteUrl } from "./site-url.ts";

describe("links in emails begin with", () => {
  it.each([
    ["the brand's own address", { PUBLIC_URL_FUNLY: "https://funly.example/" }, "https://funly.example"],
    ["the common address", { PUBLIC_URL: "https://bellwether.example" }, "https://bellwether.example"],
    ["the brand's local host", { BRAND_FROM_HOSTNAME: "true" }, "http://funly.localhost:4711"],
    ["this machine", {}, "http://localhost:4711"],
  ])("%s", (_what, variables, expected) => {
    expect(siteUrl(readEnvironment(variables), "FUNLY", "http://127.0.0.1:4711")).toBe(expected);
  });
});

describe("the brand's address for search engines is", () => {
  const originsWith = (variables: Record<string, string>) => siteOrigins(readEnvironment(variables));

  it("the brand's own address", () => {
    expect(originsWith({ PUBLIC_URL_FUNLY: "https://funly.example/" })).toEqual({
      FUNLY: "https://funly.example",
    });
  });

  it("the common address, where one host serves whichever brand is the default", () => {
    expect(originsWith({ PUBLIC_URL: "https://house.example" }).LUCKYCLOVER).toBe("https://house.example");
  });

  it("not given for other brands, where the host chooses the brand", () => {
    expect(originsWith({ PUBLIC_URL: "https://bellwether.example", BRAND_FROM_HOSTNAME: "true" })).toEqual({
      BELLWETHER: "https://bellwether.example",
    });
  });
});
