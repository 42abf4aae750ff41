import { CLOCK_TOLERANCE_MS, HOUR_MS, SECOND_MS } from "@bellwether/contract/durations.ts";
import { isDue } from "../due.ts";
import type { StorePorts } from "../ports.ts";
import { ENDPOINT_COLUMNS, type StoredEndpoint } from "./webhook-endpoint.ts";

/** After so long without a word from its holder an endpoint is free: the process died. */
const LEASE_MS = 60 * SECOND_MS;
/** No request begins with less of the lease left than it may take, so that two nodes never send to one endpoint at once. */
const MIN_LEFT_MS = 30 * SECOND_MS;

/** The waits between attempts: 5 seconds, doubling up to an hour. */
export const FIRST_WAIT_MS = 5 * SECOND_MS;
export const MAX_ENDPOINT_WAIT_MS = HOUR_MS;

/** The right to send to one endpoint. */
export type EndpointLease = {
  /** Extends it and reads the endpoint anew; undefined if it is lost. */
  renew(): Promise<StoredEndpoint | undefined>;
  /** Whether a request may still begin; extends it where little is left. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
  holder: string;
};

/** Takes the endpoint that has waited longest of those with events up to `head` to send, unless another node holds it. */
export async function claimEndpoint(
  { database, now }: StorePorts,
  holder: string,
  { head, except }: { head: bigint; except: readonly string[] },
): Promise<{ id: string; lease: EndpointLease } | undefined> {
  const endOf = (at: Date) => new Date(at.getTime() + LEASE_MS);
  const claimedAt = now();
  const { rows } = await database.query<{ id: string }>(
    `UPDATE webhook_endpoint SET holder = $2, held_until = $3
     WHERE id = (SELECT id FROM webhook_endpoint WHERE state = 'on' AND done_up_to < $4 AND id <> ALL($5::text[]::bigint[])
       AND (held_until IS NULL OR held_until <= $1 OR held_until > $1::timestamptz + $6 * interval '1 millisecond')
       AND ${isDue("$1", { firstMs: FIRST_WAIT_MS, mostMs: MAX_ENDPOINT_WAIT_MS })}
       ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING id::text AS id`,
    [claimedAt, holder, endOf(claimedAt), head, `{${except.join(",")}}`, LEASE_MS + CLOCK_TOLERANCE_MS],
  );
  const [claimed] = rows;
  if (!claimed) return undefined;
  const { id } = claimed;
  let heldUntil = endOf(claimedAt);
  let renewing: Promise<StoredEndpoint | undefined> | undefined;
  const renewOnce = async () => {
    const until = endOf(now());
    const { rows: renewed } = await database.query<StoredEndpoint>(
      `UPDATE webhook_endpoint SET held_until = $3 WHERE id = $1::bigint AND holder = $2 RETURNING ${ENDPOINT_COLUMNS}`,
      [id, holder, until],
    );
    if (renewed[0]) heldUntil = until;
    return renewed[0];
  };
  const renew = () => {
    renewing ??= renewOnce().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
  return {
    id,
    lease: {
      holder,
      renew,
      isHeld: async () =>
        heldUntil.getTime() - now().getTime() > MIN_LEFT_MS || (await renew()) !== undefined,
      async release() {
        await database.query(
          "UPDATE webhook_endpoint SET holder = NULL, held_until = NULL WHERE id = $1::bigint AND holder = $2",
          [id, holder],
        );
      },
    },
  };
}
