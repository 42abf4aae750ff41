import { afterEach, expect, it, vi } from "vitest";
import { browserCookies, refusesCookies, writeBrowserCookie } from "./browser-cookies.ts";

afterEach(() => void vi.unstubAllGlobals());

function stubBrowser(cookieEnabled: boolean, document: object): void {
  vi.stubGlobal("navigator", { cookieEnabled });
  vi.stubGlobal("document", document);
}

function jar(): { cookie: string } {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text: string) {
      const [name = "", value = ""] = text.split(";")[0]!.split("=");
      if (text.includes("Max-Age=0")) kept.delete(name);
      else kept.set(name, value);
    },
  };
}

it("a browser that keeps a cookie refuses none, and the trial leaves none behind", () => {
  stubBrowser(true, jar());
  expect(refusesCookies()).toBe(false);
  expect(browserCookies().size).toBe(0);
  writeBrowserCookie("seen=1; Path=/");
  expect(browserCookies().get("seen")).toBe("1");
});

it.each([
  ["says so", false, jar()],
  [
    "drops them silently",
    true,
    {
      get cookie() {
        return "";
      },
      set cookie(_text: string) {},
    },
  ],
  [
    "throws at each use",
    true,
    {
      get cookie(): string {
        throw new DOMException("denied", "SecurityError");
      },
      set cookie(_text: string) {
        throw new DOMException("denied", "SecurityError");
      },
    },
  ],
])("a browser that %s refuses cookies", (_how, cookieEnabled, document) => {
  stubBrowser(cookieEnabled, document);
  expect(refusesCookies()).toBe(true);
  writeBrowserCookie("seen=1; Path=/");
  if (cookieEnabled) expect(browserCookies().size).toBe(0);
});
