import { poseNames } from "@bellwether/art/mascot/pose.ts";
import { createPictureIndex } from "@bellwether/art/pictures.ts";
import { brands, offeredLanguages } from "@bellwether/market";
import { paymentMethods } from "@bellwether/market/payment-methods.ts";
import { publicBodies } from "@bellwether/market/public-bodies.ts";
import { expect, it } from "vitest";
import { sourceFiles } from "../../../../tests/repo/source-files.ts";
import { readContent } from "../content/content.ts";

const index = createPictureIndex();
const missing = (addresses: readonly string[]) =>
  addresses.filter((address) => !index.unitOf(address.replace("/art/", "")));

it("every title has its tile in five sizes and its symbols", () => {
  const { titles } = readContent();
  const tiles = titles.flatMap(({ code }) =>
    ["", "-240x320", "-412x230", "-254x142", "-824x460"].map((size) => `/art/tiles/${code}${size}.webp`),
  );
  const symbols = titles.flatMap(({ slotSymbols }) => slotSymbols.map((name) => `/art/symbols/${name}.svg`));
  expect(missing([...tiles, ...symbols])).toEqual([]);
});

it("every language has its flag, every payment method its logo and every public body its mark", () => {
  expect(missing(offeredLanguages.map((language) => `/art/flags/${language}.svg`))).toEqual([]);
  expect(missing(paymentMethods.map(({ code }) => `/art/payments/${code.toLowerCase()}.svg`))).toEqual([]);
  expect(missing(publicBodies.map(({ slug }) => `/art/bodies/${slug}.svg`))).toEqual([]);
});

it("every promotion and landing page has its picture in all sizes that pages use", () => {
  const sizes: Record<string, string[]> = {
    promotions: ["1280x480", "640x400", "400x250"],
    landings: ["1280x480", "640x400", "400x250", "1280x560", "1280x800"],
  };
  for (const [folder, wanted] of Object.entries(sizes)) {
    const names = sourceFiles((path) => path.startsWith(`content/${folder}/`) && path.endsWith(".json")).map(
      ({ text }) => (JSON.parse(text) as { name: string }).name,
    );
    expect(names.length).toBeGreaterThan(0);
    const addresses = names.flatMap((name) => wanted.map((size) => `/art/${folder}/${name}-${size}.webp`));
    expect(missing(addresses), folder).toEqual([]);
  }
});

it("every brand has the drawings that the site uses", () => {
  const named = sourceFiles((path) => /^apps\/site\/src\/.*\.tsx?$/.test(path) && !path.includes(".test."))
    .flatMap(({ text }) => [
      ...text.matchAll(/brandPicture\([^,()]+,\s*"([^"]+)"\)/g),
      ...text.matchAll(/brandFile\([^,()]+,\s*"([^"]+)"\)/g),
    ])
    .map(([call, name]) => (call.startsWith("brandPicture") ? `${name}.svg` : name!))
    .concat(["icon-192.png", "icon-512.png", "icon-maskable-512.png"])
    .concat(poseNames.map((pose) => `mascot-${pose}.svg`));
  expect(named.length).toBeGreaterThan(5);
  const addresses = Object.values(brands).flatMap(({ slug }) =>
    named.map((name) => `/art/brands/${slug}/${name}`),
  );
  expect(missing(addresses)).toEqual([]);
});
