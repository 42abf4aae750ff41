import { expect, it } from "vitest";
import { drawingFaults } from "./drawing-faults.ts";

const swatch = `<g id="palette"><rect data-slot="accent black 38%" fill="#862127"/></g>`;
const faultsOf = (content: string, viewBox = "0 0 10 10") =>
  drawingFaults(`<svg viewBox="${viewBox}">${content}</svg>`, ["accent"]);

it("finds nothing wrong with a swatch, a gradient and a shape that uses both", () => {
  const shade = `<defs><linearGradient id="shade"><stop stop-color="#862127"/></linearGradient></defs>`;
  expect(faultsOf(`${swatch}${shade}<g id="body"><circle r="4" fill="url(#shade)"/></g>`)).toEqual([]);
});

it.each([
  ["a script", "<script></script>", "has <script>, which is not painted"],
  [
    "a picture from elsewhere",
    `<g><image href="https://example.test/a.png"/></g>`,
    "has <image>, which is not painted",
  ],
  ["a handler", `<g><rect onclick="run()"/></g>`, "has onclick on <rect>, which is not read"],
  ["a transform", `<g transform="scale(2)"></g>`, "has transform on <g>, which is not read"],
  ["a colour by name", `<g><rect fill="red"/></g>`, "has red as fill, which is no colour like #d8353f"],
  [
    "a colour of a style",
    `<g><rect style="fill:rgb(1,2,3)"/></g>`,
    "has rgb(1,2,3) as fill, which is no colour like #d8353f",
  ],
  ["a gradient that is missing", `<g><rect fill="url(#gone)"/></g>`, "uses #gone, which it does not have"],
  ["a shape on its own", "<rect/>", "has a rect outside of its groups"],
  ["an arc", `<g><path d="M0 0A1 1 0 0 0 2 2"/></g>`, "a path has A, which is not read"],
  ["half a point", `<g><path d="M0 0L3"/></g>`, "a path has 1 numbers after L"],
  ["an unknown fit", `<g data-fit="squeeze"></g>`, "fits a group by squeeze"],
  [
    "an unknown slot",
    `<g id="palette"><rect data-slot="gold" fill="#ffd34d"/></g>`,
    "has a swatch of gold, which is no slot",
  ],
  ["a swatch without use", swatch, "does not use its swatch of accent black 38%"],
  ["one name for two groups", `<g id="roof"></g><g id="roof"></g>`, "has two elements called roof"],
])("refuses %s", (_, content, fault) => expect(faultsOf(content)).toContain(fault));

it("refuses a file of 52,001 bytes and one without a viewBox", () => {
  expect(faultsOf(" ".repeat(52_001))).toEqual(["is larger than 52000 bytes"]);
  expect(faultsOf("", "")).toEqual(["has no viewBox of whole numbers"]);
});
