import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { AnySchema } from "./any-schema.ts";
import type { Call } from "./call.ts";
import { referralData } from "./calls/affiliates.ts";
import { calls } from "./calls/index.ts";
import { wholeNumber } from "./whole-number.ts";

/** Values that JavaScript would convert to a number and that nobody means as one. */
const ODD = [
  "",
  " ",
  null,
  false,
  true,
  [],
  [90],
  ["1"],
  {},
  "0x5a",
  "0x1",
  "9e1",
  "1e0",
  " 90",
  "90 ",
  "+1",
  "01",
  "1.0",
  "٣",
  "NaN",
];

describe("a number in a call", () => {
  it.each([
    [90, 90],
    ["90", 90],
    ["0", 0],
    [0, 0],
  ])("%j is %i", (given, number) => expect(wholeNumber(0, 240).parse(given)).toBe(number));

  it.each([...ODD, undefined, 1.5, 241, -1, "-1", 2 ** 53, "9007199254740993", Number.NaN])(
    "%j is refused",
    (given) => expect(wholeNumber(0, 240).safeParse(given).success).toBe(false),
  );

  const fields = Object.values(calls as Record<string, Call>).flatMap((call) =>
    Object.entries((call.input as z.ZodObject).shape as Record<string, AnySchema>)
      .filter(([, schema]) => [1, 30, 15].some((number) => schema.safeParse(number).success))
      .map(([field, schema]) => ({ name: call.name, field, schema })),
  );

  it("a number in a call is a field of at least 9 calls", () => {
    expect(new Set(fields.map(({ name }) => name)).size).toBeGreaterThanOrEqual(9);
  });

  // Tags come with a link and are parsed leniently: an invalid tag is dropped.
  const lenient = ["system_reference", ...Object.keys(referralData)];
  it.each(fields.filter(({ field }) => !lenient.includes(field)))(
    "$name accepts as $field a JSON number and its plain text, and none of some 20 odd values",
    ({ field, schema }) => {
      const number = [1, 30, 15].find((each) => schema.safeParse(each).success)!;
      expect(schema.safeParse(String(number)).data).toBe(schema.safeParse(number).data);
      // An amount may have two decimal places, and whether a client is on a phone may be true or false.
      const meant: unknown[] = field === "amount" ? ["1.0"] : field === "mobile" ? [true, false] : [];
      const odd = ODD.filter((each) => !meant.includes(each));
      expect(odd.filter((each) => schema.safeParse(each).success)).toEqual([]);
    },
  );
});
