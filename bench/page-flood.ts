import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createSigner, type DrivenPlayer, drivePlayer } from "../tests/servers/player-client.ts";
import { startProduct } from "../tests/servers/product.ts";
import { requestBytes, steadyLoad } from "./keep-alive-load.ts";
import { type Bench, median, percentile } from "./measure.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const PLAYERS = 20;
const CONNECTIONS = 16;
const BETS_A_SECOND = 100;
const BETS_A_TURN = 800;
const TURNS = 3;
/** Time for the flood to reach its full rate before bets are measured. */
const FLOOD_AHEAD_MS = 1_000;

/** Bets while 48 connections request pages as fast as possible, compared with the same bets on the same process without them. */
export const pageFlood: Bench = {
  name: "page-flood",
  async run() {
    const postgres = await startWarmedPostgres();
    const product = await startProduct({ DATABASE_URL: postgres.url, LOG_LEVEL: "error" }, { whole: true });
    try {
      const signer = createSigner(product);
      const players: DrivenPlayer[] = [];
      for (let count = 0; count < PLAYERS; count += 1)
        players.push(await drivePlayer(product, { amount: "5000.00" }));
      const port = Number(new URL(product.url).port);
      const slowest = async () => {
        const requests = Array.from({ length: BETS_A_TURN }, (_, index) => {
          const { path, body, signature } = signer.bet(players[index % PLAYERS]!, 1);
          const headers = { "content-type": "application/json", "x-hub88-signature": signature };
          return requestBytes({ method: "POST", path, headers, body });
        });
        const load = { connections: CONNECTIONS, perSecond: BETS_A_SECOND, requests };
        const { latenciesMs, failed } = await steadyLoad(port, load);
        if (failed > 0) throw new Error(`${failed} bets did not get 200`);
        return percentile(latenciesMs, 0.99);
      };
      const compared = async (name: string, path: string) => {
        const turns: { ours: number; peer: number }[] = [];
        for (let turn = 0; turn < TURNS; turn += 1) {
          const peer = await slowest();
          const flood = startFlood(port, path);
          try {
            await new Promise((resolve) => setTimeout(resolve, FLOOD_AHEAD_MS));
            turns.push({ peer, ours: await slowest() });
          } finally {
            flood.kill();
          }
        }
        const ratio = median(turns.map(({ ours, peer }) => ours / peer));
        const middle = turns.find(({ ours, peer }) => ours / peer === ratio)!;
        return { name, ...middle, unit: "ms", goal: { atMost: 3 } };
      };
      await slowest();
      return [
        await compared("p99 of bets under a flood of pages ÷ without", "/?u="),
        await compared("the same, of pages that are rendered each time", "/search-games?q="),
      ];
    } finally {
      await product.remove();
      postgres.remove();
    }
  },
};

function startFlood(port: number, path: string) {
  const script = fileURLToPath(new URL("./flood-pages.ts", import.meta.url));
  return spawn(process.execPath, [script, String(port), path], { stdio: ["ignore", "ignore", "inherit"] });
}
