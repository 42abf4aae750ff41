import { type calls, minorToAmount, type OutputOf } from "@bellwether/contract";
import type { Currency } from "@bellwether/market";
import { readGifts, readRewardedPlayer } from "../bonus/index.ts";
import type { DatabasePort, OpenOfferPorts, SettingsPort } from "../ports.ts";
import type { GrantPorts } from "./grants/grant-reward.ts";
import { rewardOffers } from "./grants/reward-offer.ts";
import { readParcels } from "./parcels/parcel-address.ts";
import { readSpins } from "./read-spins.ts";
import { rewardKindOf } from "./reward-kinds.ts";

type Rewards = OutputOf<typeof calls.rewards>;
type Ports = GrantPorts & OpenOfferPorts & SettingsPort<"providers">;

/** How many past rewards are listed. */
const MAX_LISTED = 50;

/** What runs for the player now, with what it would give so far, and what the player got, newest first. */
export async function readRewards(deps: Ports, playerId: string): Promise<Rewards> {
  const player = await readRewardedPlayer(deps, deps.database, playerId);
  const here = rewardOffers(deps).filter(
    ({ brands, countries }) => brands.includes(player.brand) && countries.includes(player.country),
  );
  const running = await Promise.all(here.map((offer) => rewardKindOf(offer).running(deps, offer, player)));
  return {
    takes_rewards: player.takesRewards ? "1" : "0",
    shows_notes: player.showsNotes ? "1" : "0",
    running: running.filter((each) => each !== undefined),
    spins: await readSpins(deps, playerId),
    parcels: await readParcels(deps.database, playerId),
    given: await readGiven(deps, playerId),
  };
}

type GivenRow = Omit<Rewards["given"][number], "amount" | "count" | "currency" | "at"> & {
  amount_minor: bigint;
  currency: Currency;
  at: Date | null;
};

async function readGiven({ database }: DatabasePort, playerId: string): Promise<Rewards["given"]> {
  const { rows } = await database.query<GivenRow>(
    `SELECT promotion, occasion, left(occasion, 10) AS day, gives, state, reason AS refusal, waits_for, amount_minor, currency, decided_at AS at FROM reward_grant
     WHERE player_id = $1 ORDER BY decided_at DESC NULLS FIRST, occasion DESC LIMIT $2`,
    [playerId, MAX_LISTED],
  );
  const gifts = await readGifts(database, playerId);
  return rows.map(({ amount_minor, at, ...row }) => {
    const gift = gifts.find((each) => each.promotion === row.promotion && each.occasion === row.occasion);
    return {
      ...row,
      amount: minorToAmount(row.gives === "bonus" && gift ? gift.amountMinor : amount_minor),
      count: gift && gift.rounds > 0 ? gift.rounds : null,
      at: at?.toISOString() ?? null,
    };
  });
}
