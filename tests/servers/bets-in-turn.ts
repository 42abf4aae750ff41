import { parentPort, workerData } from "node:worker_threads";

type Given = {
  url: string;
  bets: { path: string; body: string; signature: string }[];
  pauseMs: number;
  /** One number, shared with the thread that started this one: how many bets were answered so far. */
  answered: Int32Array<SharedArrayBuffer>;
};

/** Only a bet that is never answered takes this long. */
const HANGS_AFTER_MS = 30_000;

/** A worker thread that sends signed bets one after another. When it is stopped, it reports the answers that were no success. */
const { url, bets, pauseMs, answered } = workerData as Given;
let enough = false;
parentPort!.once("message", () => {
  enough = true;
});
const refused: string[] = [];
for (const { path, body, signature } of bets) {
  const headers = { "content-type": "application/json", "x-hub88-signature": signature };
  const signal = AbortSignal.timeout(HANGS_AFTER_MS);
  const text = await fetch(url + path, { method: "POST", headers, body, signal })
    .then((response) => response.text())
    .catch(String);
  Atomics.add(answered, 0, 1);
  if (!text.includes('"RS_OK"')) refused.push(text);
  if (enough) break;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
parentPort!.postMessage(refused);
