import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { planRace } from "./race-plan.ts";

const anyOrder = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8], { minLength: 8 });
const anyPicture = fc.nat(4_294_967_295);

describe("a race on the screen", () => {
  it("a race on the screen ends in the drawn order: runners cross the line one after the other, and stay in this order", () => {
    fc.assert(
      fc.property(anyOrder, anyPicture, (order, picture) => {
        const plan = planRace(order, picture);
        const byArrival = [...order].sort((one, other) => plan.arrivalOf(one) - plan.arrivalOf(other));
        expect(byArrival).toEqual(order);
        for (const runner of order) expect(plan.placeOf(runner, plan.arrivalOf(runner))).toBeCloseTo(1, 9);
        expect(plan.orderAt(1)).toEqual(order);
      }),
    );
  });

  it("a race on the screen starts with all runners on one line, and none of them ever moves backwards", () => {
    fc.assert(
      fc.property(anyOrder, anyPicture, (order, picture) => {
        const plan = planRace(order, picture);
        for (const runner of order) {
          let last = plan.placeOf(runner, 0);
          expect(last).toBe(0);
          for (let step = 1; step <= 200; step += 1) {
            const place = plan.placeOf(runner, step / 200);
            expect(place).toBeGreaterThan(last);
            last = place;
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it("a race on the screen lists the runners by their places before the first arrival, and the arrived ones first after it", () => {
    fc.assert(
      fc.property(
        anyOrder,
        anyPicture,
        fc.double({ min: 0.01, max: 0.99, noNaN: true }),
        (order, picture, time) => {
          const plan = planRace(order, picture);
          const listed = plan.orderAt(time);
          const arrived = order.filter((runner) => plan.arrivalOf(runner) <= time);
          expect(listed.slice(0, arrived.length)).toEqual(arrived);
          const running = listed.slice(arrived.length).map((runner) => plan.placeOf(runner, time));
          expect(running).toEqual([...running].sort((one, other) => other - one));
        },
      ),
    );
  });

  it("a race on the screen is the same race for the same picture number", () => {
    const places = () => [0.2, 0.5, 0.8].map((time) => planRace([3, 1, 2, 4], 77).placeOf(1, time));
    expect(places()).toEqual(places());
  });
});
