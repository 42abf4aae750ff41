import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  createSigner,
  type DrivenPlayer,
  drivePlayer,
  type SignedCall,
  sendSigned,
} from "./player-client.ts";
import type { Product } from "./product.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** A small seeded generator (mulberry32), so that a failure can be run again. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type KillReport = {
  acknowledged: number;
  unanswered: number;
  /** Answers to bets that were neither taken nor told to come again. */
  refused: string[];
  lost: string[];
  changedAnswers: string[];
  wrongBalances: string[];
};

/**
 * Kills the product with SIGKILL in the middle of parallel players' bets, again and again at seeded points; after each restart
 * every acknowledged bet must answer as before, and every unanswered one must be taken exactly once when it is sent again.
 */
export async function killAndRecover(
  product: Product,
  options: {
    seed: number;
    kills: number;
    players: number;
    /** Looks at the data after every so many kills, while nothing runs on it. Not each time on an embedded database, which it would recover in the product's place. */
    verify?: { every: number; look: () => void };
  },
): Promise<KillReport> {
  const random = seeded(options.seed);
  const signer = createSigner(product);
  const players: DrivenPlayer[] = [];
  for (let count = 0; count < options.players; count += 1)
    players.push(await drivePlayer(product, { amount: "1000.00" }));
  const stakedMinor = new Map(players.map((player) => [player.id, 0]));
  const report: KillReport = {
    acknowledged: 0,
    unanswered: 0,
    refused: [],
    lost: [],
    changedAnswers: [],
    wrongBalances: [],
  };

  for (let kill = 0; kill < options.kills; kill += 1) {
    const killAfter = 20 + Math.floor(random() * 400);
    const acknowledged: { call: SignedCall; text: string }[] = [];
    const unanswered: SignedCall[] = [];
    let dead: Promise<void> | undefined;
    const bet = async (player: DrivenPlayer) => {
      while (!dead) {
        const stakeMinor = 1 + Math.floor(random() * 20);
        const call = signer.bet(player, stakeMinor);
        stakedMinor.set(player.id, stakedMinor.get(player.id)! + stakeMinor);
        try {
          const { status, text, reply } = await sendSigned(product, call);
          if (reply.status === "RS_OK") acknowledged.push({ call, text });
          else if (status === 503) unanswered.push(call);
          else report.refused.push(`${call.body} → ${status} ${text}`);
        } catch {
          unanswered.push(call);
        }
        if (acknowledged.length >= killAfter) dead ??= product.kill();
      }
    };
    await Promise.all(players.map(bet));
    await dead;
    if (options.verify && (kill + 1) % options.verify.every === 0) options.verify.look();
    await product.restart();
    report.acknowledged += acknowledged.length;
    report.unanswered += unanswered.length;
    for (const { call, text } of acknowledged) {
      const again = await sendSigned(product, call);
      if (again.reply.status !== "RS_OK") report.lost.push(`${call.body} → ${again.text}`);
      else if (again.text !== text) report.changedAnswers.push(`${text} → ${again.text}`);
    }
    for (const call of unanswered) {
      const { reply, text } = await sendSigned(product, call);
      if (reply.status !== "RS_OK") report.lost.push(`${call.body} → ${text}`);
    }
  }
  for (const player of players) {
    const { player_balance_amount } = await player.gate.call("balance", {});
    const expected = ((100_000 - stakedMinor.get(player.id)!) / 100).toFixed(2);
    if (player_balance_amount !== expected)
      report.wrongBalances.push(`${player.id}: ${player_balance_amount}, not ${expected}`);
  }
  return report;
}

/** Runs `npm run ledger:verify` on a product's data, which must not be running when it is embedded. */
export function runVerifier(variables: Record<string, string>): string {
  return execFileSync(join(root, "node_modules/.bin/node"), ["apps/server/src/ledger-verify.ts"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "", ...variables },
  });
}

/** Runs `npm run payments:reconcile -- --json` on a product's data; throws when something is unresolved or differs. */
export function runReconciliation(variables: Record<string, string>): {
  unresolved: object[];
  different: number;
} {
  const output = execFileSync(
    join(root, "node_modules/.bin/node"),
    ["apps/server/src/payments-reconcile.ts", "--json"],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "", ...variables },
    },
  );
  return JSON.parse(output) as { unresolved: object[]; different: number };
}
