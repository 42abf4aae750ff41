import { calls } from "@bellwether/contract";
import type { Hono } from "hono";
import type { GateParts } from "../gate-parts.ts";
import { mountCall } from "../http/mount-call.ts";
import { changeLimit, lapseOverdue } from "./change-limit.ts";
import { excludePlayer } from "./exclude.ts";
import { playOverTime } from "./play-over-time.ts";
import { inGroup, readLimitSummary, readLimits } from "./read-limits.ts";
import { acknowledgeRealityCheck, readRealityCheck, setRealityCheck } from "./reality-check.ts";

export function mountLimits(app: Hono, parts: GateParts): void {
  mountCall(app, parts, calls.changeLimit, async ({ input, signedIn }) => {
    await changeLimit(parts, signedIn!.player, input);
    return readLimits(parts.database, signedIn!.player, parts.now());
  });

  mountCall(app, parts, calls.getPlayerLimits, async ({ signedIn }) => {
    await lapseOverdue(parts.database, signedIn!.player.id, parts.now());
    return readLimits(parts.database, signedIn!.player, parts.now());
  });

  mountCall(app, parts, calls.limitsFetch, async ({ signedIn }) => {
    const { timeout, deposit } = await readLimitSummary(parts.database, signedIn!.player.id);
    return { timeout, deposit: inGroup(deposit) };
  });

  mountCall(app, parts, calls.selfExclude, async ({ input, signedIn }) => {
    const until = await excludePlayer(parts, signedIn!.player, input.duration, input.reason);
    return { excluded_until: until?.toISOString() ?? null };
  });

  mountCall(app, parts, calls.readRealityCheck, ({ signedIn }) => readRealityCheck(parts, signedIn!));
  mountCall(app, parts, calls.acknowledgeRealityCheck, ({ signedIn }) =>
    acknowledgeRealityCheck(parts, signedIn!),
  );
  mountCall(app, parts, calls.setRealityCheck, ({ input, signedIn }) =>
    setRealityCheck(parts, signedIn!, input.interval_minutes),
  );

  mountCall(app, parts, calls.playOverTime, ({ input, signedIn }) =>
    playOverTime(parts, signedIn!.player, input.days),
  );
}
