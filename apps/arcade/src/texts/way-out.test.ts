import { StudioErrorCode } from "@bellwether/contract/studio/studio-error.ts";
import { describe, expect, it } from "vitest";
import { loadTexts } from "./texts.ts";
import { describeFailure } from "./way-out.ts";

const t = await loadTexts("en");

describe("a failure", () => {
  it.each(StudioErrorCode.options)("%s has a text and a button in both modes", (code) => {
    for (const mode of ["money", "free"] as const) {
      const { text, button } = describeFailure(code, mode);
      expect(t(text)).toBeTruthy();
      expect(t(button)).toBeTruthy();
    }
  });

  it("a failure with too little money leads to the cashier, with too few points back to the game", () => {
    expect(describeFailure("not_enough_money", "money")).toMatchObject({ way: "deposit", button: "deposit" });
    expect(describeFailure("not_enough_money", "free")).toMatchObject({ way: "dismiss" });
  });

  it("a failure by a limit leads to the lobby, but lets the player go on with a round whose further stake it refused", () => {
    expect(describeFailure("limit_reached", "money")).toMatchObject({ way: "lobby", mayClose: false });
    const further = describeFailure("limit_reached", "money", { isRoundOpen: true });
    expect(further).toMatchObject({ way: "lobby", mayClose: true });
  });

  it.each(["bonus_maximum", "reality_check_due"] as const)(
    "a failure by %s leads back to the game",
    (code) => {
      expect(describeFailure(code, "money")).toMatchObject({ way: "dismiss", text: `error_${code}` });
    },
  );

  it("a failure of the connection sends the same request again", () => {
    expect(describeFailure("connection_lost", "money").way).toBe("retry");
  });
});
