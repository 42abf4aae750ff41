import { migrate, openDatabase } from "@bellwether/db";
import { gateMigrations } from "@bellwether/gate";
import { studioMigrations } from "@bellwether/studio";
import { netOf } from "../apps/studio/src/testing/check-books.ts";
import {
  createTableFixture,
  TABLE_GAME_ID,
  type TableFixture,
} from "../apps/studio/src/testing/table-fixture.ts";
import { type Bench, rate } from "./measure.ts";
import { startWarmedPostgres } from "./warmed-postgres.ts";

const PLAYERS = 100;
const BETS_EACH = 100;
/** With more calls at once, the wallet of a busy machine answers some bets too late. */
const PLAYERS_AT_ONCE = 8;
const BETS = PLAYERS * BETS_EACH;
const DEPOSIT = "500.00";
const DEPOSIT_MINOR = 50_000n;

/** Pays 10,000 bets of a live table's round with many wins in each signed call, compared with one signed call for each win. */
export const tableSettlement: Bench = {
  name: "table-settlement",
  async run() {
    const server = await startWarmedPostgres();
    const database = await openDatabase({ url: server.url });
    await migrate(database, [...gateMigrations, ...studioMigrations]);
    const fixture = await createTableFixture(database);
    try {
      const players = [];
      for (let count = 0; count < PLAYERS; count += 1)
        players.push(await fixture.playing(DEPOSIT, TABLE_GAME_ID));
      const sessions = players.map(({ session }) => session);
      const together = async () => {
        await drawWithBets(fixture, sessions);
        return rate(BETS, () => fixture.studio.runTables());
      };
      const alone = async () => {
        await drawWithBets(fixture, sessions);
        // Every `/transaction/wins` request is lost, so the resolver pays all bets one by one.
        fixture.wallet.faultOf = (path) => (path === "/transaction/wins" ? "lose-request" : undefined);
        await fixture.studio.runTables();
        fixture.wallet.faultOf = () => undefined;
        fixture.advance(10_000);
        return rate(BETS, () => fixture.studio.resolveRounds());
      };
      const peer = await alone();
      const ours = await together();
      for (const { player } of players)
        if ((await fixture.balanceOf(player)) !== DEPOSIT_MINOR + (await netOf(database, player.id)))
          throw new Error("the balance of a player is not that of the bets");
      const name = "10,000 bets of a table paid together ÷ single signed wins";
      return [{ name, ours, peer, unit: "/s", goal: { atLeast: 5 } }];
    } finally {
      await fixture.close();
      server.remove();
    }
  },
};

/** Places all bets in the next round and runs the table until they can be paid. */
async function drawWithBets(fixture: TableFixture, sessions: readonly string[]): Promise<void> {
  const number = await fixture.betting();
  const waiting = sessions.entries();
  const bet = async () => {
    for (const [index, session] of waiting)
      for (let bets = 0; bets < BETS_EACH; bets += 1)
        await fixture.bet(session, number, { [index % 2 === 0 ? "red" : "black"]: 50 });
  };
  await Promise.all(Array.from({ length: PLAYERS_AT_ONCE }, bet));
  const { betCount } = await fixture.runUntil("drawn");
  if (betCount !== BETS) throw new Error(`${betCount} of ${BETS} bets count`);
  fixture.advance(10_000);
}
