import { createHmac } from "node:crypto";
import { readJson, SOFTSWISS_SIGNATURE_HEADER, softswissRequests } from "@bellwether/contract";
import { hashInput } from "@bellwether/ledger";
import { isPayable } from "@bellwether/market";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import { readBalance } from "../balance/index.ts";
import { findSpins, MAX_SPIN_REPORT_DELAY_MS } from "../bonus/index.ts";
import { hashToken } from "../hash-token.ts";
import { MAX_BODY_BYTES } from "../http/body-bound.ts";
import { sameBytes } from "../http/same-bytes.ts";
import type { SettingsPort } from "../ports.ts";
import {
  type PlayerFacts,
  rolledBackKey,
  type WalletCommand,
  type WalletOutcome,
  type WalletRefusal,
} from "./command.ts";
import { countWalletCall } from "./count-wallet-call.ts";
import type { ProviderBets, ProviderPorts } from "./provider-ports.ts";
import { providerContribution, providerPotWin } from "./provider-pot.ts";

type Path = keyof typeof softswissRequests;
type Request<P extends Path> = z.infer<(typeof softswissRequests)[P]>;
type Place = { provider: string; player: PlayerFacts };

/** A business refusal with this dialect's error numbers. */
class RefusedError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

const UNAVAILABLE = 500;
const refusals: Partial<Record<WalletRefusal, [number, string]>> = {
  RS_ERROR_NOT_ENOUGH_MONEY: [100, "the balance is too low"],
  RS_ERROR_INVALID_TOKEN: [101, "the session is not this player's"],
  RS_ERROR_TOKEN_EXPIRED: [101, "the session is over"],
  RS_ERROR_USER_DISABLED: [101, "the player may not play now"],
  RS_ERROR_LIMIT_REACHED: [105, "a limit of the player is reached"],
  RS_ERROR_INVALID_GAME: [107, "another game than the session's"],
  RS_ERROR_WRONG_CURRENCY: [154, "not the player's currency"],
};

/**
 * Mounts the wallet calls in SoftSwiss's dialect. One call carries all actions of a round and is signed with HMAC-SHA256. Amounts are minor
 * units. Both dialects use the same writer, so limits, bonuses, repeats and rollbacks behave the same.
 */
export function mountSoftswiss(
  app: Hono,
  deps: ProviderPorts,
  { writer, findFacts, termsOf }: ProviderBets,
): void {
  const on = <P extends Path>(path: P, handle: (place: Place, request: Request<P>) => Promise<object>) => {
    app.post(`/gate/softswiss/:provider${path}`, async (c) => {
      const provider = c.req.param("provider") ?? "";
      const body = await c.req.text();
      const known = Object.hasOwn(deps.settings.providers, provider) ? provider : undefined;
      const refuse = (
        code: number,
        message: string,
        httpStatus: 400 | 403 | 412 | 503,
        more: object = {},
      ) => {
        countWalletCall(deps, known, `${code}`);
        return c.json({ code, message, ...more }, httpStatus);
      };
      if (body.length > MAX_BODY_BYTES || !isSigned(deps, provider, body, c))
        return refuse(403, "the signature is wrong", 403);
      const parsed = softswissRequests[path].safeParse(readJson(body));
      if (!parsed.success) return refuse(400, "the request is malformed", 400);
      const request = parsed.data as Request<P>;
      try {
        const player = await findFacts(request.user_id);
        if (!player) return refuse(101, "no such player", 412);
        const outcome = await handle({ provider, player }, request).catch((error) => {
          if (error instanceof RefusedError) return error;
          throw error;
        });
        const { cashMinor, bonusMinor } = await readBalance(deps, player);
        const balance = Number(cashMinor + bonusMinor);
        if (outcome instanceof RefusedError) return refuse(outcome.code, outcome.message, 412, { balance });
        countWalletCall(deps, known, "RS_OK");
        return c.json({ balance, ...outcome });
      } catch (error) {
        deps.log.error({ err: error, provider, path }, "a wallet call failed");
        return refuse(UNAVAILABLE, "not decided: ask again or roll back", 503);
      }
    });
  };

  const shared = (
    place: Place,
    request: { game: string; game_id?: string | undefined; finished: boolean },
  ) => {
    if (!request.game_id) throw new RefusedError(400, "game_id is missing");
    return {
      provider: place.provider,
      player: place.player,
      round: request.game_id,
      roundClosed: request.finished,
      gameCode: request.game.slice(request.game.lastIndexOf(":") + 1),
      at: deps.now(),
    };
  };

  const submit = async (command: WalletCommand): Promise<void> => {
    const outcome: WalletOutcome = await writer.submit(command);
    if (outcome.status === "RS_OK") return;
    throw new RefusedError(...(refusals[outcome.status] ?? [UNAVAILABLE, outcome.status]));
  };

  const bet = async (
    place: Place,
    round: ReturnType<typeof shared>,
    given: {
      actionId: string;
      sessionId: string | undefined;
      amount: number;
      playedRewardId?: string;
      jackpotContribution?: number | undefined;
    },
  ) => {
    if (!given.sessionId) throw new RefusedError(101, "a bet needs its session");
    if (!isPayable(place.player.currency, BigInt(given.amount)))
      throw new RefusedError(400, `no fractions of ${place.player.currency} are staked`);
    const contributions = providerContribution(place.provider, given.actionId, given.jackpotContribution);
    await submit({
      ...round,
      ...termsOf(place.player, round.gameCode, round.at),
      kind: "bet",
      uuid: given.actionId,
      tokenHash: hashToken(given.sessionId),
      amountMinor: BigInt(given.amount),
      rewardId: given.playedRewardId,
      isPlayed: given.playedRewardId !== undefined,
      draw: undefined,
      tableRound: undefined,
      mayLackPlayers: false,
      isLowRisk: false,
      inputHash: hashInput([
        "bet",
        place.player.id,
        round.round,
        round.gameCode,
        given.amount,
        given.playedRewardId ?? "",
        ...(given.jackpotContribution ? ["jackpot", given.jackpotContribution] : []),
      ]),
      contributions,
      namesForeignPot: false,
    });
    await deps.database.query(
      "INSERT INTO softswiss_round (provider, round, bet_action_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
      [place.provider, round.round, given.actionId],
    );
  };

  /** A bet of the round that its win can reference, preferably one that was not rolled back. */
  const betOf = async ({ provider, round }: ReturnType<typeof shared>): Promise<string | undefined> => {
    const undone = rolledBackKey(provider, "");
    const { rows } = await deps.database.query<{ bet_action_id: string }>(
      `SELECT b.bet_action_id FROM softswiss_round b
       LEFT JOIN ledger_answer u ON u.source = $3 AND u.external_id = b.bet_action_id || $4
       WHERE b.provider = $1 AND b.round = $2 ORDER BY u.external_id IS NOT NULL LIMIT 1`,
      [provider, round, undone.source, undone.externalId],
    );
    return rows[0]?.bet_action_id;
  };

  const win = async (
    place: Place,
    round: ReturnType<typeof shared>,
    given: { actionId: string; amount: number; jackpotWin?: number | undefined },
  ) => {
    const { jackpotWin = 0 } = given;
    const referenceUuid = await betOf(round);
    if (referenceUuid === undefined) throw new RefusedError(UNAVAILABLE, "no bet of this round is known");
    await submit({
      ...round,
      kind: "win",
      uuid: given.actionId,
      referenceUuid,
      isForRound: true,
      amountMinor: BigInt(given.amount),
      inputHash: hashInput([
        "win",
        place.player.id,
        round.round,
        round.gameCode,
        given.amount,
        ...(jackpotWin > 0 ? ["jackpot", jackpotWin] : []),
      ]),
      potWins: providerPotWin(place.provider, jackpotWin),
      isSharedPot: true,
      isAway: false,
      isLowRisk: false,
    });
  };

  on("/play", async (place, request) => {
    if (request.currency !== place.player.currency) throw new RefusedError(154, "not the player's currency");
    for (const [index, action] of request.actions.entries()) {
      // Only the last action closes the round.
      const isLast = index === request.actions.length - 1;
      const round = shared(place, { ...request, finished: request.finished && isLast });
      const given = {
        actionId: action.action_id,
        amount: action.amount,
        sessionId: request.session_id,
        jackpotContribution: action.jackpot_contribution,
        jackpotWin: action.jackpot_win,
      };
      await (action.action === "bet" ? bet(place, round, given) : win(place, round, given));
    }
    if (request.game_id && request.finished && request.actions.length === 0)
      await close(place, shared(place, request));
    return actionsReply(request.game_id, place, request.actions);
  });

  /** Closes the round. A round without a known bet, or whose bets were all rolled back, is not open. */
  const close = async (place: Place, round: ReturnType<typeof shared>): Promise<void> => {
    if ((await betOf(round)) === undefined) return;
    await win(place, round, { actionId: `${round.round}~finished`, amount: 0 }).catch((error) => {
      if (!(error instanceof RefusedError)) throw error;
    });
  };

  on("/rollback", async (place, request) => {
    for (const action of request.actions) {
      const round = shared(place, request);
      await submit({
        ...round,
        kind: "rollback",
        uuid: action.action_id,
        referenceUuid: action.original_action_id,
        inputHash: hashInput(["rollback", place.player.id, round.round, action.original_action_id]),
      });
    }
    return actionsReply(request.game_id, place, request.actions);
  });

  /**
   * Books all spins of a reward at once: each is a round that costs nothing, and the last one pays the total win. They were played in time,
   * although the report may arrive up to a day after they expired.
   */
  on("/freespins", async (place, request) => {
    const reward = await findSpins(deps.database, request.issue_id, place.player.id);
    if (!reward) throw new RefusedError(400, "no such issue");
    if (request.status !== "played") return {};
    const isWon = request.total_amount > 0;
    const at = playedAt(reward.expiresAt, deps.now());
    for (let spin = 1; spin <= reward.total; spin += 1) {
      const isLast = spin === reward.total;
      const round = {
        ...shared(place, {
          game: reward.gameCode,
          game_id: `${request.issue_id}:${spin}`,
          finished: !(isLast && isWon),
        }),
        at,
      };
      const amount = Number(reward.stakeMinor);
      const actionId = `${request.issue_id}:${spin}`;
      await bet(place, round, {
        actionId,
        amount,
        sessionId: request.session_id,
        playedRewardId: request.issue_id,
      });
      if (isLast && isWon)
        await win(
          place,
          { ...round, roundClosed: true },
          { actionId: `${actionId}:win`, amount: request.total_amount },
        );
    }
    return {};
  });
}

function playedAt(spinsExpireAt: Date | null, now: Date): Date {
  if (spinsExpireAt === null || spinsExpireAt > now) return now;
  const isLate = now.getTime() - spinsExpireAt.getTime() < MAX_SPIN_REPORT_DELAY_MS;
  return isLate ? new Date(spinsExpireAt.getTime() - 1) : now;
}

function actionsReply(
  gameId: string | undefined,
  { provider }: Place,
  actions: readonly { action_id: string }[],
) {
  return {
    ...(gameId && { game_id: gameId }),
    transactions: actions.map(({ action_id }) => ({ action_id, tx_id: `${provider}:${action_id}` })),
  };
}

function isSigned(deps: SettingsPort<"providers">, provider: string, body: string, c: Context): boolean {
  const { providers } = deps.settings;
  const keys = (Object.hasOwn(providers, provider) ? providers[provider]?.hmacKeys : undefined) ?? [];
  const given = Buffer.from(c.req.header(SOFTSWISS_SIGNATURE_HEADER) ?? "", "hex");
  return keys.some((key) => {
    const right = createHmac("sha256", key).update(body).digest();
    return sameBytes(given, right);
  });
}
