import { generateKeyPairSync, randomBytes, randomUUID } from "node:crypto";
import type { Campaign } from "@bellwether/contract/content/campaign.ts";
import type { CatalogueTitle } from "@bellwether/contract/content/catalogue.ts";
import { titlesOfPots } from "@bellwether/contract/content/jackpot.ts";
import type { Promotion } from "@bellwether/contract/content/promotion.ts";
import type {
  OpenSessionReply,
  OpenSessionRequest,
  StartRoundRequest,
} from "@bellwether/contract/studio/index.ts";
import { type Database, onlyRow } from "@bellwether/db";
import { openTestDatabase } from "@bellwether/db/testing/test-database.ts";
import { findModel, playRound, releasedModels, seededDraws } from "@bellwether/games";
import { createSeedVault } from "@bellwether/games/fairness/seed-vault.ts";
import { gateMigrations, listShownPlayers } from "@bellwether/gate";
import { createGateFixture } from "@bellwether/gate/testing/gate-fixture.ts";
import { gameTermsOf } from "@bellwether/market";
import { createStudio, type Studio } from "../create-studio.ts";
import type { StudioOptions } from "../studio-deps.ts";
import { studioMigrations } from "../studio-migrations.ts";
import { doubleUp } from "./double-up.ts";
import { createFaultyWallet } from "./faulty-wallet.ts";
import { createRawClient } from "./studio-client.ts";

const rsa = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
const [bellwether, live] = [rsa(), rsa()];

const seedVault = createSeedVault([randomBytes(32)], randomBytes);
const models = new Map([...releasedModels(), [doubleUp.id, doubleUp]]);

export const OPEN_ROUND_TIMEOUT_MS = 60_000;
export const STAKE = "100";
const MAX_CLIENT_SEEDS = 100_000;

/** What a round is drawn from. */
type RoundSeeds = { serverSeed: string; clientSeed: string; nonce: number };

export type StudioFixture = Awaited<ReturnType<typeof createStudioFixture>>;

/** A studio in front of a real gate, both on one database, with a clock that the test moves and a connection between them that can fail. */
export async function createStudioFixture({
  walletTimeoutMs = 2_000,
  database,
  campaigns = [],
  promotions = [],
  titles,
  models: played = {},
  changed,
}: {
  walletTimeoutMs?: number;
  /** A database with all migrations of gate and studio; by default a new one. */
  database?: Database;
  campaigns?: readonly Campaign[];
  promotions?: readonly Promotion[];
  /** The catalogue; by default the gate fixture's own titles. */
  titles?: readonly CatalogueTitle[];
  /** What titles play instead of their own models, by their codes; `double-up` is a decided game for tests. */
  models?: Record<string, string>;
  /** Changes the studio's parts; `now` is the clock that the test moves. */
  changed?: (now: () => Date) => Partial<StudioOptions>;
} = {}) {
  const provider = { launchUrl: "/arcade/" };
  const potTitles = new Map<string, readonly string[]>();
  let ended: (playerId: string) => Promise<void> = async () => {};
  const gate = await createGateFixture({
    database: database ?? (await openTestDatabase([...gateMigrations, ...studioMigrations])),
    campaigns,
    promotions,
    deps: {
      potTitles,
      onPlayEnd: (playerId) => ended(playerId),
      ...(titles && { titles: [...titles] }),
    },
    settings: {
      providers: {
        BW: { ...provider, publicKeys: [bellwether.publicKey] },
        LC: { ...provider, publicKeys: [live.publicKey] },
      },
    },
  });
  const wallet = createFaultyWallet(gate.fetch);
  const parts: StudioOptions = {
    database: gate.database,
    titles: gate.deps.titles.map((title) => ({ ...title, model: played[title.code] ?? title.model })),
    models,
    seedVault,
    allowsFreePlay: (gameCode, country) => gameCode !== "live-wheel" && country !== "GB",
    gameTermsOf,
    shownPlayers: (playerIds) => listShownPlayers(gate.database, playerIds),
    wallet: {
      baseUrl: "http://gate.test",
      fetch: (input, init) => wallet.fetch(input, init),
      privateKeys: { BW: bellwether.privateKey, LC: live.privateKey },
      timeoutMs: walletTimeoutMs,
    },
    log: gate.deps.log,
    now: () => gate.clock.at,
    randomBytes,
    openRoundTimeoutMs: OPEN_ROUND_TIMEOUT_MS,
    resolveEveryMs: 0,
    tablesEveryMs: 0,
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs / 20)),
    ...changed?.(() => gate.clock.at),
  };
  for (const [pot, codes] of titlesOfPots(parts.jackpots ?? [])) potTitles.set(pot, codes);
  const studio = createStudio(parts);
  ended = studio.endDecisions;
  gate.deps.undecidedPlayers = studio.undecidedPlayers;

  /** Rotates to a client seed with which the next round is as wanted: the test can open the server seed that comes next. */
  const rotateTo = async (session: string, isWanted: (seeds: RoundSeeds) => boolean): Promise<RoundSeeds> => {
    const rotate = (clientSeed: string) => fixture.ask("rotateSeeds", { body: { clientSeed }, session });
    const { next } = await rotate("any");
    const { rows } = await gate.database.query<{ owner: string; next_server_seed: string }>(
      "SELECT owner, next_server_seed FROM studio_seed_pair WHERE server_seed_hash = $1",
      [next.serverSeedHash],
    );
    const { owner, next_server_seed } = onlyRow(rows);
    const serverSeed = seedVault.open(owner, next_server_seed);
    for (let turn = 0; turn < MAX_CLIENT_SEEDS; turn += 1) {
      const seeds = { serverSeed, clientSeed: `turn-${turn}`, nonce: 0 };
      if (!isWanted(seeds)) continue;
      await rotate(seeds.clientSeed);
      return seeds;
    }
    throw new Error(`none of ${MAX_CLIENT_SEEDS} client seeds gives the wanted round`);
  };

  const fixture = {
    ...createRawClient(studio),
    gate,
    wallet,
    parts,
    studio,
    database: gate.database,
    advance(ms: number) {
      gate.clock.at = new Date(gate.clock.at.getTime() + ms);
    },
    /** Another process on the same database. */
    newStudio: (changed: Partial<StudioOptions> = {}) => createStudio({ ...parts, ...changed }),
    /** A player with money and an opened game. */
    async playing(amount = "100.00", gameId = 1) {
      const player = await gate.player();
      if (amount !== "0.00") await gate.deposit(player, amount);
      const { token, ...open } = await fixture.open(player, gameId);
      return { player, token, ...open };
    },
    /** Signs the player in again, which ends the earlier session, and opens the game. */
    async reopen(player: { email: string; session: string }, gameId = 1) {
      const form = { nickname: player.email, password: "correct horse battery" };
      const { session } = await gate.clientOf().send("login", form);
      player.session = session!;
      return fixture.open(player, gameId);
    },
    async open(player: { session: string }, gameId = 1) {
      const token = await gate.launch(player, gameId);
      const gameCode = gate.deps.titles.find((title) => title.gameId === gameId)!.code;
      const opened = await fixture.ask("openSession", { body: { token, gameCode, mode: "money" } });
      return { token, opened, session: opened.session };
    },
    async openFree(more: Partial<OpenSessionRequest> = {}) {
      const opened = await fixture.ask("openSession", {
        body: { gameCode: "bell-one", mode: "free", ...more },
      });
      return { opened, session: opened.session };
    },
    wish: (more: Partial<StartRoundRequest> = {}): StartRoundRequest => ({
      requestId: randomUUID(),
      stakeMinor: STAKE,
      input: {},
      ...more,
    }),
    /** Starts a round after the required pause. */
    async start(session: string, more: Partial<StartRoundRequest> = {}, via: Studio = studio) {
      fixture.advance(6_000);
      return fixture.call("startRound", { body: fixture.wish(more), session, via });
    },
    /** Rotates the seeds so that the next round wins or loses. Returns its payout in minor units. */
    async destine(session: string, opened: OpenSessionReply, outcome: "win" | "loss") {
      const model = findModel(models, opened.sheet.model);
      const payoutOf = (seeds: RoundSeeds) =>
        playRound({ model, stakeMinor: BigInt(STAKE), input: {}, ...seeds }).payoutMinor;
      const seeds = await rotateTo(session, (found) => payoutOf(found) > 0n === (outcome === "win"));
      return payoutOf(seeds);
    },
    /** Rotates the seeds so that the next round asks for a choice, in a game that seldom does. */
    async destineChoice(session: string, opened: OpenSessionReply) {
      const model = findModel(models, opened.sheet.model);
      await rotateTo(
        session,
        (seeds) => playRound({ model, stakeMinor: BigInt(STAKE), input: {}, ...seeds }).choices.length > 0,
      );
    },
    /** Rotates the seeds so that the next round of double-up tosses this many heads, and then tails, or heads for ever. */
    async destineCoins(session: string, heads: number, tails: boolean) {
      await rotateTo(session, (seeds) => {
        const draws = seededDraws(seeds);
        return Array.from({ length: heads + (tails ? 1 : 0) }, () => draws.below(2)).every((coin, index) =>
          index < heads ? coin === 1 : coin === 0,
        );
      });
    },
    /** The player's money in the gate's ledger, in minor units. */
    async balanceOf(player: { id: string }) {
      const account = (kind: string) => ({
        address: `player:${player.id}:${kind}`,
        currency: "EUR" as const,
      });
      const [cash, bonus] = await gate.deps.ledger.balances([account("cash"), account("bonus")]);
      return cash!.balanceMinor + bonus!.balanceMinor;
    },
    async statesOf(player: { id: string }) {
      const { rows } = await gate.database.query<{ state: string }>(
        "SELECT state FROM studio_round WHERE player_id = $1 ORDER BY place",
        [player.id],
      );
      return rows.map((row) => row.state);
    },
    /** Ends every open decision, and moves the clock until nothing is due any more. */
    async resolveAll(via: Studio = studio) {
      for (let turn = 0; turn < 30; turn += 1) {
        fixture.advance(OPEN_ROUND_TIMEOUT_MS);
        await gate.database.query("UPDATE studio_round SET due_at = $1 WHERE state = 'deciding'", [
          gate.clock.at,
        ]);
        await via.resolveRounds();
        const { rows } = await gate.database.query(
          "SELECT 1 FROM studio_round WHERE due_at IS NOT NULL UNION ALL SELECT 1 FROM studio_action WHERE due_at IS NOT NULL LIMIT 1",
        );
        if (rows.length === 0) return;
      }
      throw new Error("rounds were still due at the end of the wait");
    },
    async close() {
      await studio.stop();
      await gate.close();
    },
  };
  return fixture;
}
