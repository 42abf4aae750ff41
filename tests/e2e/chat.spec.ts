import { expect, expectAccessible, test } from "./fixtures.ts";
import { deskOf } from "./office-desk.ts";
import { isWide, openMenu } from "./player.ts";
import { readyPlayer } from "./ready-player.ts";

test("[2.30] a visitor's menu offers promotions and the chat, which accepts a message: a lost connection keeps it, and it arrives once with a confirmation", {
  tag: "@full",
}, async ({ page, site }) => {
  const { t, product } = site;
  await page.goto(site.at("/support"));
  await openMenu(page, site);
  const own = page.getByRole("navigation", { name: t("core.shell_menu_house") });
  await expect(own.getByRole("listitem")).toHaveCount(2);
  await expect(own.getByRole("link", { name: t("core.shell_promotions") })).toBeVisible();
  await own.getByRole("button", { name: t("core.shell_chat_title") }).click();
  const chat = page.getByRole("complementary", { name: t("core.shell_chat_title") });
  const send = chat.getByRole("button", { name: t("core.shell_chat_send") });
  await send.click();
  await expect(chat.getByLabel(t("core.shell_chat_topic"))).toBeFocused();
  await expect(chat.getByText(t("core.error_email_required"))).toBeVisible();
  await expectAccessible(page, "chat");

  const email = `writer-${Date.now()}@example.org`;
  await chat.getByLabel(t("core.shell_chat_topic")).selectOption("cashout");
  await chat.getByLabel(t("core.shell_chat_message")).fill("When does my money arrive?");
  await chat.getByLabel(t("core.shell_chat_email")).fill(email);
  // The message arrives and its response is lost, so the page cannot know that it was sent.
  await page.route("**/gate/api/support/message", async (route) => {
    const headers = { "content-type": "application/json", "x-brand": site.brand };
    const body = route.request().postData();
    await fetch(`${product.url}/gate/api/support/message`, { method: "POST", headers, body });
    await route.abort();
  });
  await send.click();
  await expect(chat.getByRole("alert")).toHaveText(t("core.shell_chat_unknown"));
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
  await page.unroute("**/gate/api/support/message");
  await openMenu(page, site);
  await own.getByRole("button", { name: t("core.shell_chat_title") }).click();
  await expect(chat.getByLabel(t("core.shell_chat_message"))).toHaveValue("When does my money arrive?");
  await send.click();
  await expect(chat.getByRole("heading", { name: t("core.shell_chat_sent_title") })).toBeVisible();
  await expect(chat).toContainText(email);
  const lettersTo = async (to: string) => {
    const response = await fetch(`${product.url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`);
    const { messages } = (await response.json()) as { messages: { subject: string; body: string }[] };
    // A stranger's mailbox gets nothing of what was typed.
    return messages.filter(({ subject }) => /we have your message|saimme viestisi/.test(subject));
  };
  await expect.poll(async () => (await lettersTo(email)).length).toBe(1);
});

test("[2.30] a configured chat provider is loaded only when the chat is opened, keeps its conversation, and a message can be written instead", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, siteWith }) => {
  const site = await siteWith({
    GEO_DEFAULT: "IE",
    CHAT_SCRIPT_URL: "/sandbox/chat.js",
    CHAT_ID: "house-1",
  });
  const { t } = site;
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/chat.js") && asked.push(request.url()));
  await page.goto(site.at("/support"));
  await page.getByRole("button", { name: t("static.support_contact_write") }).waitFor();
  expect(asked).toEqual([]);
  const openChat = async () => {
    await openMenu(page, site);
    const own = page.getByRole("navigation", { name: t("core.shell_menu_house") });
    await own.getByRole("button", { name: t("core.shell_chat_open") }).click();
  };
  await openChat();
  const chat = page.getByRole("complementary", { name: t("core.shell_chat_open") });
  const log = chat.getByRole("log");
  await expect(log).toContainText("id house-1");
  await chat.getByLabel("Message").fill("Hello");
  await chat.getByLabel("Message").press("Enter");
  await expect(log).toContainText("You: Hello");
  await page.keyboard.press("Escape");
  await expect(chat).toBeHidden();
  await openChat();
  await expect(log).toContainText("You: Hello");
  expect(asked).toHaveLength(1);
  await chat.getByRole("button", { name: t("core.shell_chat_instead") }).click();
  await expect(page.getByLabel(t("core.shell_chat_message"))).toBeVisible();
});

test("[2.30] a chat provider that does not load is replaced by the message form", {
  tag: ["@full", "@at-one-width"],
}, async ({ page, siteWith }) => {
  const site = await siteWith({
    GEO_DEFAULT: "IE",
    CHAT_SCRIPT_URL: "/sandbox/chat.js",
    CHAT_ID: "house-1",
  });
  await page.route("**/sandbox/chat.js", (route) => route.abort());
  await page.goto(site.at("/support"));
  await page.getByRole("button", { name: site.t("static.support_contact_write") }).click();
  const chat = page.getByRole("complementary", { name: site.t("core.shell_chat_title") });
  await expect(chat.getByRole("alert")).toHaveText(site.t("core.shell_chat_failed"));
  await expect(chat.getByLabel(site.t("core.shell_chat_message"))).toBeVisible();
});

test.describe("the house's own chat", () => {
  test.use({ ownProcess: true });
  test("a player and an agent talk, a lost connection loses no message, and where nobody is there it is a ticket whose answer is read by mail and in the chat", {
    tag: "@full",
  }, async ({ browser, page, site }) => {
    const { t } = site;
    const { person } = await readyPlayer(page, site);
    await page.goto(site.at("/promotions"));
    const carl = await deskOf(browser, site.product.officeUrl, "Carl Support");
    await carl.goto(`${site.product.officeUrl}/chats`);
    await carl.getByRole("switch", { name: "I answer chats" }).check();
    await expect(carl.getByText("You answer chats from now on")).toBeVisible();

    const openChat = async (name: "core.shell_chat_open" | "core.shell_chat_title") => {
      if (!isWide(page)) await openMenu(page, site);
      const own = page.getByRole("navigation", { name: t("core.shell_menu_own") });
      await own.getByRole("button", { name: t(name) }).click();
    };
    await openChat("core.shell_chat_open");
    const chat = page.getByRole("complementary", { name: t("core.shell_chat_open") });
    const log = page.getByRole("log", { name: t("core.chat_log") });
    const field = page.getByLabel(t("core.shell_chat_message"));
    await expect(chat.getByText(t("core.chat_next"))).toBeVisible();
    await field.fill("Where is my money?");
    await field.press("Enter");
    await expect(log).toContainText("Where is my money?");
    await expect(chat.getByRole("status")).toContainText(t("core.chat_queue"));
    await expectAccessible(page, "a chat that waits");

    await carl.getByRole("button", { name: /Where is my money/ }).click();
    await expect(carl.getByRole("button", { name: "Take it" })).toBeVisible();
    await carl.keyboard.press("t");
    await expect(carl.getByText("It is yours")).toBeVisible();
    await expect(chat.getByText(t("core.chat_with", { name: "Carl" }))).toBeVisible();
    await carl.keyboard.press("/");
    await carl.getByRole("dialog").getByLabel("Find").fill("withdrawal");
    await expect(carl.getByRole("dialog").getByRole("button", { name: /withdrawal/ })).toBeVisible();
    await carl.keyboard.press("Enter");
    await expect(carl.getByLabel("Your answer")).toHaveValue(/withdrawal/);
    await expectAccessible(carl, "a chat in the office");
    await carl.keyboard.press("Control+Enter");
    await expect(log).toContainText("We have your withdrawal");

    await page.route("**/gate/api/chat/messages", (route) => route.abort());
    await field.fill("When does it arrive?");
    await field.press("Enter");
    await expect(chat.getByText(t("core.chat_not_sent"))).toBeVisible({ timeout: 15_000 });
    await page.unroute("**/gate/api/chat/messages");
    await chat.getByRole("button", { name: t("core.chat_again") }).click();
    await expect(chat.getByText(t("core.chat_not_sent"))).toBeHidden();
    await expect(log.getByText("When does it arrive?")).toHaveCount(1);

    await page.reload();
    await openChat("core.shell_chat_open");
    await expect(log).toContainText("When does it arrive?");
    await page.keyboard.press("Escape");
    await carl.getByLabel("Your answer").fill("Tomorrow morning");
    await carl.keyboard.press("Control+Enter");
    await expect(page.getByText(t("core.chat_unread")).filter({ visible: true }).first()).toBeVisible();
    await openChat("core.shell_chat_open");
    await expect(log).toContainText("Tomorrow morning");
    await chat.getByRole("button", { name: t("core.chat_end") }).click();
    await chat.getByRole("button", { name: t("core.chat_stars", { count: 4 }) }).click();
    await expect(chat.getByText(t("core.chat_rated"))).toBeVisible();
    await expectAccessible(page, "a chat that has ended");

    await carl.getByRole("switch", { name: "I answer chats" }).uncheck();
    const note = page.getByRole("complementary", { name: t("core.shell_chat_title") });
    await note.getByRole("button", { name: t("core.chat_new") }).click();
    await field.fill("One more question");
    await note.getByRole("button", { name: t("core.shell_chat_send") }).click();
    await expect(note.getByRole("status")).toBeVisible();
    await carl.goto(`${site.product.officeUrl}/tasks?view=open`);
    await carl.getByRole("link", { name: "Answer what was written in the chat" }).click();
    await carl.getByRole("button", { name: "Take it" }).first().click();
    await carl.getByLabel("Your answer, by email").fill("Here is the answer");
    await carl.keyboard.press("Control+Enter");
    await expect(carl.getByText("Sent to the player's mailbox")).toBeVisible();
    await expect(log).toContainText("Here is the answer");
    await expect
      .poll(async () => {
        const response = await fetch(
          `${site.product.url}/sandbox/outbox.json?to=${encodeURIComponent(person.email)}`,
        );
        return JSON.stringify(await response.json());
      })
      .toContain("> Here is the answer");
    await carl.context().close();
  });
});
