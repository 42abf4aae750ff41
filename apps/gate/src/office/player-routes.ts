import { amountToMinor, DomainError } from "@bellwether/contract";
import { officeCalls } from "@bellwether/contract/office/index.ts";
import type { SqlConnection } from "@bellwether/db";
import type { Hono } from "hono";
import { appendAudit } from "../audit/index.ts";
import { addBlock } from "../blocks/index.ts";
import { excludePlayer, imposeLimit } from "../limits/index.ts";
import { writeNote } from "../notes/index.ts";
import { findPlayer, readTags, setTag } from "../players/index.ts";
import type { MessageTextsPort } from "../ports.ts";
import { announceSessionEnd, countOpenSessions, endSessions } from "../sessions/index.ts";
import { giveBonusAlone } from "./give-bonus.ts";
import { marketsUnder } from "./licence-markets.ts";
import { lookUpPlayers } from "./look-up-players.ts";
import { mountOfficeCall } from "./mount-office-call.ts";
import type { OfficeDeps } from "./office-deps.ts";
import { readPlayerPage, shownBlocks } from "./read-player-page.ts";
import { readRound } from "./read-round.ts";
import { readTimeline } from "./read-timeline.ts";
import { listRelatedAccounts } from "./related-accounts.ts";
import { revealContact } from "./reveal-contact.ts";
import { viewAddress } from "./view-address.ts";
import { watchAddress } from "./watch-round.ts";

/** Finding players, their page, and what is done to one. */
export function mountPlayers(app: Hono, deps: OfficeDeps & MessageTextsPort): void {
  mountOfficeCall(app, deps, officeCalls.findPlayers, async ({ input }) => ({
    data: await lookUpPlayers(deps, input.q, marketsUnder(deps, input.licence)),
  }));

  mountOfficeCall(app, deps, officeCalls.playerPage, async ({ input }) => ({
    data: { player: await readPlayerPage(deps, input.player_id) },
  }));

  mountOfficeCall(app, deps, officeCalls.playerTimeline, async ({ input }) => ({
    data: await readTimeline(deps.database, {
      playerId: input.player_id,
      kinds: input.kinds,
      before: input.before,
    }),
  }));

  mountOfficeCall(app, deps, officeCalls.playerRound, async ({ input }) => ({
    data: {
      round: await readRound(deps, {
        ...{ playerId: input.player_id, provider: input.provider, round: input.round },
      }),
    },
  }));

  mountOfficeCall(app, deps, officeCalls.watchRound, async ({ input }) => ({
    data: {
      url: await watchAddress(deps, {
        ...{ playerId: input.player_id, provider: input.provider, round: input.round },
      }),
    },
  }));

  mountOfficeCall(app, deps, officeCalls.relatedAccounts, async ({ input }) => ({
    data: { accounts: await listRelatedAccounts(deps, input.player_id) },
  }));

  mountOfficeCall(app, deps, officeCalls.revealPlayer, async ({ input, self }) => ({
    data: await revealContact(deps, input, self.actor),
  }));

  mountOfficeCall(app, deps, officeCalls.seeAsPlayer, async ({ input, self }) => ({
    data: { url: await viewAddress(deps, input, self.actor) },
  }));

  mountOfficeCall(app, deps, officeCalls.addNote, async ({ input, self }) => {
    const by = { actor: self.actor, at: deps.now() };
    const id = await deps.database.transaction(async (connection) => {
      if (!(await findPlayer(connection, input.player_id))) throw new DomainError("not_found");
      const noteId = await writeNote(connection, { playerId: input.player_id, body: input.text }, by);
      const subject = `player:${input.player_id}`;
      await appendAudit(connection, { ...by, action: "player.note", subject, after: { note: noteId } });
      return noteId;
    });
    return { data: { id } };
  });

  mountOfficeCall(app, deps, officeCalls.tagPlayer, async ({ input, self }) => {
    const { player_id: playerId, tag, is_set: isSet } = input;
    const at = deps.now();
    const tags = await deps.database.transaction(async (connection) => {
      if (!(await findPlayer(connection, playerId))) throw new DomainError("not_found");
      if (await setTag(connection, { playerId, tag, isSet }, at))
        await appendAudit(connection, {
          ...{ actor: self.actor, at, subject: `player:${playerId}` },
          ...{ action: isSet ? "player.tag" : "player.untag", after: { tag } },
        });
      return readTags(connection, playerId);
    });
    return { data: { tags } };
  });

  mountOfficeCall(app, deps, officeCalls.blockPlayer, async ({ input, self }) => {
    const { player_id: playerId, scopes, reason } = input;
    const by = { actor: self.actor, at: deps.now() };
    const until = input.until === null ? undefined : new Date(input.until);
    const { block, player } = await deps.database.transaction(async (connection) => {
      const stored = await addBlock(connection, { playerId, scopes, reason, until }, by);
      if (scopes.includes("login")) await endSessions(connection, playerId, "logged_out", by.at);
      const subject = `player:${playerId}`;
      await appendAudit(connection, {
        ...{ ...by, action: "player.block", subject, reason },
        after: { block: stored.id, scopes, until: input.until },
      });
      return { block: stored, player: await findPlayer(connection, playerId) };
    });
    if (player && scopes.includes("login")) await announceSessionEnd(deps, player, "logged_out");
    const [shown] = await shownBlocks(deps.database, [block]);
    if (!shown) throw new Error("the block that was just stored is shown");
    return { data: { block: shown } };
  });

  mountOfficeCall(app, deps, officeCalls.grantBonus, async ({ input, self }) => {
    const wish = {
      playerId: input.player_id,
      amount: input.amount,
      reference: Buffer.from(deps.randomBytes(10)).toString("hex"),
    };
    const act = { actor: self.actor, reason: input.reason, at: deps.now() };
    const { id } = await giveBonusAlone(deps, wish, act);
    return { data: { bonus_id: id } };
  });

  mountOfficeCall(app, deps, officeCalls.limitPlayer, async ({ input, self }) => {
    const { player_id: playerId, type, days, amount, until, reason } = input;
    const player = await findPlayer(deps.database, playerId);
    if (!player) throw new DomainError("not_found");
    const minor = amountToMinor(amount);
    if (type === "login" && minor % 100n !== 0n)
      throw new DomainError("invalid_param", { fields: { amount: "core.error_invalid_param" } });
    const value = type === "login" ? minor / 100n : minor;
    await imposeLimit(deps, player, { type, days, value, until: new Date(until) }, (connection) =>
      appendAudit(connection, {
        ...{ actor: self.actor, action: "player.impose_limit", subject: `player:${playerId}`, reason },
        ...{ after: { type, days, amount, until }, at: deps.now() },
      }),
    );
    return { data: { player: await readPlayerPage(deps, playerId) } };
  });

  mountOfficeCall(app, deps, officeCalls.excludeFromPlay, async ({ input, self }) => {
    const { player_id: playerId, duration, reason } = input;
    const player = await findPlayer(deps.database, playerId);
    if (!player) throw new DomainError("not_found");
    if (player.status === "closed") throw new DomainError("conflict", { detail: "the account is closed" });
    const byHouse = {
      actor: self.actor,
      alsoDo: (connection: SqlConnection) =>
        appendAudit(connection, {
          ...{ actor: self.actor, action: "player.exclude", subject: `player:${playerId}`, reason },
          ...{ after: { duration }, at: deps.now() },
        }),
    };
    await excludePlayer(deps, player, duration, { reason, byHouse });
    return { data: { player: await readPlayerPage(deps, playerId) } };
  });

  mountOfficeCall(app, deps, officeCalls.endPlayerSessions, async ({ input, self }) => {
    const { player_id: playerId, reason } = input;
    const at = deps.now();
    const player = await findPlayer(deps.database, playerId);
    if (!player) throw new DomainError("not_found");
    const ended = await deps.database.transaction(async (connection) => {
      const open = await countOpenSessions(connection, playerId);
      await endSessions(connection, playerId, "logged_out", at);
      const subject = `player:${playerId}`;
      await appendAudit(connection, {
        ...{ actor: self.actor, action: "player.end_sessions", subject, reason, after: { ended: open }, at },
      });
      return open;
    });
    await announceSessionEnd(deps, player, "logged_out");
    return { data: { ended } };
  });
}
