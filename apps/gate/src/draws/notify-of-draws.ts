import { type Hub88VoidReason, isTemporaryEmail, minorToAmount } from "@bellwether/contract";
import type { MessageTemplate } from "@bellwether/contract/content/message.ts";
import type { SqlConnection } from "@bellwether/db";
import { brands, largeWinMinor } from "@bellwether/market";
import { queueMessage, writeMessage } from "../messages/index.ts";
import { findPlayer, isExcluded, type Player } from "../players/index.ts";
import type { DrawLetterPorts, StorePorts } from "../ports.ts";
import { type DrawStake, playersInDraw } from "../rounds/index.ts";
import { askWinner, holdsPayouts } from "../verification/index.ts";
import { drawDay } from "./draw-day.ts";

type ClosedDraw = {
  provider: string;
  draw_id: string;
  game_code: string;
  drawn_at: Date;
  result: string;
  told_until: string;
  void_reason: Hub88VoidReason | null;
  sold_until: Date | null;
};

const MAX_PLAYERS = 100;

/**
 * Sends the result to the players of closed draws who want it, and asks the winners of a large prize for a document. A node that
 * is killed leaves the rest to the next run, and nobody is notified twice.
 * @returns how many players were looked at.
 */
export async function notifyOfDraws(
  deps: StorePorts & DrawLetterPorts,
  signal: AbortSignal,
): Promise<number> {
  let seen = 0;
  for (;;) {
    const count = signal.aborted ? undefined : await notifySlice(deps);
    if (count === undefined) return seen;
    seen += count;
  }
}

/** Undefined if every closed draw that is left is being notified by another node. */
async function notifySlice(deps: StorePorts & DrawLetterPorts): Promise<number | undefined> {
  return deps.database.transaction(async (connection) => {
    const { rows } = await connection.query<ClosedDraw>(
      "SELECT * FROM closed_draw WHERE closed_at IS NOT NULL AND told_at IS NULL ORDER BY closed_at LIMIT 1 FOR UPDATE SKIP LOCKED",
    );
    const [draw] = rows;
    if (!draw) return undefined;
    const key = { provider: draw.provider, drawId: draw.draw_id };
    const stakes = await playersInDraw(connection, key, {
      afterId: draw.told_until,
      most: MAX_PLAYERS,
      isVoid: draw.void_reason !== null,
      soldUntil: draw.sold_until,
    });
    for (const stake of stakes) {
      const player = await findPlayer(connection, stake.playerId);
      if (player) await notifyPlayer(deps, connection, draw, player, stake);
    }
    await connection.query(
      "UPDATE closed_draw SET told_until = coalesce($3, told_until), told_at = $4 WHERE provider = $1 AND draw_id = $2",
      [
        draw.provider,
        draw.draw_id,
        stakes.at(-1)?.playerId ?? null,
        stakes.length < MAX_PLAYERS ? deps.now() : null,
      ],
    );
    return stakes.length;
  });
}

async function notifyPlayer(
  deps: StorePorts & DrawLetterPorts,
  connection: SqlConnection,
  draw: ClosedDraw,
  player: Player,
  { stakedMinor, paidMinor, mostMinor, allFree }: DrawStake,
): Promise<void> {
  const title = deps.titles.find(({ code }) => code === draw.game_code)?.title ?? draw.game_code;
  if (mostMinor >= largeWinMinor(player)) await askWinner(connection, deps, player);
  const isHeld = mostMinor >= largeWinMinor(player) && (await holdsPayouts(connection, player));
  const template = templateOf(draw, player, {
    isHeld,
    hasWon: paidMinor > 0n,
    allFree,
    isShut: isExcluded(player, deps.now()),
  });
  if (!template || isTemporaryEmail(player.email)) return;
  const money = (minor: bigint) => `${minorToAmount(minor)} ${player.currency}`;
  const letter = writeMessage(deps.messageTexts, template, {
    ...player,
    params: {
      title,
      day: drawDay(deps, { gameCode: draw.game_code, at: draw.drawn_at }, player.language),
      result: draw.result,
      staked: money(stakedMinor),
      paid: money(paidMinor),
      link: `${deps.settings.siteUrl(player.brand)}/my-account/${isHeld ? "winnings" : "tickets"}`,
      support: brands[player.brand].supportEmail,
    },
  });
  const message = {
    channel: "email",
    recipient: player.email,
    ...letter,
    isOwed: paidMinor > 0n || template === "draw_void_shut",
  } as const;
  await queueMessage(connection, message, deps.now());
}

/**
 * Undefined where no letter is sent. Every winner who must send a document is notified, with or without consent. So is every player whose account
 * is closed or excluded and who has won or whose stake came back, because they cannot log in to see it: that letter has no link. Free tickets
 * have no stake that comes back.
 */
function templateOf(
  { void_reason }: ClosedDraw,
  { status, tellsDraws }: Player,
  { isHeld, hasWon, allFree, isShut }: Record<"isHeld" | "hasWon" | "allFree" | "isShut", boolean>,
): MessageTemplate | undefined {
  if (void_reason !== null && (status === "closed" || isShut)) return allFree ? undefined : "draw_void_shut";
  if (status === "closed") return hasWon ? "draw_won_closed" : undefined;
  if (isShut) return hasWon ? "draw_won_excluded" : undefined;
  if (isHeld) return "draw_won_large";
  if (!tellsDraws) return undefined;
  if (void_reason !== null) return `draw_void_${void_reason}`;
  return hasWon ? "draw_won" : "draw_lost";
}
