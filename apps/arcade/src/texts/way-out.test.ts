import { StudioErrorCode } from "@bellwether/contract/studio/studio-error.ts";
import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { describeFailure } from "./way-out.ts";

describe("a failure", () => {
  it.each(StudioErrorCode.options)("%s has a text and a button in both modes", (code) => {
    for (const mode of ["money", "free"] as const) {
      const { text, button } = describeFailure(code, mode);
      expect(en[text]).toBeTruthy();
      expect(en[button]).toBeTruthy();
    }
  });

  it("with too little money leads to the cashier, with too few points back to the game", () => {
    expect(describeFailure("not_enough_money", "money")).toMatchObject({ way: "deposit", button: "deposit" });
    expect(describeFailure("not_enough_money", "free")).toMatchObject({ way: "dismiss" });
  });

  it("of the connection sends the same request again", () => {
    expect(describeFailure("connection_lost", "money").way).toBe("retry");
  });
});
