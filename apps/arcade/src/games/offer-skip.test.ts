import { gameTermsOf } from "@bellwether/market/game-terms.ts";
import { describe, expect, it } from "vitest";
import { offerSkip } from "./offer-skip.ts";

/** The big button and the clock of a game in which a bonus has begun. `press` presses the button after the given milliseconds. */
function bonusIn(country: string | undefined) {
  const { turbo, autoplay, bonusBuy, anteBet } = gameTermsOf(country);
  let nowMs = 10_000;
  let act: (() => void) | undefined;
  const seen: string[] = [];
  const clock = { now: () => nowMs, hurry: (isOn: boolean) => void seen.push(`hurry ${isOn}`) };
  const withdraw = offerSkip(
    {
      t: ((key: string) => key) as never,
      terms: { turbo, autoplay, bonusBuy, anteBet },
      clock: clock as never,
      offer(name, press) {
        seen.push(`offered ${name}`);
        act = press;
        return () => {
          seen.push("withdrawn");
          act = undefined;
        };
      },
    },
    () => seen.push("skipped"),
  );
  const press = (afterMs: number) => {
    nowMs += afterMs;
    act?.();
  };
  return { seen, press, withdraw };
}

describe("skipping a bonus", () => {
  it.each([
    ["Great Britain", "GB"],
    ["an unknown country", undefined],
  ])("skipping a bonus is not offered in %s, where no spin may be played faster", (_, country) => {
    const { seen, press, withdraw } = bonusIn(country);
    press(1_000);
    withdraw();
    expect(seen).toEqual([]);
  });

  it("skipping a bonus is offered in Sweden, which forbids only autoplay; a press shows the result, and a second press does nothing", () => {
    const { seen, press } = bonusIn("SE");
    press(600);
    press(600);
    expect(seen).toEqual(["offered skip", "withdrawn", "skipped", "hurry true"]);
  });

  it("skipping a bonus does not happen by a press within 600 ms, which was meant for the play button", () => {
    const { seen, press } = bonusIn("FI");
    press(599);
    expect(seen).toEqual(["offered skip"]);
    press(1);
    expect(seen).toContain("skipped");
  });
});
