import { createSigner, type DrivenPlayer, drivePlayer } from "../tests/servers/player-client.ts";

import { startProduct } from "../tests/servers/product.ts";
import { cpuOf, together } from "./cpu-time.ts";
import { keepAliveLoad, requestBytes, steadyLoad } from "./keep-alive-load.ts";
import { type Bench, inTurns, median, percentile } from "./measure.ts";
import { createPgbench } from "./pgbench.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const PLAYERS = 40;
const CONNECTIONS = 256;
const TURNS = 5;
const BETS_A_TURN = 12_000;
/**
 * Bets at a steady 70 % of the rate measured just before, so that a machine whose speed varies is not tested with a rate it can no longer
 * reach.
 */
const STEADY_SHARE = 0.7;
const STEADY_TURNS = 5;
/** Together with the warm-up bets, and divided by the sendings of a storm, the same number for each player. */
const STEADY_BETS = 10_600;
/** Not counted: in this time the server works off the backlog of the full rate. */
const STEADY_BETS_BEFORE = 3_000;
/** In a storm each bet is sent this often, a second apart, as by providers that get no response. */
const STORM_SENDINGS = 4;

/** Bets as a provider sends them: signed, over HTTP, to the whole product in a separate process; answered after the commit. */
export const signedBets: Bench = {
  name: "signed-bets",
  async run() {
    const server = await startWarmedPostgres();
    const product = await startProduct({ DATABASE_URL: server.url, LOG_LEVEL: "error" });
    try {
      const pgbench = createPgbench(server);
      const signer = createSigner(product);
      const players: DrivenPlayer[] = [];
      for (let count = 0; count < PLAYERS; count += 1)
        players.push(await drivePlayer(product, { amount: "5000.00" }));
      // Signed before the measurement: signing is the provider's work, not ours.
      const sign = (count: number) =>
        Array.from({ length: count }, (_, index) => {
          const { path, body, signature } = signer.bet(players[index % PLAYERS]!, 1);
          return requestBytes({
            method: "POST",
            path,
            headers: { "content-type": "application/json", "x-hub88-signature": signature },
            body,
          });
        });
      const port = Number(new URL(product.url).port);
      const run = async (requests: Buffer[]) => {
        const { answered, failed, seconds } = await keepAliveLoad(port, CONNECTIONS, () => requests.pop());
        if (failed > 0) throw new Error(`${failed} bets did not get 200`);
        return answered / seconds;
      };
      await run(sign(4_000));
      const turns = Array.from({ length: TURNS }, () => sign(BETS_A_TURN));
      const result = await inTurns(TURNS, () => run(turns.pop()!), pgbench.run, {
        ours: together(cpuOf(product.pid()), cpuOf(server.pid())),
        peer: cpuOf(server.pid()),
      });
      const slowest: number[] = [];
      const slowestInStorm: number[] = [];
      const steady = async (perSecond: number, requests: Buffer[]) => {
        const { latenciesMs, failed } = await steadyLoad(port, {
          connections: CONNECTIONS,
          perSecond,
          requests,
        });
        if (failed > 0) throw new Error(`${failed} bets did not get 200`);
        return percentile(latenciesMs.slice(STEADY_BETS_BEFORE), 0.99);
      };
      for (let turn = 0; turn < STEADY_TURNS; turn += 1) {
        const most = sign(BETS_A_TURN);
        const requests = sign(STEADY_BETS_BEFORE + STEADY_BETS);
        const stormed = sign((STEADY_BETS_BEFORE + STEADY_BETS) / STORM_SENDINGS);
        const perSecond = (await run(most)) * STEADY_SHARE;
        slowest.push(await steady(perSecond, requests));
        slowestInStorm.push(await steady(perSecond, storm(stormed, perSecond)));
      }
      const balance = await players[0]!.gate.call("balance", {});
      const steadyBets =
        STEADY_TURNS * (BETS_A_TURN + (STEADY_BETS_BEFORE + STEADY_BETS) * (1 + 1 / STORM_SENDINGS));
      const expectedMinor = 500_000 - (TURNS * BETS_A_TURN + steadyBets + 4_000) / PLAYERS;
      if (balance.player_balance_amount !== (expectedMinor / 100).toFixed(2))
        throw new Error("the bets were answered but not all booked");
      return [
        { name: "signed bet calls over HTTP ÷ pgbench -N", ...result, unit: "/s", goal: { atLeast: 1 } },
        {
          name: "p99 of a bet's answer at 70 % of that rate",
          ours: median(slowest),
          peer: null,
          unit: "ms",
          goal: { atMost: 50 },
        },
        {
          name: `p99 in a retry storm at that rate, each bet sent ${STORM_SENDINGS} times a second apart`,
          ours: median(slowestInStorm),
          peer: null,
          unit: "ms",
          goal: { atMost: 100 },
        },
      ];
    } finally {
      await product.remove();
      server.remove();
    }
  },
};

/**
 * The bets in the order of sending: the new ones of each second together with those of the seconds before, until each has been sent that
 * often.
 */
function storm(bets: readonly Buffer[], perSecond: number): Buffer[] {
  const second = Math.round(perSecond / STORM_SENDINGS);
  return bets
    .flatMap((bet, index) =>
      Array.from({ length: STORM_SENDINGS }, (_, sending) => ({ bet, due: index + sending * second })),
    )
    .sort((one, other) => one.due - other.due)
    .map(({ bet }) => bet);
}
