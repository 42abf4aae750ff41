/**
 * Splits an address that names several servers, as libpq writes it (`postgres://login@one:5432,two:5432/name`), into one address for each.
 * `target_session_attrs` is taken away: of several servers the one that takes writes is always the one that is wanted.
 */
export function serverAddressesOf(url: string): [first: string, ...others: string[]] {
  const [, login = "", hosts = "", rest = ""] = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/i.exec(url) ?? [];
  if (!hosts.includes(",")) return [url];
  const path = rest.replace(/([?&])target_session_attrs=[^&#]*&?/, "$1").replace(/[?&]$/, "");
  return hosts.split(",").map((host) => `${login}${host}${path}`) as [string, ...string[]];
}

/** What a server says of itself: `timeline` counts the promotions that led to it, and is null while it is a standby. */
export type ServerState = { timeline: number | null };

/** Asks for {@link ServerState}, as a column of another statement. The name of a file of the write-ahead log begins with its timeline. */
export const SERVER_TIMELINE = `CASE WHEN pg_is_in_recovery() THEN NULL
  ELSE ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int END AS timeline`;

/**
 * Which of several servers takes writes now. A standby is passed over. So is a server with fewer promotions than one that was met before: it
 * was the primary until another was promoted, and what it writes is lost.
 */
export class ServerChoice {
  readonly #addresses: readonly [string, ...string[]];
  #at = 0;
  #timeline = 0;

  constructor(url: string) {
    this.#addresses = serverAddressesOf(url);
  }

  /** Whether a primary was met. Before that the first address is no better than the others. */
  get isKnown(): boolean {
    return this.#timeline > 0;
  }

  get count(): number {
    return this.#addresses.length;
  }

  /** The address to connect to. */
  get current(): string {
    return this.#addresses[this.#at] ?? this.#addresses[0];
  }

  get all(): readonly string[] {
    return this.#addresses;
  }

  /** Goes on to the next server, unless another caller has done so since `tried` was current. */
  passOver(tried: string): void {
    if (tried === this.current) this.#at = (this.#at + 1) % this.count;
  }

  /**
   * Takes the server at this address if it is the primary. Returns whether it was promoted since another one was taken: connections to that one
   * are then to be closed.
   * @throws an error that counts as no connection if it is a standby, or was the primary before another.
   */
  take(address: string, { timeline }: ServerState): { isPromoted: boolean } {
    if (timeline === null) throw noConnection("it is a standby");
    if (timeline < this.#timeline)
      throw noConnection(`it was the primary before another: timeline ${timeline}, not ${this.#timeline}`);
    const isPromoted = this.#timeline > 0 && timeline > this.#timeline;
    this.#timeline = timeline;
    this.#at = this.#addresses.indexOf(address);
    return { isPromoted };
  }
}

/** 08004: the server has refused the connection. */
function noConnection(why: string): Error {
  return Object.assign(new Error(`PostgreSQL takes no writes at this address: ${why}`), { code: "08004" });
}
