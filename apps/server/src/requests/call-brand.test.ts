import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { brandOfCall, brandOfIncoming, setBrandHeader, withBrandHeader } from "./call-brand.ts";

const off = { fromQuery: false, fromHostname: false, default: "BELLWETHER" } as const;
const on = { fromQuery: true, fromHostname: true, default: "BELLWETHER" } as const;
const requestWith = (more: { header?: string; address?: string; host?: string }) => ({
  header: more.header,
  address: more.address ?? "/gate/api/actionable/countries",
  host: more.host,
});

describe("the brand of a call", () => {
  it.each([
    ["its header", requestWith({ header: "FUNLY", host: "luckyclover.example" }), on, "FUNLY"],
    [
      "its host's, where the host may choose it",
      requestWith({ host: "www.luckyclover.example:8080" }),
      on,
      "LUCKYCLOVER",
    ],
    [
      "its query's, where the query may choose it",
      requestWith({ address: "/gate/x?a=1&brand=funly", host: "luckyclover.example" }),
      on,
      "FUNLY",
    ],
    [
      "its host's, where the header names no brand",
      requestWith({ header: "funly", host: "luckyclover.example" }),
      on,
      "LUCKYCLOVER",
    ],
    [
      "the default, where neither may choose it",
      requestWith({ address: "/gate/x?brand=funly", host: "funly.example" }),
      off,
      "BELLWETHER",
    ],
    ["the default, when none is named", requestWith({}), on, "BELLWETHER"],
  ])("[7.04] the brand of a call is %s", (_, call, sources, brand) => {
    expect(brandOfCall(call, sources)).toBe(brand);
  });

  it("[7.04] the brand of a call is sent to the gate in the header, once", () => {
    const incoming = {
      url: "/gate/api/actionable/countries",
      headers: { host: "funly.example", "x-brand": "nonsense" } as Record<string, string>,
      rawHeaders: ["Host", "funly.example", "X-Brand", "nonsense"],
    } as unknown as IncomingMessage;
    setBrandHeader(incoming, brandOfIncoming(incoming, on));
    expect(incoming.headers["x-brand"]).toBe("FUNLY");
    expect(incoming.rawHeaders).toEqual(["Host", "funly.example", "x-brand", "FUNLY"]);
  });

  it("the brand of a call is read from a file's URL too", () => {
    const request = new Request("http://funly.example/static/data/FI.json");
    expect(withBrandHeader(request, on).headers.get("x-brand")).toBe("FUNLY");
    expect(withBrandHeader(request, off).headers.get("x-brand")).toBe("BELLWETHER");
  });
});
