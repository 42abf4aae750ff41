import { randomUUID } from "node:crypto";
import { type GateClient, GateError } from "@bellwether/contract";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@bellwether/contract/durations.ts";
import { accountInstrument } from "@bellwether/sandbox";
import { clientFor, type PastGate } from "./past-gate.ts";
import { playRounds } from "./play-rounds.ts";
import { EXCLUDED, type SamplePerson } from "./sample-people.ts";

/** A person who has signed up, with what they need to come again. */
type Known = { person: SamplePerson; id: string; gate: GateClient; logIn(): Promise<void> };
type Cashier = { user: string; password: string };

/** A payment that the provider has settled, as the provider remembers it; the amount is in whole units. */
export type SamplePayment = { txId: string; amount: number; currency: string; provider: string; at: Date };
type Past = {
  cashier: Cashier;
  until: Date;
  failed: (error: unknown) => void;
  settled?: (payment: SamplePayment) => void;
};

/** Something that happens at its time. */
type Happening = { at: Date; run(): Promise<void> };

/**
 * Everybody's sign-up and visits until now, in the order of time. `failed` hears of what could not be done; the others go on. `settled` hears of each
 * deposit that has moved money.
 */
export async function livePast(
  past: PastGate,
  people: readonly SamplePerson[],
  { until, failed, ...parts }: Past,
  isStopping: () => boolean,
): Promise<number> {
  const known = new Map<number, Known>();
  const happenings = people
    .flatMap((person) => happeningsOf(past, person, known, parts))
    .filter(({ at }) => at < until)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, run } of happenings) {
    if (isStopping()) break;
    past.clock.at = at;
    await run().catch(failed);
  }
  return known.size;
}

function happeningsOf(
  past: PastGate,
  person: SamplePerson,
  known: Map<number, Known>,
  parts: Pick<Past, "cashier" | "settled">,
): Happening[] {
  const { number, signsUpAt } = person;
  const after = (ms: number) => new Date(signsUpAt.getTime() + ms);
  const visit = (ms: number, act: (who: Known) => Promise<void>): Happening => ({
    at: after(ms),
    async run() {
      const who = known.get(number);
      if (!who) return;
      await who.logIn();
      await again(who.logIn, () => act(who));
    },
  });
  const pay = (ms: number, amount: number) => visit(ms, (who) => deposit(past, who, amount, parts));
  /** Comes to play, a quarter of an hour after a deposit. */
  const play = (ms: number, rounds: number) =>
    visit(ms + 15 * MINUTE_MS, async ({ gate }) => {
      const pass = async (pause: number) => {
        past.clock.at = new Date(past.clock.at.getTime() + pause);
      };
      if (past.studio)
        await playRounds(past.studio, gate, { game: number + Math.floor(ms / DAY_MS), rounds, pass });
    });
  return [
    { at: signsUpAt, run: async () => void known.set(number, await signUp(past, person)) },
    pay(10 * MINUTE_MS, 20 + (number % 8) * 10),
    ...(number % 2 === 0 ? [play(10 * MINUTE_MS, 4)] : []),
    ...(number % 3 === 0 ? [pay(2 * DAY_MS, 50), play(2 * DAY_MS, 6)] : []),
    ...(number % 5 === 0 ? [pay(9 * DAY_MS, 100 + number), play(9 * DAY_MS, 8)] : []),
    // Somebody whose play has run away with them.
    ...(number === 18 ? [1, 2, 3, 4, 5, 6].map((day) => pay(day * DAY_MS + 3 * HOUR_MS, 200 * day)) : []),
    ...(number % 7 === 0
      ? [
          visit(3 * DAY_MS, async ({ gate }) => {
            await gate.call("changeLimit", {
              ...{ type: "deposit", action: "set", duration: 7, amount: String(100 + (number % 5) * 50) },
            });
          }),
        ]
      : []),
    ...(number === EXCLUDED
      ? [
          visit(20 * DAY_MS, async ({ gate }) => {
            await gate.call("selfExclude", { duration: "6m", reason: "I play too much" });
          }),
        ]
      : []),
    ...(number % 29 === 4
      ? [
          visit(12 * DAY_MS, async ({ gate }) => {
            await gate.call("selfExclude", { duration: "7d" });
          }),
        ]
      : []),
  ];
}

async function signUp(past: PastGate, person: SamplePerson): Promise<Known> {
  let session: string | undefined;
  const gate = clientFor(past.gate, person, () => session);
  const logIn = async () => {
    const { email, password } = person.form;
    session = undefined;
    session = (await gate.send("login", { nickname: email, password })).session;
  };
  const signedUp = await gate.send("signup", person.form);
  session = signedUp.session;
  // An account that was never activated is a part of the business, too.
  await again(logIn, () => activate(past, person, gate)).catch(() => {});
  return { person, id: signedUp.data.player.player_id, gate, logIn };
}

async function activate(past: PastGate, { dial, form }: SamplePerson, gate: GateClient): Promise<void> {
  await gate.call("requestActivation", {
    phone_country_code: dial.slice(1),
    phone_number: form.phone.slice(dial.length),
  });
  const code = await past.codeFor(form.phone);
  if (code) await gate.call("validateActivation", { activation_code: code });
}

/** Does it again after another login: the product's own jobs end sessions of a past time within seconds. */
async function again(logIn: () => Promise<void>, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof GateError) || error.status !== "session_error") throw error;
    await logIn();
    await act();
  }
}

/** A deposit by PaymentIQ's two calls, with the card or account that the cashier would report. */
async function deposit(
  past: PastGate,
  { person, id, gate }: Known,
  whole: number,
  { cashier, settled }: Pick<Past, "cashier" | "settled">,
): Promise<void> {
  const amount = `${whole}.00`;
  const { payment_id: paymentId } = await gate.call("startDeposit", { method: person.method, amount });
  const call = async (path: string, body: object): Promise<{ success: boolean; authCode: string }> => {
    const response = await past.gate.app.request(`http://inside/gate/piq${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${Buffer.from(`${cashier.user}:${cashier.password}`).toString("base64")}`,
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { success: boolean; authCode: string };
  };
  const [txId, currency] = [randomUUID(), person.form.currency];
  const payment = {
    ...{ userId: id, txAmount: amount, txAmountCy: currency, txId, txTypeId: "101" },
    ...{ txName: `${person.method}Deposit`, provider: person.method },
    ...accountInstrument({ userId: id, providerType: person.method }, payerOf(person)),
    ...(person.maskedAccount !== undefined && { maskedAccount: person.maskedAccount }),
    attributes: { paymentId },
  };
  const { success, authCode } = await call("/authorize", payment);
  if (!success || !(await call("/transfer", { ...payment, authCode })).success) return;
  settled?.({ txId, amount: whole, currency, provider: person.method, at: past.clock.at });
}

/** As the cashier hears of the player from the gate. */
const payerOf = ({ form, country3 }: SamplePerson) => ({
  ...{ firstName: form.firstname, lastName: form.lastname, country: country3 },
});
