import { type FromFront, postToFront } from "./front-messages.ts";

// The product in development. Loading its code takes most of a start, and needs nothing of the product that ran before: so it is
// loaded while that one stops, and begins at the word of the process in front.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
const mayBegin = new Promise<void>((resolve) => {
  process.on("message", (message: FromFront) => message.type === "go" && resolve());
});

await Promise.all([import("../compose.ts"), import("../web.ts"), import("../pages/load-site.ts")]);
postToFront({ type: "loaded" });
await mayBegin;
await import("../main.ts");
postToFront({ type: "up" });
