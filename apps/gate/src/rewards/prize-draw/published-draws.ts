import { type calls, DomainError, type OutputOf } from "@bellwether/contract";
import type { PublishedPrizeDraw } from "@bellwether/contract/calls/prize-draws.ts";
import type { CashDropRule } from "@bellwether/contract/content/rewards/cash-drop-rule.ts";
import {
  kindOfPrize,
  type Prize,
  type PrizeDrawRule,
  termsOfDraw,
} from "@bellwether/contract/content/rewards/prize-draw-rule.ts";
import { entriesText } from "@bellwether/games/fairness/prize-entries.ts";
import type { DatabasePort, PromotionsPort } from "../../ports.ts";
import { proveEntries, readHolders } from "./entry-leaves.ts";
import { wonIn } from "./hold-draws.ts";
import { DRAW_COLUMNS, type StoredDraw } from "./stored-draw.ts";

type Ports = DatabasePort & PromotionsPort;
type DrawKey = { promotion: string; number: number };

const MAX_LISTED = 40;
const LEAVES_IN_PAGE = 10_000;

/** The draws of a promotion, the newest first. @throws `not_found` for a promotion without draws. */
export async function listPrizeDraws(deps: Ports, name: string): Promise<PublishedPrizeDraw[]> {
  const rule = ruleOf(deps, name);
  const { rows } = await deps.database.query<StoredDraw>(
    `SELECT ${DRAW_COLUMNS} FROM reward_draw WHERE promotion = $1 ORDER BY closes_at DESC, number DESC LIMIT $2`,
    [name, MAX_LISTED],
  );
  return rows.map((draw) => published(draw, rule));
}

/** @throws `not_found` for a draw that is not announced. */
export async function readPrizeDraw(
  deps: Ports,
  { promotion, number }: DrawKey,
): Promise<PublishedPrizeDraw> {
  const rule = ruleOf(deps, promotion);
  const { rows } = await deps.database.query<StoredDraw>(
    `SELECT ${DRAW_COLUMNS} FROM reward_draw WHERE promotion = $1 AND number = $2`,
    [promotion, number],
  );
  if (!rows[0]) throw new DomainError("not_found");
  return published(rows[0], rule);
}

/** A page of the leaves of a sealed draw; none before the seal. */
export async function listDrawLeaves(
  { database }: DatabasePort,
  { after, ...draw }: DrawKey & { after?: string | undefined },
): Promise<OutputOf<typeof calls.prizeDrawLeaves>> {
  const page = await readHolders(database, draw, after, LEAVES_IN_PAGE);
  const next = page.length === LEAVES_IN_PAGE ? page.at(-1)?.tag : undefined;
  return { leaves: page.map(entriesText), next: next ?? null };
}

/** A player's own entries in a sealed draw, with their proof. */
export async function readOwnEntries(
  deps: Ports,
  draw: DrawKey,
  playerId: string,
): Promise<OutputOf<typeof calls.prizeDrawEntries>> {
  const { phase, occasion } = await readPrizeDraw(deps, draw);
  const proof = await proveEntries(deps.database, draw, playerId);
  if (!proof) return { leaf: null, path: [], first: 0, entries: 0, winning_numbers: [] };
  const { promotion } = draw;
  const { leaf, path, first, entries } = proof;
  const won =
    phase === "drawn" ? (await wonIn(deps.database, { promotion, occasion, playerId })).numbers : [];
  return { leaf, path, first, entries, winning_numbers: won };
}

type DrawnRule = PrizeDrawRule | CashDropRule;

function ruleOf({ promotions }: PromotionsPort, name: string): DrawnRule {
  const rule = promotions.find((promotion) => promotion.name === name)?.rule;
  if (rule?.kind !== "prize-draw" && rule?.kind !== "cash-drop") throw new DomainError("not_found");
  return rule;
}

/** How many drops a draw has is known from its seal on. */
const plannedPrizes = (rule: DrawnRule, { occasion }: StoredDraw): readonly Prize[] =>
  rule.kind === "cash-drop" ? [] : termsOfDraw(rule, occasion).prizes;

function published(draw: StoredDraw, rule: DrawnRule): PublishedPrizeDraw {
  return {
    promotion: draw.promotion,
    number: draw.number,
    occasion: draw.occasion,
    time_zone: draw.timeZone,
    phase: draw.phase,
    published_at: draw.publishedAt.toISOString(),
    opens_at: draw.opensAt.toISOString(),
    closes_at: draw.closesAt.toISOString(),
    server_seed_hash: draw.serverSeedHash,
    sealed_at: draw.sealedAt?.toISOString() ?? null,
    entry_count: asNumber(draw.entryCount),
    holder_count: draw.holderCount,
    root: draw.root,
    chain_hash: draw.chainHash,
    beacon_public_key: draw.beaconPublicKey,
    beacon_round: asNumber(draw.beaconRound),
    beacon_signature: draw.beaconSignature,
    // The seed is stored in clear text only once the draw is held.
    server_seed: draw.phase === "drawn" ? draw.serverSeed : null,
    prizes: (draw.prizes ?? plannedPrizes(rule, draw)).map((prize) => ({
      count: prize.count,
      prize: nameOf(prize),
    })),
    winning_numbers: draw.winningNumbers,
    refused_numbers: draw.refusedNumbers,
    drawn_at: draw.drawnAt?.toISOString() ?? null,
  };
}

function nameOf(prize: Prize): string {
  const kind = kindOfPrize(prize);
  return `${kind}:${(prize as Readonly<Record<string, unknown>>)[kind]}`;
}
const asNumber = (value: bigint | null) => (value === null ? null : Number(value));
