import { createPublicKey, type KeyObject, verify } from "node:crypto";
import {
  HUB88_SIGNATURE_HEADER,
  HUB88_UNITS_PER_MINOR,
  Hub88BetMeta,
  type Hub88Draw,
  type Hub88Reply,
  type Hub88Status,
  type Hub88Win,
  Hub88WinMeta,
  type Hub88WinResult,
  hub88Requests,
  readJson,
} from "@bellwether/contract";
import { hashInput } from "@bellwether/ledger";
import { isPayable } from "@bellwether/market";
import type { Hono } from "hono";
import type { z } from "zod";
import { readBalance } from "../balance/index.ts";
import { liveRewards } from "../bonus/index.ts";
import { hashToken } from "../hash-token.ts";
import { MAX_BODY_BYTES } from "../http/body-bound.ts";
import { findPublicFace } from "../players/index.ts";
import type { SettingsPort } from "../ports.ts";
import type { RoundDraw } from "../rounds/index.ts";
import {
  asRefusal,
  type BetCommand,
  type PlayerFacts,
  type WalletCommand,
  type WinCommand,
} from "./command.ts";
import { countWalletCall } from "./count-wallet-call.ts";
import type { DrawCalls } from "./draw-calls.ts";
import { contributionsIn, hashedMoves, mayAddTo, potWinsIn } from "./hub88-pots.ts";
import { findLaunch } from "./launch-token.ts";
import { notifyOfPotWin } from "./notify-of-pot-win.ts";
import { sumOfMoves } from "./pots.ts";
import type { ProviderBets, ProviderPorts } from "./provider-ports.ts";
import { refuseOrder } from "./refuse-order.ts";

type Path = keyof typeof hub88Requests;
type Request<P extends Path> = z.infer<(typeof hub88Requests)[P]>;
type Provider = string;

/**
 * The wallet calls of game providers in Hub88's conventions: a signature over the raw body, amounts in 100,000 units, business results in
 * `status` with HTTP 200, and the same response to a repeated request.
 */
export function mountHub88(
  app: Hono,
  deps: ProviderPorts,
  { writer, findFacts, termsOf }: ProviderBets,
  draws: DrawCalls,
): void {
  const keysOf = readPublicKeys(deps);

  const on = <P extends Path>(
    path: P,
    handle: (provider: Provider, request: Request<P>) => Promise<Hub88Reply>,
  ) => {
    app.post(`/gate/wallet/:provider${path}`, async (c) => {
      const provider = c.req.param("provider") ?? "";
      const body = await c.req.text();
      const keys = keysOf(provider);
      const answer = (reply: Hub88Reply & { request_uuid?: string }, httpStatus: 200 | 503 = 200) => {
        countWalletCall(deps, keys.length > 0 ? provider : undefined, reply.status);
        return c.json(reply, httpStatus);
      };
      if (body.length > MAX_BODY_BYTES) return answer({ status: "RS_ERROR_WRONG_SYNTAX" });
      if (keys.length === 0) return answer({ status: "RS_ERROR_INVALID_PARTNER" });
      if (!isSigned(keys, body, c.req.header(HUB88_SIGNATURE_HEADER)))
        return answer({ status: "RS_ERROR_INVALID_SIGNATURE" });
      const raw = readJson(body);
      if (typeof raw !== "object" || raw === null) return answer({ status: "RS_ERROR_WRONG_SYNTAX" });
      const parsed = hub88Requests[path].safeParse(raw);
      const requestUuid = (raw as { request_uuid?: unknown }).request_uuid;
      const named = typeof requestUuid === "string" ? { request_uuid: requestUuid } : {};
      if (!parsed.success) {
        const missing = parsed.error.issues.some(
          (issue) => issue.code === "invalid_type" && issue.message.includes("undefined"),
        );
        return answer({ ...named, status: missing ? "RS_ERROR_WRONG_SYNTAX" : "RS_ERROR_WRONG_TYPES" });
      }
      try {
        return answer({ ...named, ...(await handle(provider, parsed.data as Request<P>)) });
      } catch (error) {
        deps.log.error({ err: error, provider, path }, "a wallet call failed");
        // 503 and no business response: the provider retries or rolls back, and both are safe.
        return answer({ ...named, status: "RS_ERROR_UNKNOWN" }, 503);
      }
    });
  };

  on("/user/info", async (provider, request) => {
    const launch = await findLaunch(deps, request.token);
    if (!launch || launch.provider !== provider) return { status: "RS_ERROR_INVALID_TOKEN" };
    if (!launch.isOpen) return { status: "RS_ERROR_USER_DISABLED" };
    if (!launch.isLive) return { status: "RS_ERROR_TOKEN_EXPIRED" };
    const player = await findFacts(launch.playerId);
    if (!player) return { status: "RS_ERROR_INVALID_TOKEN" };
    const at = deps.now();
    const { maximumStakeMinor } = termsOf(player, launch.gameCode, at);
    const rewards = await liveRewards(deps.database, launch, at);
    const { initial, isHouse } = await findPublicFace(deps.database, player.id);
    return {
      status: "RS_OK",
      user: player.id,
      currency: player.currency,
      country: player.country,
      ...(initial !== undefined && { initial }),
      ...(isHouse && { is_house: true }),
      game_code: launch.gameCode,
      ...(maximumStakeMinor !== undefined && { maximum_stake: toUnits(maximumStakeMinor) }),
      ...(rewards.length > 0 && { rewards }),
    };
  });

  on("/user/balance", async (provider, request) => {
    const launch = await findLaunch(deps, request.token);
    if (!launch || launch.provider !== provider || launch.playerId !== request.user)
      return { status: "RS_ERROR_INVALID_TOKEN" };
    if (!launch.isOpen) return { status: "RS_ERROR_USER_DISABLED" };
    if (!launch.isLive) return { status: "RS_ERROR_TOKEN_EXPIRED" };
    const player = await findFacts(launch.playerId);
    if (!player) return { status: "RS_ERROR_INVALID_TOKEN" };
    const balance = await readBalance(deps, player);
    return {
      status: "RS_OK",
      user: player.id,
      currency: player.currency,
      balance: toUnits(balance.cashMinor + balance.bonusMinor),
    };
  });

  const money = async (
    request: { user: string; amount?: number; currency?: string },
    command: (player: PlayerFacts, amountMinor: bigint) => WalletCommand,
  ): Promise<Hub88Reply> => {
    const player = await findFacts(request.user);
    if (!player) return { status: "RS_ERROR_INVALID_TOKEN" };
    const named = { user: player.id, currency: player.currency };
    if (request.currency !== undefined && request.currency !== player.currency)
      return { ...named, status: "RS_ERROR_WRONG_CURRENCY" };
    const units = request.amount ?? 0;
    if (units % HUB88_UNITS_PER_MINOR !== 0) return { ...named, status: "RS_ERROR_WRONG_TYPES" };
    const wish = command(player, BigInt(units / HUB88_UNITS_PER_MINOR));
    // A win is paid with its fraction; a stake with a fraction is refused in a currency that does not use fractions.
    if (wish.kind === "bet" && !isPayable(player.currency, wish.amountMinor))
      return { ...named, status: "RS_ERROR_WRONG_TYPES" };
    const outcome = await writer.submit(wish);
    return {
      ...named,
      status: outcome.status,
      ...(outcome.status !== "RS_OK" && outcome.cause !== undefined && { cause: outcome.cause }),
      ...(WITH_BALANCE.includes(outcome.status) && { balance: toUnits(outcome.balanceMinor) }),
    };
  };

  on("/transaction/bet", async (provider, request) => {
    if (request.is_free && !request.reward_uuid) return { status: "RS_ERROR_WRONG_SYNTAX" };
    const contributions = contributionsIn(request.meta);
    // A free spin stakes nothing, so it adds nothing to a pot.
    if (!contributions || (request.is_free && contributions.length > 0))
      return { status: "RS_ERROR_WRONG_TYPES" };
    const rewardId = request.is_free ? (request.reward_uuid ?? undefined) : undefined;
    const at = deps.now();
    return money(request, (player, amountMinor) => ({
      kind: "bet",
      provider,
      uuid: request.transaction_uuid,
      player,
      round: request.round,
      roundClosed: request.round_closed,
      gameCode: request.game_code,
      tokenHash: hashToken(request.token),
      amountMinor,
      at,
      ...termsOf(player, request.game_code, at),
      inputHash: hashInput([
        "bet",
        request.user,
        request.round,
        request.game_code,
        request.currency,
        request.amount,
        ...(rewardId === undefined ? [] : ["free", rewardId]),
        ...hashedMoves(contributions),
      ]),
      rewardId,
      contributions,
      namesForeignPot: !mayAddTo(deps.potTitles, { provider, gameCode: request.game_code }, contributions),
      ...betFactsIn(request.meta),
    }));
  });

  const pay = async (provider: Provider, request: Hub88Win): Promise<Hub88Reply> => {
    const potWins = potWinsIn(request.meta, request.amount);
    if (!potWins) return { status: "RS_ERROR_WRONG_TYPES" };
    const reply = await money(request, (player, amountMinor) => ({
      kind: "win",
      provider,
      uuid: request.transaction_uuid,
      referenceUuid: request.reference_transaction_uuid,
      isForRound: false,
      player,
      round: request.round,
      roundClosed: request.round_closed,
      gameCode: request.game_code,
      amountMinor,
      inputHash: hashInput([
        "win",
        request.user,
        request.round,
        request.game_code,
        request.currency,
        request.amount,
        request.reference_transaction_uuid,
        ...hashedMoves(potWins),
      ]),
      at: deps.now(),
      potWins,
      isSharedPot: false,
      ...winFactsIn(request.meta),
    }));
    // The pot of a win-time clock is drawn hours after the round.
    if (reply.status === "RS_OK" && !request.round_closed && potWins.length > 0)
      await notifyOfPotWin(deps, {
        id: `${provider} ${request.transaction_uuid}`,
        playerId: request.user,
        gameCode: request.game_code,
        amountMinor: sumOfMoves(potWins),
      });
    return reply;
  };
  on("/transaction/win", pay);

  /** A win that fails gets `RS_ERROR_UNKNOWN` and does not affect the others. The provider sends it again. */
  const paySafely = async (provider: Provider, win: Hub88Win): Promise<Hub88WinResult> => {
    const { transaction_uuid, request_uuid } = win;
    try {
      return { transaction_uuid, request_uuid, ...(await pay(provider, win)) };
    } catch (error) {
      deps.log.error({ err: error, provider, transaction_uuid }, "a win of many failed");
      return { transaction_uuid, request_uuid, status: "RS_ERROR_UNKNOWN" };
    }
  };
  on("/transaction/wins", async (provider, { wins }) => ({
    status: "RS_OK",
    results: await Promise.all(wins.map((win) => paySafely(provider, win))),
  }));

  on("/transaction/draw-closed", async (provider, { game_code, draw, result, void_reason, sold_until }) => ({
    status: "RS_OK",
    is_open: await draws.closeDraw({
      provider,
      gameCode: game_code,
      draw: readDraw(draw),
      result,
      voidReason: void_reason,
      soldUntil: sold_until === undefined ? undefined : new Date(sold_until),
    }),
  }));
  on("/user/standing-order", async (provider, { user, game_code, launch_token }) => {
    if (launch_token === undefined)
      return draws.openStandingOrder({ provider, gameCode: game_code, playerId: user });
    const player = await findFacts(user);
    if (!player) return { status: "RS_ERROR_INVALID_TOKEN" };
    const at = deps.now();
    const refusal = await refuseOrder(deps, {
      provider,
      player,
      gameCode: game_code,
      tokenHash: hashToken(launch_token),
      at,
      ...termsOf(player, game_code, at),
    });
    const named = { user: player.id, currency: player.currency, game_code };
    return { ...named, ...(refusal ? asRefusal(refusal) : { status: "RS_OK" }) };
  });
  on("/user/standing-order-missed", async (provider, request) => {
    await draws.notifyOfMissedOrder({
      id: request.request_uuid,
      provider,
      gameCode: request.game_code,
      playerId: request.user,
      draw: readDraw(request.draw),
      reason: request.reason,
      cause: request.cause,
      isEnded: request.ended,
      isLast: request.is_last,
    });
    return { status: "RS_OK" };
  });

  on("/transaction/rollback", (provider, request) =>
    money(request, (player) => ({
      kind: "rollback",
      provider,
      uuid: request.transaction_uuid,
      referenceUuid: request.reference_transaction_uuid,
      player,
      round: request.round,
      roundClosed: request.round_closed,
      gameCode: request.game_code,
      inputHash: hashInput([
        "rollback",
        request.user,
        request.round,
        request.game_code,
        request.reference_transaction_uuid,
      ]),
      at: deps.now(),
    })),
  );
}

/** Responses to money calls that contain the balance. */
const WITH_BALANCE: readonly Hub88Status[] = ["RS_OK", "RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"];

/** More than two thirds of the outcomes pay something back: red and black count, two dozens of a roulette table do not yet. */
const NEARLY_ALL = 2 / 3;

const readDraw = ({ id, at }: Hub88Draw): RoundDraw => ({ id, at: new Date(at) });

/** The metadata that our own providers send with a bet; metadata of another form is ignored. */
function betFactsIn(meta: unknown): Pick<BetCommand, "draw" | "tableRound" | "mayLackPlayers" | "isLowRisk"> {
  // Most bets have no metadata, and failing to parse undefined would cost as much as validating the request.
  const parsed = meta === undefined ? undefined : Hub88BetMeta.safeParse(meta).data;
  return {
    draw: parsed?.draw && readDraw(parsed.draw),
    tableRound: parsed?.table_round,
    mayLackPlayers: parsed?.may_lack_players === true,
    isLowRisk: coversNearlyAll(parsed),
  };
}

const coversNearlyAll = (meta: { covered_share?: number | undefined } | undefined): boolean =>
  (meta?.covered_share ?? 0) > NEARLY_ALL;

/** Most wins have no metadata, as most bets. */
function winFactsIn(meta: unknown): Pick<WinCommand, "isAway" | "isLowRisk"> {
  const parsed = meta === undefined ? undefined : Hub88WinMeta.safeParse(meta).data;
  return { isAway: parsed?.is_away === true, isLowRisk: coversNearlyAll(parsed) };
}

/** Keys are parsed once, so that a broken file is reported at startup and no call spends time on it. */
function readPublicKeys({ settings }: SettingsPort<"providers">): (provider: string) => readonly KeyObject[] {
  const keys = new Map(
    Object.entries(settings.providers).map(([provider, { publicKeys }]) => [
      provider,
      publicKeys.map((pem) => createPublicKey(pem)),
    ]),
  );
  return (provider) => keys.get(provider) ?? [];
}

/** Verified synchronously, not on the thread pool: handing the check over costs as much as the check itself, some 15 µs. */
function isSigned(keys: readonly KeyObject[], body: string, signature: string | undefined): boolean {
  if (!signature) return false;
  const data = Buffer.from(body);
  const bytes = Buffer.from(signature, "base64");
  return keys.some((key) => verify("RSA-SHA256", data, key, bytes));
}

function toUnits(minor: bigint): number {
  return Number(minor) * HUB88_UNITS_PER_MINOR;
}
