import { amountToMinor, DomainError, minorToAmount } from "@bellwether/contract";
import { bonusByHand } from "@bellwether/market";
import type { Actor } from "../actor.ts";
import type { ApprovalKinds } from "../approvals/index.ts";
import { appendAudit } from "../audit/index.ts";
import { publishBalance } from "../balance/index.ts";
import {
  announceGrant,
  type BonusRow,
  giveHandBonus,
  handScope,
  makeRoom,
  weighHandBonus,
} from "../bonus/index.ts";
import { findPlayer, type Player, readPlayer, refuseFraction } from "../players/index.ts";
import type { OfficeDeps } from "./office-deps.ts";

type Batch = Parameters<typeof giveHandBonus>[1];
type Act = { actor: Actor; reason: string; at: Date };

/** A bonus of at most 20 euros in 30 days, which one person gives. @throws DomainError `approval_required` above it */
export async function giveBonusAlone(
  deps: OfficeDeps,
  { playerId, amount, reference }: { playerId: string; amount: string; reference: string },
  act: Act,
): Promise<BonusRow> {
  const player = await findPlayer(deps.database, playerId);
  if (!player) throw new DomainError("not_found");
  const amountMinor = amountIn(player, amount);
  await makeRoom(deps, player);
  const row = await deps.ledger.batch(
    handScope(player, reference, act.at),
    act.at,
    async (book, connection) => {
      const { cents, aloneLeftCents } = await weighHandBonus(deps, connection, { playerId, amountMinor });
      if (cents > aloneLeftCents) throw new DomainError("approval_required");
      return give(deps, { connection, book }, player, { amountMinor, reference, ...act });
    },
  );
  await tell(deps, player, row);
  return row;
}

/** A bonus of any amount within the month's budget, for which one person asks and about which another decides. */
export const giveBonusByTwo = (deps: OfficeDeps): ApprovalKinds["bonus.give"] => ({
  async describe(connection, { player_id: playerId, amount }) {
    const player = await findPlayer(connection, playerId);
    if (!player) throw new DomainError("not_found");
    const amountMinor = amountIn(player, amount);
    const { cents, monthLeftCents } = await weighHandBonus(deps, connection, { playerId, amountMinor });
    const { wageringMultiple, expiresAfterDays, maximumStake } = bonusByHand;
    return {
      subject: `player:${playerId}`,
      version: `player:${playerId}`,
      preview: {
        diff: [
          { name: "bonus", before: null, after: money(player, amountMinor) },
          { name: "budget left", before: euros(monthLeftCents), after: euros(monthLeftCents - cents) },
        ],
        effect: [
          `It is staked ${wageringMultiple} times at slots within ${expiresAfterDays} days, with at most ${maximumStake} euros a round, before it becomes cash.`,
          `It costs at most ${euros(cents)}.`,
        ],
      },
    };
  },
  async within({ player_id: playerId }, requestId, work) {
    const player = await readPlayer(deps.database, playerId);
    await makeRoom(deps, player);
    const at = deps.now();
    return deps.ledger.batch(handScope(player, requestId, at), at, (book, connection) =>
      work(connection, book),
    );
  },
  async run({ connection, book }, { player_id: playerId, amount }, { actor, reason, requestId, at }) {
    if (!book) throw new Error("a bonus needs the ledger's book");
    const player = await readPlayer(connection, playerId);
    const amountMinor = amountIn(player, amount);
    const row = await give(deps, { connection, book }, player, {
      ...{ amountMinor, reference: requestId },
      ...{ actor, reason, at },
    });
    return { bonus: row.id };
  },
  async announce({ player_id: playerId }) {
    await publishBalance(deps, await readPlayer(deps.database, playerId));
  },
});

async function give(
  deps: OfficeDeps,
  batch: Batch,
  player: Player,
  { amountMinor, reference, actor, reason, at }: Act & { amountMinor: bigint; reference: string },
): Promise<BonusRow> {
  const row = await giveHandBonus(deps, batch, player, { amountMinor, reference, at });
  await appendAudit(batch.connection, {
    ...{ actor, action: "bonus.give", subject: `player:${player.id}`, reason, at },
    after: { bonus: row.id, amount: minorToAmount(amountMinor), currency: player.currency, reference },
  });
  return row;
}

async function tell(deps: OfficeDeps, player: Player, row: BonusRow): Promise<void> {
  await publishBalance(deps, player);
  announceGrant(deps, player, row);
}

/** @throws DomainError `invalid_param` for nothing, or for a fraction that the currency has not */
function amountIn(player: Player, amount: string): bigint {
  const amountMinor = amountToMinor(amount);
  if (amountMinor === 0n)
    throw new DomainError("invalid_param", { fields: { amount: "core.error_amount_invalid" } });
  refuseFraction(player, amountMinor);
  return amountMinor;
}

const money = ({ currency }: Player, minor: bigint) => `${minorToAmount(minor)} ${currency}`;
const euros = (cents: bigint) => `${minorToAmount(cents)} EUR`;
