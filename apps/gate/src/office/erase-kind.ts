import { DomainError } from "@bellwether/contract";
import { dayText } from "@bellwether/contract/day-text.ts";
import { endedByClosing } from "../account/index.ts";
import type { ApprovalKinds } from "../approvals/index.ts";
import {
  askErasureWithin,
  erasureScope,
  findErasure,
  lawUntilOf,
  refuseObstacles,
} from "../erasure/index.ts";
import { findPlayer, readPlayer } from "../players/index.ts";
import type { OfficeDeps } from "./office-deps.ts";

/** Two persons erase a player who has asked for it by letter, or whom the house must forget. */
export const eraseKind = (deps: OfficeDeps): ApprovalKinds["player.erase"] => ({
  async describe(connection, { player_id: playerId }) {
    const player = await findPlayer(connection, playerId);
    if (!player) throw new DomainError("not_found");
    if (await findErasure(connection, playerId))
      throw new DomainError("conflict", { detail: "its erasure was asked for before" });
    await refuseObstacles(connection, player);
    const lawUntil = await lawUntilOf(connection, player, deps.now());
    const excluded =
      player.status === "excluded" ? "It stays excluded, and its person is kept out." : undefined;
    return {
      subject: `player:${playerId}`,
      version: `player:${playerId}:${player.status}`,
      preview: {
        diff: [
          {
            name: "account",
            before: player.status,
            after: player.status === "open" ? "closed" : player.status,
          },
          { name: "data", before: "known", after: "erased" },
        ],
        effect: [
          "The account is closed at once and for good. Nobody can bring back what is erased.",
          lawUntil
            ? `Who the customer was, payments and documents are kept by law until ${dayText(lawUntil)}, and then erased too.`
            : "The account never had a payment or a round, so no law keeps anything of it.",
          ...(excluded ? [excluded] : []),
        ],
      },
    };
  },
  async within({ player_id: playerId }, _requestId, work) {
    const player = await readPlayer(deps.database, playerId);
    return deps.ledger.batch(erasureScope(player), deps.now(), (book, connection) => work(connection, book));
  },
  async run({ connection }, { player_id: playerId }, { actor, reason, at }) {
    const player = await readPlayer(connection, playerId);
    await askErasureWithin(deps, connection, player, { by: actor, reason, at });
    return {};
  },
  async announce({ player_id: playerId }) {
    await endedByClosing(deps, await readPlayer(deps.database, playerId));
  },
});
