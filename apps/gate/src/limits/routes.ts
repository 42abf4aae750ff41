import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import { type CallPorts, mountCall } from "../calls/index.ts";
import type { LedgerPort, MessageTextsPort, PushPort } from "../ports.ts";
import { changeLimit, lapseOverdue } from "./change-limit.ts";
import { excludePlayer } from "./exclude.ts";
import { playOverTime } from "./play-over-time.ts";
import { inGroup, readLimitSummary, readLimits } from "./read-limits.ts";
import { acknowledgeRealityCheck, readRealityCheck, setRealityCheck } from "./reality-check.ts";

export function mountLimits(app: Hono, deps: CallPorts & LedgerPort & MessageTextsPort & PushPort): void {
  mountCall(app, deps, calls.changeLimit, async ({ input, signedIn }) => {
    await changeLimit(deps, signedIn.player, input);
    return readLimits(deps.database, signedIn.player, deps.now());
  });

  mountCall(app, deps, calls.getPlayerLimits, async ({ signedIn }) => {
    await lapseOverdue(deps.database, signedIn.player.id, deps.now());
    return readLimits(deps.database, signedIn.player, deps.now());
  });

  mountCall(app, deps, calls.limitsFetch, async ({ signedIn }) => {
    const { timeout, deposit } = await readLimitSummary(deps.database, signedIn.player.id);
    return { timeout, deposit: inGroup(deposit) };
  });

  mountCall(app, deps, calls.selfExclude, async ({ input, signedIn }) => {
    const until = await excludePlayer(deps, signedIn.player, input.duration, { reason: input.reason ?? "" });
    return { excluded_until: until?.toISOString() ?? null };
  });

  mountCall(app, deps, calls.readRealityCheck, ({ signedIn }) => readRealityCheck(deps, signedIn));
  mountCall(app, deps, calls.acknowledgeRealityCheck, ({ signedIn }) =>
    acknowledgeRealityCheck(deps, signedIn),
  );
  mountCall(app, deps, calls.setRealityCheck, ({ input, signedIn }) =>
    setRealityCheck(deps, signedIn, input.interval_minutes),
  );

  mountCall(app, deps, calls.playOverTime, ({ input, signedIn }) =>
    playOverTime(deps, signedIn.player, input.days),
  );
}
