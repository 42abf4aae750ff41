import type { DrivenPlayer } from "./player-client.ts";
import type { Product } from "./product.ts";

export type Asked = { status: number; text: string };
export type Probes = Record<string, () => Promise<Asked>>;

/** Recovering takes less than 5 s (docs/faults.md). After this time on a busy machine the product counts as stuck. */
const STUCK_AFTER_MS = 30_000;

export async function ask(
  product: Pick<Product, "url">,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Asked> {
  const response = await fetch(product.url + path, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text };
}

/** One call of each kind that needs the database; each normally gets 200. */
export function createProbes(product: Pick<Product, "url">, player: DrivenPlayer): Probes {
  const session = { "x-session-data": player.session };
  const piq = { authorization: `Basic ${Buffer.from("piq:piq-sandbox").toString("base64")}` };
  return {
    balance: () => ask(product, "POST", "/gate/api/actionable/balance", { session: player.session }),
    profile: () => ask(product, "GET", "/gate/api/actionable/account/profile", undefined, session),
    "game history": () =>
      ask(product, "GET", "/gate/api/actionable/account/game_transaction_history", undefined, session),
    deposit: () =>
      ask(product, "POST", "/gate/api/payments/deposit", {
        session: player.session,
        method: "CREDITCARD",
        amount: "20.00",
      }),
    "the cashier's verifyuser": () =>
      ask(product, "POST", "/gate/piq/verifyuser", { sessionId: "anything", userId: player.id }, piq),
    readiness: () => ask(product, "GET", "/readyz"),
  };
}

/** Sends every probe once at the same moment: how many got 503 `unavailable`, and which got neither that nor the normal answer. */
export async function askAll(probes: Probes): Promise<{ unavailable: number; wrong: string[] }> {
  const answers = await Promise.all(
    Object.entries(probes).map(async ([name, probe]) => ({ name, ...(await probe()) })),
  );
  const isUnavailable = ({ status, text }: Asked) =>
    status === 503 && (!text.includes('"event"') || text.includes('"errorCode":"unavailable"'));
  return {
    unavailable: answers.filter(isUnavailable).length,
    wrong: answers
      .filter((answer) => answer.status !== 200 && !isUnavailable(answer))
      .map(({ name, status, text }) => `${name}: ${status} ${text}`),
  };
}

/** Reads of the same turn share a connection, so probes that are meant to occupy all connections must not start in step. */
const APART_MS = 20;

/** Runs all probes from several clients that start one after the other, repeatedly until stopped. */
export function askContinuously(probes: Probes, crowd: number) {
  let asking = true;
  const result: { unavailable: number; wrong: string[] } = { unavailable: 0, wrong: [] };
  const all = Array.from({ length: crowd }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * APART_MS));
    while (asking) {
      const { unavailable, wrong } = await askAll(probes);
      result.unavailable += unavailable;
      result.wrong.push(...wrong);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  return {
    async stop() {
      asking = false;
      await Promise.all(all);
      return result;
    },
  };
}

/** Waits until every probe gets 200 in one round, prints how long that took, and returns it in ms. */
export async function untilRecovered(after: string, probes: Probes): Promise<number> {
  const started = performance.now();
  for (;;) {
    const answers = await Promise.all(
      Object.entries(probes).map(async ([name, probe]) => ({ name, ...(await probe()) })),
    );
    const elapsedMs = performance.now() - started;
    const away = answers.filter(({ status }) => status !== 200);
    if (elapsedMs > STUCK_AFTER_MS)
      throw new Error(
        `not recovered ${Math.round(elapsedMs)} ms after ${after}: ${JSON.stringify(away, null, 1)}`,
      );
    if (away.length === 0) {
      console.log(`recovered ${Math.round(elapsedMs)} ms after ${after}`);
      return elapsedMs;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
