import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { AnySchema } from "./any-schema.ts";
import { fieldMessages, genericMessage } from "./field-messages.ts";
import { paramsOf } from "./params-of.ts";

const Form = z.object({
  stars: z.number().int().min(1).max(5).optional(),
  days: z.number().max(366).optional(),
  above: z.number().positive().optional(),
  code: z.string().min(4).max(10).optional(),
  name: z.string().min(1, "core.error_firstname_required").optional(),
  list: z.array(z.string()).max(2).optional(),
});

const wrongWith = (schema: AnySchema, input: unknown) =>
  fieldMessages(schema.safeParse(input, { error: genericMessage }).error!.issues);

describe("a field without its own messages", () => {
  it.each([
    ["a number above 5", { stars: 6 }, "core.error_maximum_value", { maximum: "5" }],
    ["a number below 1", { stars: 0 }, "core.error_minimum_value", { minimum: "1" }],
    ["text for a number", { stars: "ten" }, "core.error_numbers_only", undefined],
    ["3 characters for at least 4", { code: "abc" }, "core.error_minimum_characters", { characters: "4" }],
    [
      "11 characters for at most 10",
      { code: "a".repeat(11) },
      "core.error_maximum_characters",
      { characters: "10" },
    ],
    ["nothing", { code: "" }, "core.error_field_required", undefined],
    ["a list for text", { code: [] }, "core.error_invalid_param", undefined],
    ["a bound that it may not reach, 0", { above: 0 }, "core.error_invalid_param", undefined],
    ["3 entries for at most 2", { list: ["a", "b", "c"] }, "core.error_invalid_param", undefined],
  ] as const)(
    "a field without its own messages with %s, %j, gets the message %s with %j",
    (_what, input, message, params) => {
      const field = Object.keys(input)[0]!;
      expect(wrongWith(Form, input)).toEqual({ fields: { [field]: message }, ...(params && { params }) });
    },
  );

  it("a field without its own messages is reported as required when it is missing", () => {
    expect(wrongWith(z.object({ code: z.string() }), {})).toEqual({
      fields: { code: "core.error_field_required" },
    });
  });
});

it("a schema's own messages take precedence over the general ones", () => {
  expect(wrongWith(Form, { name: "" }).fields).toEqual({ name: "core.error_firstname_required" });
});

it("[5.03] of 2 different bounds and of 2 different lengths each field has its own figure", () => {
  const text = z.string().max(3);
  const { fields, params = {} } = wrongWith(Form.extend({ zip: text, city: text }), {
    ...{ stars: 9, days: 400, code: "a".repeat(11), zip: "1234", city: "Turku" },
  });
  expect(fields).toEqual({
    stars: "core.error_maximum_value",
    days: "core.error_maximum_value",
    code: "core.error_maximum_characters",
    zip: "core.error_maximum_characters",
    city: "core.error_maximum_characters",
  });
  expect([paramsOf("stars", params).maximum, paramsOf("days", params).maximum]).toEqual(["5", "366"]);
  expect(["code", "zip", "city"].map((field) => paramsOf(field, params).characters)).toEqual([
    "10",
    "3",
    "3",
  ]);
});
