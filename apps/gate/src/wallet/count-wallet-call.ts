import type { MetricsPort } from "../ports.ts";

/**
 * Counts a provider's call by the status of its answer: `RS_OK`, or Hub88's or SoftSwiss's code of the refusal. Calls of a provider that is not
 * connected have no name of their own, since anybody can write any name into the address.
 */
export function countWalletCall(
  { metrics }: MetricsPort,
  provider: string | undefined,
  status: string,
): void {
  metrics.add("wallet_calls_total", { provider: provider ?? "unknown", status });
}
