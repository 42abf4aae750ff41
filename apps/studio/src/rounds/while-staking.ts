import type { ResolverPort, WalletPort } from "../ports.ts";

const LOOK_EVERY_MS = 100;
/** Longer than the wallet's time-out, so that the first request has finished unless its node died. */
const SPARE_MS = 1_000;

/** Waits while a stake's first request, here or on another node, has not received the wallet's answer, at most until it must have finished. */
export async function whileStaking(
  deps: ResolverPort & WalletPort,
  isStaking: () => Promise<boolean>,
): Promise<void> {
  const looks = Math.ceil((deps.wallet.timeoutMs + SPARE_MS) / LOOK_EVERY_MS);
  for (let look = 0; look < looks && (await isStaking()); look += 1) await deps.wait(LOOK_EVERY_MS);
}
