import { parentPort, workerData } from "node:worker_threads";

type Given = {
  url: string;
  bets: { path: string; body: string; signature: string }[];
  pauseMs: number;
};

/**
 * A worker thread that sends signed bets in sequence. When it is stopped, it reports the milliseconds of each bet and the refusals.
 */
const { url, bets, pauseMs } = workerData as Given;
let enough = false;
parentPort!.once("message", () => {
  enough = true;
});
const times: number[] = [];
const refused: string[] = [];
for (const { path, body, signature } of bets) {
  const started = performance.now();
  const headers = { "content-type": "application/json", "x-hub88-signature": signature };
  const text = await fetch(url + path, { method: "POST", headers, body })
    .then((response) => response.text())
    .catch(String);
  times.push(performance.now() - started);
  if (!text.includes('"RS_OK"')) refused.push(text);
  if (enough) break;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
}
parentPort!.postMessage({ times, refused });
