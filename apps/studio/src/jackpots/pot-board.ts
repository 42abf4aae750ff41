import type { Pot, PotsMessage, PotsReply } from "@bellwether/contract/studio/index.ts";
import type { JackpotsPort, ShownPlayersPort, StepPorts } from "../ports.ts";
import { readPots } from "./pot-views.ts";

/** The growth of a pot is measured over this time. */
const RATE_MS = 60_000;
/** Watchers get the pots at least this often, so that a silent connection is recognised as broken. */
const REPEAT_MS = 5_000;

/** `end` names the last event that changed the amount in another way than by stakes, such as a hit. */
type Sample = { at: number; valueMinor: bigint; end: string };

/** Sends one message to a watcher. */
type Listener = (text: string) => void;

type Shown = {
  listeners: Set<Listener>;
  /** By the pot's name, oldest first. */
  samples: Map<string, Sample[]>;
  reply: PotsReply | undefined;
  readAt: number;
  sentKey: string;
  sentAt: number;
  /** Listeners in calm mode: they get a message at once only for a hit, or for the end of a clock or a call. */
  calm: Set<Listener>;
  calmKey: string;
  calmSentAt: number;
};

/** The pots as this node shows them. It reads them from the database, so it also shows what other nodes have booked. */
export class PotBoard {
  readonly #deps: StepPorts & JackpotsPort & ShownPlayersPort;
  readonly #freshMs: number;
  readonly #shown = new Map<string, Shown>();
  readonly #reading = new Map<string, Promise<PotsReply>>();

  /** @param freshMs how long the pots that were read are cached */
  constructor(deps: StepPorts & JackpotsPort & ShownPlayersPort, freshMs: number) {
    this.#deps = deps;
    this.#freshMs = freshMs;
  }

  /** All pots in a currency, at most some tenths of a second old. */
  async read(currency: string): Promise<PotsReply> {
    const shown = this.#shownOf(currency);
    if (shown.reply && performance.now() - shown.readAt < this.#freshMs) return shown.reply;
    return this.#readNow(currency, shown);
  }

  /** Sends the pots now and after every change. `calm` sends less from then on; `stop` ends it. */
  async watch(currency: string, listener: Listener): Promise<{ calm(): void; stop(): void }> {
    const shown = this.#shownOf(currency);
    listener(messageOf(await this.read(currency)));
    shown.listeners.add(listener);
    return {
      calm: () => void shown.calm.add(listener),
      stop: () => {
        shown.listeners.delete(listener);
        shown.calm.delete(listener);
      },
    };
  }

  /** Whether somebody on this node watches pots. */
  isWatched(): boolean {
    return [...this.#shown.values()].some(({ listeners }) => listeners.size > 0);
  }

  /**
   * Reads the pots of every currency that somebody watches, and sends those that have changed. A currency that cannot be read must not block the
   * others: it is read again at the next call.
   */
  async refresh(): Promise<void> {
    for (const [currency, shown] of this.#shown) {
      if (shown.listeners.size === 0) continue;
      try {
        sendChanged(shown, await this.#readNow(currency, shown));
      } catch (error) {
        this.#deps.log.warn({ err: error, currency }, "the pots could not be read");
      }
    }
  }

  #readNow(currency: string, shown: Shown): Promise<PotsReply> {
    const reading = this.#reading.get(currency) ?? this.#load(currency, shown);
    this.#reading.set(currency, reading);
    return reading.finally(() => this.#reading.delete(currency));
  }

  async #load(currency: string, shown: Shown): Promise<PotsReply> {
    const { at, pots } = await readPots(this.#deps, currency);
    const now = performance.now();
    const reply: PotsReply = {
      currency,
      at: at.toISOString(),
      pots: pots.map((pot) => ({ ...pot, minorPerSecond: rateOf(shown, pot, now) })),
    };
    shown.reply = reply;
    shown.readAt = now;
    return reply;
  }

  #shownOf(currency: string): Shown {
    const known = this.#shown.get(currency);
    if (known) return known;
    const shown: Shown = {
      listeners: new Set(),
      calm: new Set(),
      calmKey: "",
      calmSentAt: 0,
      samples: new Map(),
      reply: undefined,
      readAt: 0,
      sentKey: "",
      sentAt: 0,
    };
    this.#shown.set(currency, shown);
    return shown;
  }
}

function sendChanged(shown: Shown, reply: PotsReply): void {
  const now = performance.now();
  const key = JSON.stringify(reply.pots);
  const calmKey = JSON.stringify(reply.pots.map(eventsOf));
  const isNews = key !== shown.sentKey || now - shown.sentAt >= REPEAT_MS;
  const isEvent = calmKey !== shown.calmKey || now - shown.calmSentAt >= REPEAT_MS;
  if (!isNews && !isEvent) return;
  if (isNews) Object.assign(shown, { sentKey: key, sentAt: now });
  if (isEvent) Object.assign(shown, { calmKey, calmSentAt: now });
  const text = messageOf(reply);
  for (const listener of shown.listeners) if (shown.calm.has(listener) ? isEvent : isNews) listener(text);
}

/** What changes in a pot besides its amount. */
const eventsOf = ({ hits, clock }: Pot) => [hits, clock?.drawn, clock?.last];

const messageOf = (reply: PotsReply) => JSON.stringify({ type: "pots", ...reply } satisfies PotsMessage);

/** A pot's growth a second over the last minute, in minor units. A hit, or the end of a win-time clock, begins a new measurement. */
function rateOf(
  { samples }: Shown,
  { pot, kind, valueMinor, hits, clock }: Pick<Pot, "pot" | "kind" | "valueMinor" | "hits" | "clock">,
  now: number,
): number {
  const value = BigInt(valueMinor);
  // The amount of a clock without a winner comes back.
  const end = `${hits} ${kind === "win-time" ? clock?.last?.number : ""}`;
  const kept = (samples.get(pot) ?? []).filter(
    (each) => each.end === end && each.valueMinor <= value && now - each.at <= RATE_MS,
  );
  const latest = kept.at(-1);
  if (!latest || now - latest.at >= 1_000) kept.push({ at: now, valueMinor: value, end });
  samples.set(pot, kept);
  const [oldest] = kept;
  if (!oldest || now - oldest.at < 1_000) return 0;
  return Math.round((Number(value - oldest.valueMinor) / (now - oldest.at)) * 1e6) / 1e3;
}
