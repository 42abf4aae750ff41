import { randomUUID } from "node:crypto";
import {
  type CallName,
  type Calls,
  createGateClient,
  type GateClient,
  type GateClientOptions,
  type Hub88Reply,
  type InputOf,
  type PaymentIqTransaction,
  type PushMessage,
  pushAddress,
} from "@bellwether/contract";
import { textArray } from "@bellwether/db";
import { type Violation, verifyLedger } from "@bellwether/ledger";
import { findCountry, identityFirstCountries } from "@bellwether/market";
import { createGate } from "../gate.ts";
import { gatePromises } from "../ledger-promises.ts";
import { createFixtureParts, type GateFixtureOptions, signAsProvider } from "./fixture-parts.ts";

/** The default person of the tests: a Finnish player with euros. */
export const signupOf = (
  email: string,
  more: Partial<InputOf<Calls["signup"]>> = {},
): InputOf<Calls["signup"]> => ({
  email,
  phone: "040 123 4567",
  country: "FI",
  password: "correct horse battery",
  firstname: "Aino",
  lastname: "Virtanen",
  address: "Mannerheimintie 1",
  zip: "00100",
  city: "Helsinki",
  year: "1990",
  month: "5",
  day: "17",
  gender: "female",
  currency: findCountry(more.country ?? "FI")?.currency ?? "EUR",
  newsletter: "1",
  ...more,
});

const IDENTIFYING = ["firstname", "lastname", "year", "month", "day", "personal_number"];

export type GateFixture = Awaited<ReturnType<typeof createGateFixture>>;

/** A gate on its own database, with a clock that the test moves and with everything it sends out stored for reading. */
export async function createGateFixture(options: GateFixtureOptions = {}) {
  const parts = await createFixtureParts(options);
  const { deps, database, clock, messages, register, gamstop, postbacks, payoutDesk, push, kept, beacon } =
    parts;
  const gate = createGate(deps);
  const fetch = ((input: RequestInfo | URL, init?: RequestInit) =>
    Promise.resolve(gate.app.request(input as string, init))) as typeof globalThis.fetch;
  /** Brands of sessions outside the default brand. Their calls send this brand as `x-brand`, unless a test sets the header. */
  const brandOfSession = new Map<string, string>();
  let born = 0;
  const nextBirthday = () => {
    const day = new Date(Date.UTC(1990, 4, 17 - (born++ % 10_000)));
    return {
      year: String(day.getUTCFullYear()),
      month: String(day.getUTCMonth() + 1),
      day: String(day.getUTCDate()),
    };
  };
  const clientOf = (
    session?: string,
    headers: Record<string, string> = {},
    events: Pick<GateClientOptions, "onTermsUpdate"> = {},
  ): GateClient => {
    const own = session === undefined ? undefined : brandOfSession.get(session);
    const client = createGateClient({
      ...events,
      baseUrl: "http://gate.test",
      fetch,
      session: () => session,
      headers: () => ({ ...(own !== undefined && { "x-brand": own }), ...headers }),
      wait: async () => {},
    });
    return {
      ...client,
      async send(name, input) {
        const answer = await client.send(name, input);
        const brand = headers["x-brand"];
        if (answer.session && brand) brandOfSession.set(answer.session, brand);
        return answer;
      },
    };
  };

  const fixture = {
    deps,
    gate,
    app: gate.app,
    database,
    clock,
    messages,
    /** The Swedish self-exclusion register: who is registered, and whether it answers at all. */
    register,
    /** Great Britain's register: the registered first and last names, whether it answers, how often it was queried. */
    gamstop,
    postbacks,
    /** What the cashier was told about withdrawals, and whether it answers. */
    payoutDesk,
    /** The beacon; the test can make it fail. */
    beacon,
    /** Metrics that the gate has recorded. */
    figures: kept,
    fetch,
    clientOf,
    /** A call with raw input, bypassing the client's own validation: what a hostile client would send. */
    async raw(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
      const init: RequestInit = { method, headers: { "content-type": "application/json", ...headers } };
      if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
      const response = await gate.app.request(`http://gate.test${path}`, init);
      return {
        status: response.status,
        body: (await response.json()) as { event: { status: string; data: Record<string, unknown> } },
      };
    },
    async call<Name extends CallName>(name: Name, input: InputOf<Calls[Name]>, session?: string) {
      return clientOf(session).call(name, input);
    },
    /**
     * Signs up; with `activated`, also enters the code from the SMS, and where the market wants to know who somebody is before play, somebody has
     * seen it, unless the test says that nobody has (`proven: false`). A player of whom the test says neither name nor birth has a day of birth
     * of their own: an exclusion would otherwise list all of them as the same person, who may not deposit.
     */
    async player(
      email = `${randomUUID()}@example.org`,
      more: Partial<InputOf<Calls["signup"]>> & { activated?: boolean; proven?: boolean } = {},
    ) {
      const { activated = true, proven = true, ...form } = more;
      const isSomebody = IDENTIFYING.some((field) => field in form);
      const { data, session } = await clientOf().send(
        "signup",
        signupOf(email, isSomebody ? form : { ...form, ...nextBirthday() }),
      );
      const player = {
        id: data.player.player_id,
        channel: data.player.player_channel,
        session: session!,
        email,
        currency: data.player.player_currency,
      };
      if (activated) await fixture.activate(player.id, proven);
      return player;
    },
    /** Enters the code for a player. Where the market wants to know who plays, somebody has seen it, unless `proven` is false. */
    async activate(playerId: string, proven = true) {
      await database.query(
        `UPDATE player SET activated_at = now(), phone = id,
           identity_checked_at = CASE WHEN $2 AND country = ANY($3::text[]) THEN now() END
         WHERE id = $1`,
        [playerId, proven, textArray(identityFirstCountries)],
      );
    },
    /** A deposit that the player has started, with the cashier's calls that continue it; each can be repeated. */
    async beginDeposit(
      player: { id: string; session: string; currency: string },
      amount = "20.00",
      { method = "TRUSTLY", bonusCode }: { method?: string; bonusCode?: string | undefined } = {},
    ) {
      const { payment_id } = await clientOf(player.session).call("startDeposit", {
        method,
        amount,
        ...(bonusCode && { bonus_code: bonusCode }),
      });
      return fixture.goOn(payment_id, {
        userId: player.id,
        txAmount: amount,
        txAmountCy: player.currency,
        txTypeId: "101",
        txName: "Deposit",
        provider: method,
      });
    },
    /** Begins a withdrawal, whose amount PaymentIQ sends as a negative number. */
    async beginWithdrawal(
      player: { id: string; session: string; currency: string },
      amount: string,
      method = "TRUSTLY",
    ) {
      const { payment_id } = await clientOf(player.session).call("startWithdrawal", { method, amount });
      return fixture.goOn(payment_id, {
        userId: player.id,
        txAmount: `-${amount}`,
        txAmountCy: player.currency,
        txTypeId: "102",
        txName: "Withdrawal",
        provider: method,
      });
    },
    /** The cashier's calls on one payment. */
    goOn(paymentId: string, payment: Record<string, string>) {
      const shared = { ...payment, txId: randomUUID() };
      return {
        transactionId: shared.txId,
        authorize: (more: Partial<PaymentIqTransaction> = {}) =>
          fixture.piq("/authorize", { ...shared, ...more, attributes: { paymentId } }),
        transfer: (authCode: string | undefined, more: { originTxId?: string; provider?: string } = {}) =>
          fixture.piq("/transfer", { ...shared, authCode, ...more }),
        cancel: (authCode: string | undefined, statusCode = "ERR_DECLINED_BY_PSP") =>
          fixture.piq("/cancel", { ...shared, authCode, statusCode }),
      };
    },
    /** Adds money to the account as a settled PaymentIQ deposit. */
    async deposit(
      player: { id: string; session: string; currency: string },
      amount: string,
      method?: string,
      bonusCode?: string,
    ) {
      const begun = await fixture.beginDeposit(player, amount, { ...(method && { method }), bonusCode });
      const { authCode } = await begun.authorize();
      return begun.transfer(authCode);
    },
    async piq(path: string, body: unknown, credentials = "piq:secret"): Promise<Record<string, string>> {
      const response = await gate.app.request(`http://gate.test/gate/piq${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
        },
        body: JSON.stringify(body),
      });
      return response.json();
    },
    /** A signed call from the game provider; a string is sent unchanged. */
    async wallet(
      path: string,
      body: Record<string, unknown> | string,
      more: { provider?: string; signature?: string } = {},
    ): Promise<Hub88Reply> {
      const text = typeof body === "string" ? body : JSON.stringify({ request_uuid: randomUUID(), ...body });
      const response = await gate.app.request(
        `http://gate.test/gate/wallet/${more.provider ?? "BW"}${path}`,
        {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "x-hub88-signature": more.signature ?? signAsProvider(text),
          },
          body: text,
        },
      );
      return response.json();
    },
    /** The launch token in a money game's URL. */
    async launch(player: { session: string }, gameId = 1): Promise<string> {
      const { url } = await clientOf(player.session).call("launchUrl", { gameId, language: "en" });
      return new URL(url, "http://x").searchParams.get("token")!;
    },
    /** Everything pushed to the player from now on. */
    listen(player: { channel: string }): PushMessage[] {
      const heard: PushMessage[] = [];
      push.subscribe(pushAddress(player.channel), { receive: ({ message }) => heard.push(message) });
      return heard;
    },
    /** A player with a name that no one else has, so that no rule takes them for another person. */
    stranger: (more: Partial<InputOf<Calls["signup"]>> & { activated?: boolean; proven?: boolean } = {}) =>
      fixture.player(undefined, { lastname: `Virtanen ${lettersOnly(randomUUID())}`, ...more }),
    /** Violated invariants of the ledger, the rounds and the bonuses: none in a healthy gate. */
    violations(): Promise<Violation[]> {
      return verifyLedger(database, gatePromises);
    },
    async close() {
      await gate.stop();
      await database.close();
    },
  };
  return fixture;
}

const lettersOnly = (text: string) =>
  text.replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!).replaceAll("-", "");

/** Hub88 units of an amount in whole currency: `units(1.5)` is 150,000. */
export const units = (whole: number) => Math.round(whole * 100) * 1_000;
