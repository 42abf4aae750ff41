import { expect, it } from "vitest";
import { createEncodedTexts } from "./encoded-texts.ts";

it("a text is not encoded as its client refuses: br;q=0 gets gzip, as from the server's files", () => {
  const encode = createEncodedTexts();
  const text = "one game after another ".repeat(100);
  expect(encode(text, "gzip;q=0.5, br;q=0").encoding).toBe("gzip");
  expect(encode(text, "br;q=0, gzip;q=0").encoding).toBe("identity");
  expect(encode(text, "gzip, br").encoding).toBe("br");
});
