import { chromium } from "@playwright/test";
import { chromiumArguments, findChromium } from "../servers/chromium.ts";
import { drivePlayer } from "../servers/player-client.ts";
import { randomUUID } from "node:crypto";

const [brand = "bellwether", size = "1440x900", ...steps] = process.argv.slice(2);
const [width, height] = size.split("x").map(Number) as [number, number];
const url = "http://127.0.0.1:4150";
const product = { url } as never;
const driven = await drivePlayer(product, { amount: "200", brand: brand.toUpperCase() as never, person: { email: `${randomUUID()}@example.org`, password: "correct horse battery", lastname: `Virtanen ${randomUUID().replaceAll(/[^a-f]/g, "x")}` } });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const context = await browser.newContext({ viewport: { width, height }, locale: "en-IE", reducedMotion: steps.includes("still") ? "reduce" : "no-preference" });
const base = `http://${brand}.localhost:4150`;
await context.addCookies([{ name: "session", value: encodeURIComponent(driven.session), url: base }]);
await context.addInitScript(() => {
  if (window === window.top) localStorage.setItem("user", JSON.stringify({ state: { hasAcceptedCookies: true }, version: 0 }));
});
const page = await context.newPage();
page.on("console", (m) => m.type() === "error" && console.log("console:", m.text()));
page.on("pageerror", (e) => console.log("pageerror:", e.message));
const lang = steps.find((s) => s.startsWith("lang="))?.slice(5);
await page.goto(`${base}${lang ? `/${lang}` : ""}/play/1001`);
const game = page.frameLocator("iframe");
const root = game.locator("[data-table]");
await root.waitFor({ timeout: 60_000 });
const phase = async (name: string) => game.locator(`[data-table][data-phase=${name}]`).waitFor({ timeout: 60_000 });
const shot = async (name: string) => { await page.screenshot({ path: `/tmp/live/shots/${brand}-${width}-${name}.png` }); console.log(name, await game.locator("[data-table] [role=status]").first().textContent()); };
await phase("betting");
await page.waitForTimeout(800);
if (!steps.includes("nobets")) {
  for (const spot of ["straight-17", "red", "dozen-2"]) {
    const names: Record<string, RegExp> = { "straight-17": /^17\b|^Number 17/, red: /^Red/, "dozen-2": /2nd 12|Dozen 2/ };
    await game.getByRole("button", { name: names[spot]! }).first().click({ timeout: 5000 }).catch((e: Error) => console.log(spot, e.message.slice(0, 300)));
  }
}
await shot("betting");
await phase("closing"); await page.waitForTimeout(4000); await shot("closing");
await phase("drawing"); await page.waitForTimeout(6000); await shot("drawing");
await phase("result"); await page.waitForTimeout(500); await shot("result");
await page.waitForTimeout(4500); await shot("paid");
await browser.close();
