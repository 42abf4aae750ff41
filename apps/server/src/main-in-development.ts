import { type FromFront, postToFront } from "./development/front-messages.ts";

// The product in development. Loading the code takes most of a start and does not depend on the previous product: so the code is loaded while
// that one stops, and the start continues when the dev process sends "go".
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
const mayBegin = new Promise<void>((resolve) => {
  process.on("message", (message: FromFront) => message.type === "go" && resolve());
});

await Promise.all([import("./compose.ts"), import("./web.ts"), import("./load-site.ts")]);
postToFront({ type: "loaded" });
await mayBegin;
await import("./main.ts");
postToFront({ type: "up" });
