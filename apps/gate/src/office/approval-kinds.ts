import { amountToMinor, DomainError, minorToAmount } from "@bellwether/contract";
import type { ApprovalPreview } from "@bellwether/contract/office/index.ts";
import type { ApprovalKinds } from "../approvals/index.ts";
import { appendAudit } from "../audit/index.ts";
import { publishBalance, readCash } from "../balance/index.ts";
import { findBlock, isBlockInForce, liftBlock } from "../blocks/index.ts";
import {
  changeRoles,
  findOperator,
  inviteOperator,
  isOperatorEmail,
  type OfficeAddressPort,
} from "../operators/index.ts";
import { correctBalance, correctionScope } from "../payments/index.ts";
import { findPlayer, readPlayer, refuseFraction } from "../players/index.ts";
import type { ClockPort, MessageTextsPort } from "../ports.ts";
import { approveByTwo, readReview, refuseHeldPayout } from "../withdrawals/index.ts";
import { changeContact } from "./change-contact.ts";
import { eraseKind } from "./erase-kind.ts";
import { giveBonusByTwo } from "./give-bonus.ts";
import type { OfficeDeps } from "./office-deps.ts";
import { resetFactors } from "./reset-factors.ts";

type Diff = ApprovalPreview["diff"];
const changed = (name: string, before: string | null, after: string | null): Diff => [
  { name, before, after },
];

/** How each action that takes two persons is described and done. */
export function createApprovalKinds(deps: OfficeDeps & MessageTextsPort): ApprovalKinds {
  return {
    "player.unblock": unblock(deps),
    "player.reset_factors": resetFactors(deps),
    "player.contact": changeContact(deps),
    "player.erase": eraseKind(deps),
    "balance.correct": correct(deps),
    "bonus.give": giveBonusByTwo(deps),
    "withdrawal.approve": payOutByTwo(deps),
    "operator.invite": invite(deps),
    "operator.roles": roles,
  };
}

const unblock = (deps: OfficeDeps): ApprovalKinds["player.unblock"] => ({
  isSingle: true,
  async describe(connection, { player_id: playerId, block_id: blockId }) {
    const block = await findBlock(connection, { playerId, blockId });
    if (!block) throw new DomainError("not_found");
    if (!isBlockInForce(block, deps.now()))
      throw new DomainError("conflict", { detail: "the block is over" });
    return {
      subject: `player:${playerId}`,
      version: `block:${block.id}`,
      preview: {
        diff: changed("blocked", block.scopes.join(", "), null),
        effect: [`The block of ${block.scopes.join(", ")} ends at once. Other blocks of the player stay.`],
      },
    };
  },
  async run({ connection }, { player_id: playerId, block_id: blockId }, { actor, reason, at }) {
    const block = await liftBlock(connection, { playerId, blockId }, { actor, at });
    await appendAudit(connection, {
      ...{ actor, action: "player.unblock", subject: `player:${playerId}`, reason, at },
      before: { block: blockId, scopes: block.scopes, until: block.until },
    });
    return {};
  },
});

const correct = (deps: OfficeDeps): ApprovalKinds["balance.correct"] => ({
  async describe(connection, { player_id: playerId, direction, amount }) {
    const player = await findPlayer(connection, playerId);
    if (!player) throw new DomainError("not_found");
    const amountMinor = amountToMinor(amount);
    if (amountMinor === 0n)
      throw new DomainError("invalid_param", { fields: { amount: "core.error_invalid_param" } });
    refuseFraction(player, amountMinor);
    const cashMinor = await readCash(connection, player);
    const after = cashMinor + (direction === "credit" ? amountMinor : -amountMinor);
    if (after < 0n && direction === "debit")
      throw new DomainError("insufficient_funds", { fields: { amount: "core.error_insufficient_funds" } });
    const money = (minor: bigint) => `${minorToAmount(minor)} ${player.currency}`;
    return {
      subject: `player:${playerId}`,
      // The balance may move meanwhile; who the player is and what the account may hold does not.
      version: `player:${playerId}`,
      preview: {
        diff: changed("cash", money(cashMinor), money(after)),
        effect: [
          direction === "credit"
            ? `${money(amountMinor)} is booked from the office to the player's cash.`
            : `${money(amountMinor)} is booked from the player's cash to the office.`,
          "The player sees it among their payments as a correction.",
        ],
      },
    };
  },
  async within({ player_id: playerId }, requestId, work) {
    const player = await readPlayer(deps.database, playerId);
    return deps.ledger.batch(correctionScope(player, requestId), deps.now(), (book, connection) =>
      work(connection, book),
    );
  },
  async run({ connection, book }, input, { actor, reason, requestId, at }) {
    if (!book) throw new Error("a correction needs the ledger's book");
    const player = await readPlayer(connection, input.player_id);
    const amountMinor = amountToMinor(input.amount);
    const wish = { player, direction: input.direction, amountMinor, reference: requestId, at };
    const left = await correctBalance({ connection, book }, wish);
    const before = input.direction === "credit" ? left - amountMinor : left + amountMinor;
    await appendAudit(connection, {
      ...{ actor, action: "balance.correct", subject: `player:${player.id}`, reason, at },
      before: { cash: minorToAmount(before) },
      after: {
        ...{ direction: input.direction, amount: input.amount, currency: player.currency },
        ...{ cash: minorToAmount(left), request: requestId },
      },
    });
    return { cash: `${minorToAmount(left)} ${player.currency}` };
  },
  async announce({ player_id: playerId }) {
    await publishBalance(deps, await readPlayer(deps.database, playerId));
  },
});

const payOutByTwo = (deps: ClockPort): ApprovalKinds["withdrawal.approve"] => ({
  isSingle: true,
  async describe(connection, { transaction_id: transactionId }) {
    const review = await readReview(connection, transactionId);
    if (review.ended_at || review.state !== "waiting")
      throw new DomainError("conflict", { detail: "it is decided or over" });
    await refuseHeldPayout(connection, await readPlayer(connection, review.player_id), deps.now());
    const amount = `${minorToAmount(review.amount_minor)} ${review.currency}`;
    return {
      subject: `player:${review.player_id}`,
      version: `withdrawal:${transactionId}:${review.state}`,
      preview: {
        diff: changed("withdrawal", "waits", "approved"),
        effect: [
          `The cashier is told to pay ${amount} by ${review.method}, transaction ${transactionId}.`,
          "What is paid does not come back.",
        ],
      },
    };
  },
  async run({ connection }, { transaction_id: transactionId }, { actor, reason, at }) {
    await approveByTwo(connection, transactionId, { actor, reason, at });
    return {};
  },
});

const invite = (deps: OfficeDeps): ApprovalKinds["operator.invite"] => ({
  async describe(connection, { name, email, roles: wanted }) {
    if (await isOperatorEmail(connection, email))
      throw new DomainError("conflict", { fields: { email: "core.error_conflict" } });
    return {
      subject: `invitation:${email}`,
      version: `email:${email}`,
      preview: {
        diff: [
          ...changed("name", null, name),
          ...changed("email", null, email),
          ...changed("roles", null, wanted.join(", ")),
        ],
        effect: ["Whoever approves gets a link for the person. It is good for two days and once."],
      },
    };
  },
  async run({ connection }, person, { actor, reason, at }) {
    const { operatorId, token } = await inviteOperator(connection, deps, person, { actor, reason, at });
    return { operator: operatorId, link: invitationLink(deps, token) };
  },
});

/** Where an invited person begins. The token is behind the `#`, so that no server logs it. */
export const invitationLink = ({ settings }: OfficeAddressPort, token: string) =>
  `${settings.officeOrigin()}/invitation#${token}`;

const roles: ApprovalKinds["operator.roles"] = {
  async describe(connection, { operator_id: operatorId, roles: wanted }) {
    const operator = await findOperator(connection, operatorId);
    if (!operator) throw new DomainError("not_found");
    if (operator.state === "off") throw new DomainError("conflict", { detail: "the person is switched off" });
    return {
      subject: `operator:${operatorId}`,
      version: `operator:${operatorId}:${operator.version}`,
      preview: {
        diff: changed("roles", operator.roles.join(", "), wanted.join(", ")),
        effect: [`${operator.name} may do what the new roles allow from the next call on.`],
      },
    };
  },
  async run({ connection }, { operator_id: operatorId, roles: wanted }, { actor, reason, at }) {
    await changeRoles(connection, { operatorId, roles: wanted }, { actor, reason, at });
    return {};
  },
};
