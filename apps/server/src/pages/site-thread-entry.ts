import { parentPort, workerData } from "node:worker_threads";
import type { SiteServer } from "@bellwether/site/site-options.ts";
import { answerPages } from "./answer-pages.ts";
import type { FromSiteThread, ToSiteThread } from "./site-thread-messages.ts";

const { bundle, options } = workerData as { bundle: string; options: object };
if (!parentPort) throw new Error("This file is the entry of a thread.");
const port = parentPort;
const send = (message: FromSiteThread) => port.postMessage(message);

const { createSite } = (await import(bundle)) as { createSite(options: object): SiteServer };
const receive = answerPages(send, (ports) => {
  const site = createSite({ ...options, ...ports });
  return async () => site;
});
port.on("message", (message: ToSiteThread) => receive(message));

send({ type: "ready" });
