import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, divide, multiply, rational, subtract, toDecimal, toNumber, toPercent } from "./rational.ts";

describe("fractions", () => {
  it("fractions are kept in lowest terms with a positive denominator", () => {
    expect(rational(72, 74)).toEqual({ numerator: 36n, denominator: 37n });
    expect(rational(3, -6)).toEqual({ numerator: -1n, denominator: 2n });
    expect(rational(0, 5)).toEqual({ numerator: 0n, denominator: 1n });
  });

  it("fractions refuse a zero denominator", () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => divide(rational(1), rational(0))).toThrow(RangeError);
  });

  it("fractions satisfy the field axioms", () => {
    const fraction = fc
      .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
      .map(([numerator, denominator]) => rational(numerator, denominator));
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(add(subtract(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
      }),
    );
  });

  it("fractions print as 97.29 % for 36/37, cut, and 5/2 with no digits as 2, rounded down", () => {
    expect(toPercent(rational(36, 37), 2)).toBe("97.29");
    expect(toPercent(rational(1, 3000), 2)).toBe("0.03");
    expect(toDecimal(rational(5, 2), 0)).toBe("2");
    expect(toNumber(rational(1, 8))).toBe(0.125);
  });
});
