import { randomInt, randomUUID, sign } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createGateClient, type GateClient, type Hub88Reply } from "@bellwether/contract";
import type { BrandKey } from "@bellwether/market";
import type { Product } from "./product.ts";

/** A player of a running product. It uses only the public HTTP calls. */
export type DrivenPlayer = { id: string; session: string; token: string; gameCode: string; gate: GateClient };

type SignUpOptions = {
  person?: Partial<ReturnType<typeof signUpForm>>;
  /** The country code with which the phone number begins, such as `+353`. */
  dial?: string;
  brand?: BrandKey;
};

/** A player who has signed up and typed in the code from the outbox. */
export async function signUpOverHttp(
  product: Pick<Product, "url">,
  options: SignUpOptions = {},
): Promise<Pick<DrivenPlayer, "id" | "session" | "gate"> & { currency: string }> {
  const form = { ...signUpForm(), ...options.person };
  const dial = options.dial ?? form.phone.slice(0, "+353".length);
  let session: string | undefined;
  const gate = createGateClient({
    baseUrl: product.url,
    session: () => session,
    headers: () => ({ "x-geo-country": form.country, "x-brand": options.brand ?? "BELLWETHER" }),
  });
  const signedUp = await gate.send("signup", form);
  session = signedUp.session!;
  await gate.call("requestActivation", {
    phone_country_code: dial.slice(1),
    phone_number: form.phone.slice(dial.length),
  });
  await gate.call("validateActivation", { activation_code: await readCode(product, form.phone) });
  return { id: signedUp.data.player.player_id, session, gate, currency: form.currency };
}

/** A player who has signed up, made a deposit through the cashier's calls, and opened a game of the provider BW. */
export async function drivePlayer(
  product: Pick<Product, "url">,
  options: SignUpOptions & {
    amount?: string;
    /** Turns rewards off, for a test that counts the player's money: a cash drop may go to any round. */
    withoutRewards?: true;
  } = {},
): Promise<DrivenPlayer> {
  const { id, session, gate, currency } = await signUpOverHttp(product, options);
  if (options.amount !== "0") await depositOverHttp(product, gate, id, options.amount ?? "1000.00", currency);
  if (options.withoutRewards) await gate.call("updateSettings", { takes_rewards: "0" });
  const { games } = await gate.call("gameList", {});
  const game = games.find((each) => each.provider === "BW" && each.categories.includes("slots"))!;
  const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en" });
  return {
    id,
    session,
    token: new URL(url, product.url).searchParams.get("token")!,
    gameCode: game.local_code,
    gate,
  };
}

/** Logs a player in again, with a session of its own. `person` is what differs from `signUpForm`, with the email address. */
export async function logInAgain(
  product: Pick<Product, "url">,
  person: Partial<ReturnType<typeof signUpForm>> & { email: string },
  brand: BrandKey = "BELLWETHER",
): Promise<GateClient> {
  let session: string | undefined;
  const { country, password } = { ...signUpForm(), ...person };
  const gate = createGateClient({
    baseUrl: product.url,
    session: () => session,
    headers: () => ({ "x-geo-country": country, "x-brand": brand }),
  });
  session = (await gate.send("login", { nickname: person.email, password })).session;
  return gate;
}

/** A new person in Ireland; the phone number without its `+` and 3 digits is what the page's second field contains. */
export const signUpForm = () => ({
  email: `${randomUUID()}@example.org`,
  phone: `+35385${randomInt(1_000_000, 9_999_999)}`,
  country: "IE",
  password: "correct horse battery",
  firstname: "Orla",
  lastname: "Byrne",
  address: "1 Quay Street",
  zip: "H91",
  city: "Galway",
  // Days of birth of their own: with one name and one day, an exclusion would list all the others as the same person, who may not deposit.
  year: String(randomInt(1950, 2000)),
  month: String(randomInt(1, 13)),
  day: String(randomInt(1, 29)),
  gender: "female" as const,
  currency: "EUR",
  newsletter: "0" as const,
});

async function readCode(product: Pick<Product, "url">, to: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { messages } = (await (
      await fetch(`${product.url}/sandbox/outbox.json?to=${encodeURIComponent(to)}`)
    ).json()) as { messages: { body: string }[] };
    const code = messages[0] && /\d{6}/.exec(messages[0].body);
    if (code) return code[0];
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no code came for ${to}`);
}

/** Deposits money by the cashier's calls, as PaymentIQ would make them. */
export async function depositOverHttp(
  product: Pick<Product, "url">,
  gate: GateClient,
  userId: string,
  amount: string,
  currency = "EUR",
  method = "CREDITCARD",
): Promise<void> {
  const { payment_id } = await gate.call("startDeposit", { method, amount });
  const request = { ...depositRequest(userId, payment_id, amount), txAmountCy: currency };
  const { authCode } = await postToCashier(product, "/authorize", request);
  const paid = await postToCashier(product, "/transfer", { ...request, authCode });
  if (!paid.success) throw new Error("the deposit was refused");
}

/** PaymentIQ's body for a deposit of `txAmount` euros that the player began as `paymentId`. */
export const depositRequest = (userId: string, paymentId: string, txAmount: string) => ({
  userId,
  txAmount,
  txAmountCy: "EUR",
  txId: randomUUID(),
  txTypeId: "101",
  txName: "Deposit",
  provider: "CreditCard",
  attributes: { paymentId },
});

/** A PaymentIQ call to the merchant; `credentials` are the sandbox's by default. */
export async function postToCashier(
  product: Pick<Product, "url">,
  path: string,
  body: object,
  credentials = "piq:piq-sandbox",
): Promise<{ success: boolean; authCode: string; errCode?: string }> {
  const response = await fetch(`${product.url}/gate/piq${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Basic ${Buffer.from(credentials).toString("base64")}`,
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { success: boolean; authCode: string; errCode?: string };
}

/** A signed call of provider BW, which can be sent any number of times. */
export type SignedCall = { path: string; body: string; signature: string };

/** Signs wallet calls as a provider. */
export function createSigner(product: Pick<Product, "dataFolder">, provider = "BW") {
  const key = readFileSync(join(product.dataFolder, `provider-keys/${provider}.private.pem`), "utf8");
  const signCall = (path: string, body: object): SignedCall => {
    const text = JSON.stringify(body);
    return {
      path: `/gate/wallet/${provider}${path}`,
      body: text,
      signature: sign("RSA-SHA256", Buffer.from(text), key).toString("base64"),
    };
  };
  return {
    signCall,
    bet: (player: DrivenPlayer, amountMinor: number, more: { round_closed?: boolean } = {}): SignedCall =>
      signCall("/transaction/bet", {
        user: player.id,
        token: player.token,
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        round: randomUUID(),
        game_code: player.gameCode,
        currency: "EUR",
        amount: amountMinor * 1_000,
        ...more,
      }),
  };
}

/** Sends a signed call and returns the answer unchanged. */
export async function sendSigned(
  product: Pick<Product, "url">,
  call: SignedCall,
): Promise<{ status: number; text: string; reply: Hub88Reply }> {
  const response = await fetch(product.url + call.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-hub88-signature": call.signature },
    body: call.body,
  });
  const text = await response.text();
  return { status: response.status, text, reply: JSON.parse(text) as Hub88Reply };
}
