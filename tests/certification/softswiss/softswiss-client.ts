import { createHmac, randomUUID } from "node:crypto";
import type { FreeSpinsCampaign } from "@bellwether/contract/content/campaign.ts";
import { type Certified, certifiedGate, type Player } from "../certified-gate.ts";

export const KEY = "a shared key";
export const OLD_KEY = "an older key";

/** Ten free spins of 0.20 on `bell-one`, as bonus money. */
export const tenSpins: FreeSpinsCampaign = {
  kind: "free_spins",
  code: "TENBELLS",
  name: "promo.campaign_tower",
  from: "2026-01-01",
  until: "2027-12-31",
  gameCode: "bell-one",
  rounds: 10,
  stakeCents: 20,
  minimumDeposit: 0,
  onlyFirstDeposit: false,
  spinsExpireAfterDays: 3,
  maximumStake: 5,
  inMarkets: {},
  wageringMultiple: 30,
  expiresAfterDays: 7,
  contributionPercent: { default: 100, byCategory: {}, byTitle: {} },
  excludedCountries: [],
  budget: 10_000,
};

export const softswissGate = () => certifiedGate({ hmacKeys: [OLD_KEY, KEY], campaigns: [tenSpins] });

export const sign = (text: string, key = KEY) => createHmac("sha256", key).update(text).digest("hex");

/** One signed call. */
export async function send(
  gate: Certified,
  path: string,
  body: object | string,
  { signature, provider = "BW" }: { signature?: string; provider?: string } = {},
) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = await gate.app.request(`http://gate.test/gate/softswiss/${provider}${path}`, {
    method: "POST",
    headers: { "x-request-sign": signature ?? sign(text) },
    body: text,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

export const bet = (amount: number, action_id: string = randomUUID()) => ({
  action: "bet",
  action_id,
  amount,
});
export const win = (amount: number, action_id: string = randomUUID()) => ({
  action: "win",
  action_id,
  amount,
});
export const rollback = (original_action_id: string, action_id: string = randomUUID()) => ({
  action: "rollback",
  action_id,
  original_action_id,
});

/** A player with 50.00 and `bell-one` open. */
export async function playing(gate: Certified) {
  const player = await gate.stranger();
  await gate.deposit(player, "50.00");
  return { player, ...(await roundsOf(gate, player)) };
}

async function roundsOf(gate: Certified, player: Player) {
  const round = randomUUID();
  const shared = {
    user_id: player.id,
    currency: "EUR",
    game: "house:bell-one",
    game_id: round,
    session_id: await gate.launch(player),
  };
  return {
    shared,
    round,
    play: (actions: object[], more: object = {}) => send(gate, "/play", { ...shared, actions, ...more }),
    undo: (actions: object[], more: object = {}) => send(gate, "/rollback", { ...shared, actions, ...more }),
    /** The reply of a call without actions. */
    balance: async () => (await send(gate, "/play", shared)).body.balance,
  };
}
