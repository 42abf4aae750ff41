import { createHmac, randomUUID } from "node:crypto";
import { type Call, type CallName, calls, exampleInputs, pathParameters } from "@bellwether/contract";
import { createSigner, type DrivenPlayer, depositRequest } from "./player-client.ts";
import { ask, type Probes } from "./probes.ts";
import type { Product } from "./product.ts";

/**
 * Probes for every call of the contract with its example and an existing game, sent by the player of a session or, without one, by a
 * visitor.
 */
export function contractProbes(
  product: Pick<Product, "url">,
  game: { game_id: number; local_code: string },
  session?: string,
): Probes {
  const ofGame: Record<string, unknown> = { gameId: game.game_id, game_id: game.game_id };
  const probeOf = (call: Call) => () => {
    const example: Record<string, unknown> = exampleInputs[call.name as CallName];
    const input = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, ofGame[name] ?? value]),
    );
    if (call.name === "gameSeoWithCode") input.code = game.local_code;
    if (call.name === "pastDraws" || call.name === "pastDraw") input.code = "lotto-saturday";
    // A visitor must always log in to play for money.
    if (call.name === "launchUrl" && !session) input.mode = "free";
    let path = call.path;
    for (const name of pathParameters(call.path)) {
      path = path.replace(`{${name}}`, encodeURIComponent(String(input[name])));
      delete input[name];
    }
    if (call.method === "POST") return ask(product, "POST", path, { ...input, ...(session && { session }) });
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    const headers = session ? { "x-session-data": session } : {};
    return ask(product, call.method, `${path}?${query}`, undefined, headers as Record<string, string>);
  };
  return Object.fromEntries(Object.values(calls).map((call) => [call.name, probeOf(call)]));
}

/** Probes for every call of the outside parties, as they would send it: a provider's in both dialects, and the cashier's. */
export function partyProbes(
  product: Pick<Product, "url" | "dataFolder">,
  player: DrivenPlayer,
  hmacKey: string,
): Probes {
  const signer = createSigner(product);
  const wallet = {
    user: player.id,
    token: player.token,
    game_code: player.gameCode,
    currency: "EUR",
    amount: 1_000,
    round: "away",
    reference_transaction_uuid: "away",
  };
  const askWallet = (path: string) => () => {
    const uuids = { request_uuid: randomUUID(), transaction_uuid: randomUUID() };
    const { path: address, body, signature } = signer.signCall(path, { ...wallet, ...uuids });
    return ask(product, "POST", address, JSON.parse(body) as object, { "x-hub88-signature": signature });
  };
  const askSoftswiss = (path: string, more: object) => () => {
    const body = {
      user_id: player.id,
      currency: "EUR",
      game: player.gameCode,
      game_id: "away",
      session_id: player.token,
      ...more,
    };
    const sign = createHmac("sha256", hmacKey).update(JSON.stringify(body)).digest("hex");
    return ask(product, "POST", `/gate/softswiss/BW${path}`, body, { "x-request-sign": sign });
  };
  const payment = { ...depositRequest(player.id, "away", "20.00"), sessionId: "away", authCode: "away" };
  const credentials = { authorization: `Basic ${Buffer.from("piq:piq-sandbox").toString("base64")}` };
  const askCashier = (path: string) => () => ask(product, "POST", `/gate/piq${path}`, payment, credentials);
  const named = (party: string, paths: string[], probe: (path: string) => Probes[string]) =>
    Object.fromEntries(paths.map((path) => [`${party} ${path}`, probe(path)]));
  return {
    ...named(
      "Hub88",
      ["/user/info", "/user/balance", "/transaction/bet", "/transaction/win", "/transaction/rollback"],
      askWallet,
    ),
    "SoftSwiss /play": askSoftswiss("/play", { actions: [{ action: "bet", action_id: "away", amount: 1 }] }),
    "SoftSwiss /rollback": askSoftswiss("/rollback", {
      actions: [{ action: "rollback", action_id: "away-undo", original_action_id: "away" }],
    }),
    "SoftSwiss /freespins": askSoftswiss("/freespins", {
      issue_id: "away",
      total_amount: 0,
      status: "played",
    }),
    ...named("PaymentIQ", ["/verifyuser", "/authorize", "/transfer", "/cancel"], askCashier),
  };
}
