import type { Hono } from "hono";

/** The script of a chat provider: finds its place on the page and renders a conversation there. Nobody answers. */
const script = `(() => {
  const { chatId, brand, language } = document.currentScript.dataset;
  const place = document.querySelector("[data-chat-place]");
  if (!place) return;
  const add = (parent, name, text) => {
    const element = document.createElement(name);
    if (text) element.textContent = text;
    parent.append(element);
    return element;
  };
  const log = add(place, "div");
  log.setAttribute("role", "log");
  log.setAttribute("aria-label", "Sandbox chat");
  const say = (text) => add(log, "p", text).scrollIntoView({ block: "nearest" });
  say("Sandbox chat of " + brand + " (" + language + "), id " + chatId + ". Nobody sits here; what you write goes nowhere.");
  const form = add(place, "form");
  const label = add(form, "label", "Message ");
  const field = add(label, "input");
  field.maxLength = 200;
  const button = add(form, "button", "Send");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim() === "") return;
    say("You: " + field.value.trim());
    say("Sandbox: heard.");
    field.value = "";
  });
})();
`;

/** Stand-in for a chat provider's script; `CHAT_SCRIPT_URL=/sandbox/chat.js CHAT_ID=sandbox` shows it. */
export function mountChat(app: Hono): void {
  app.get("/sandbox/chat.js", (c) =>
    c.body(script, 200, { "content-type": "text/javascript; charset=utf-8" }),
  );
}
