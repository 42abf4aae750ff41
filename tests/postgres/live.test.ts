import { execFileSync, spawnSync } from "node:child_process";
import { createHmac, randomBytes, randomUUID, sign } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createGateClient } from "@bellwether/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startOutsideParties } from "../servers/outside-parties.ts";
import { depositRequest, postToCashier, signUpForm } from "../servers/player-client.ts";
import { type PostgresServer, startPostgres } from "../servers/postgres.ts";
import { type Product, startProduct } from "../servers/product.ts";
import { queryPostgres } from "../servers/query-postgres.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const HMAC_KEY = "the shared key of YG";

/** Each step of `docs/connect-*.md` as written there, on a product without the sandbox. */
describe("the product for real money, connected as the guides say", () => {
  let postgres: PostgresServer;
  let outside: Awaited<ReturnType<typeof startOutsideParties>>;
  let product: Product;
  const keys = mkdtempSync("/tmp/bellwether-keys-");
  beforeAll(async () => {
    [postgres, outside] = await Promise.all([startPostgres(), startOutsideParties()]);
    for (const code of ["BW", "NE"]) {
      const file = (kind: string) => join(keys, `${code}.${kind}.pem`);
      openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", file("private"));
      openssl("pkey", "-in", file("private"), "-pubout", "-out", file("public"));
    }
    writeFileSync(join(keys, "seeds.key"), randomBytes(32).toString("base64"));
    writeFileSync(join(keys, "YG.hmac"), `${HMAC_KEY}\n`);
    product = await startProduct({
      NODE_ENV: "production",
      SANDBOX: "false",
      DATABASE_URL: postgres.url,
      PUBLIC_URL: "https://bellwether.example",
      TRUST_PROXY: "true",
      PROVIDER_KEYS_DIR: keys,
      PROVIDER_LAUNCH_URLS: '{"NE":"https://games.example/launch"}',
      PIQ_URL: "https://cashier.example/pay",
      PIQ_MERCHANT_ID: "100200300",
      PIQ_USER: "bellwether",
      PIQ_PASSWORD: "a password of 24 bytes..",
      PIQ_ADMIN_URL: `${outside.url}/cashier`,
      PIQ_ADMIN_PASSWORD: "an admin of 24 bytes....",
      MESSAGE_GATEWAY_URL: `${outside.url}/messages`,
      SMTP_URL: outside.smtpUrl,
      MAIL_FROM: "Bellwether <post@bellwether.example>",
      SPELPAUS_URL: outside.url,
      SPELPAUS_ACTOR_ID: "actor-7",
      SPELPAUS_KEY: "the authority's key",
      AFFILIATE_POSTBACKS: JSON.stringify({ acme: { signup: `${outside.url}/hit?click={oid}` } }),
      BLOG_URL_BELLWETHER: outside.url,
    });
  });
  afterAll(async () => {
    await product.remove();
    postgres.remove();
    await outside.close();
    rmSync(keys, { recursive: true });
  });

  const clientOf = (session?: string, country = "IE") =>
    createGateClient({
      baseUrl: product.url,
      session: () => session,
      headers: () => ({ "x-geo-country": country }),
    });
  /** Signed up, and activated with the code that reached the gateway. */
  const player = async (more = {}) => {
    const form = { ...signUpForm(), ...more };
    const { data, session } = await clientOf().send("signup", form);
    const gate = clientOf(session);
    const local = form.phone.slice(4);
    await gate.call("requestActivation", { phone_country_code: "353", phone_number: local });
    const text = () => outside.askedAt("/messages").findLast(({ body }) => body.includes(form.phone))?.body;
    await expect.poll(text).toBeDefined();
    const { channel, body } = JSON.parse(text()!) as { channel: string; body: string };
    expect(channel).toBe("sms");
    await gate.call("validateActivation", { activation_code: /\d{6}/.exec(body)![0] });
    return { gate, id: data.player.player_id, email: form.email, session: session! };
  };
  const post = async (path: string, body: string, headers: Record<string, string>) => {
    const init = { method: "POST", headers: { "content-type": "application/json", ...headers }, body };
    return (await (await fetch(product.url + path, init)).json()) as Record<string, unknown>;
  };
  const piq = (path: string, body: object, credentials = "bellwether:a password of 24 bytes..") =>
    postToCashier(product, path, body, credentials);
  /** PaymentIQ's calls for a deposit that succeeds. */
  const settle = async (userId: string, paymentId: string, txAmount: string) => {
    const request = depositRequest(userId, paymentId, txAmount);
    const { authCode } = await piq("/authorize", request);
    expect(await piq("/transfer", { ...request, authCode })).toMatchObject({ success: true });
  };
  const gameOf = async (provider: string) => {
    const { games } = await clientOf().call("gameList", {});
    return games.find((game) => game.provider === provider && game.categories.includes("slots"))!;
  };

  it("there is no sandbox, and no page mentions one", async () => {
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    for (const path of ["/sandbox/outbox", "/sandbox/cashier", "/sandbox/outbox.json?to=x"])
      expect((await fetch(product.url + path)).status).toBe(404);
    expect(product.output()).not.toContain("sandbox");
  });

  it("connect-smtp: a code is sent to the gateway with its idempotency-key, a letter to the mail server", async () => {
    const { email } = await player();
    expect(outside.askedAt("/messages")[0]!.headers["idempotency-key"]).toMatch(/^[0-9a-f-]{36}$/);
    await clientOf().call("requestToken", { purpose: "password_reset", email });
    await expect
      .poll(() => outside.letters.some(({ to }) => to.includes(email)), { timeout: 10_000 })
      .toBe(true);
    expect(outside.letters.find(({ to }) => to.includes(email))!.text).toContain(
      "https://bellwether.example/",
    );
  });

  it("connect-paymentiq: the frame opens at PIQ_URL, and the four calls are accepted with PIQ_USER and PIQ_PASSWORD", async () => {
    const { gate, id } = await player();
    const { frame_url, payment_id } = await gate.call("startDeposit", {
      method: "CREDITCARD",
      amount: "20.00",
    });
    const frame = new URL(frame_url);
    expect(frame.origin + frame.pathname).toBe("https://cashier.example/pay");
    const query = Object.fromEntries(frame.searchParams);
    expect(query).toMatchObject({
      merchantId: "100200300",
      userId: id,
      method: "deposit",
      providerType: "CREDITCARD",
      amount: "20.00",
      currency: "EUR",
      "attributes.paymentId": payment_id,
    });
    const user = { userId: id, sessionId: query.sessionId };
    expect(await piq("/verifyuser", user, "piq:piq-sandbox")).toMatchObject({ success: false });
    expect(await piq("/verifyuser", user)).toMatchObject({ success: true, balance: "0.00", country: "IRL" });
    await settle(id, payment_id, "20.00");
    expect((await gate.call("balance", {})).player_balance_amount).toBe("20.00");
  });

  it("connect-a-provider: its game opens at its own address, framed by the site, and its key is accepted", async () => {
    const { gate, id } = await player();
    const game = await gameOf("NE");
    const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en", lobby_url: "/" });
    const launch = new URL(url);
    expect(launch.origin + launch.pathname).toBe("https://games.example/launch");
    expect(launch.searchParams.get("lobby_url")).toBe("https://bellwether.example/");
    const page = await fetch(`${product.url}/`, { headers: { "x-geo-country": "IE" } });
    expect(page.headers.get("content-security-policy")).toMatch(/frame-src [^;]*https:\/\/games\.example/);
    expect(page.headers.get("content-security-policy")).toMatch(/frame-src [^;]*https:\/\/cashier\.example/);
    const body = JSON.stringify({
      request_uuid: randomUUID(),
      token: launch.searchParams.get("token"),
      user: id,
    });
    const key = readFileSync(join(keys, "NE.private.pem"), "utf8");
    const signature = sign("RSA-SHA256", Buffer.from(body), key).toString("base64");
    const balance = await post("/gate/wallet/NE/user/balance", body, { "x-hub88-signature": signature });
    expect(balance).toMatchObject({ status: "RS_OK", user: id, balance: 0 });
  });

  it("connect-a-provider, second dialect: the shared key is accepted without the line break at the end of its file", async () => {
    const { gate, id } = await player();
    const game = await gameOf("YG");
    const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en" });
    const session_id = new URL(url, product.url).searchParams.get("token");
    const body = JSON.stringify({ user_id: id, currency: "EUR", game: game.local_code, session_id });
    const signature = createHmac("sha256", HMAC_KEY).update(body).digest("hex");
    expect(await post("/gate/softswiss/YG/play", body, { "x-request-sign": signature })).toMatchObject({
      balance: 0,
    });
  });

  it("connect-a-provider: the house's own games can be played when BW's key pair is in the folder", async () => {
    const { gate } = await player();
    const game = await gameOf("BW");
    const { url } = await gate.call("launchUrl", { gameId: game.game_id, language: "en" });
    expect(url).toMatch(/^\/arcade\/\?/);
    const token = new URL(url, product.url).searchParams.get("token");
    const opened = await post(
      "/studio/api/session",
      JSON.stringify({ token, gameCode: game.local_code, mode: "money" }),
      {},
    );
    expect(opened).toHaveProperty("session");
  });

  it("connect-spelpaus: the register is asked with the actor's id and key; a person in it is refused", async () => {
    const swede = {
      country: "SE",
      phone: "+46701234567",
      personal_number: "199005170007",
      ...{ day: "17", month: "5", year: "1990" },
      currency: "SEK",
      firstname: "Svea",
    };
    outside.blocked.add("199005170007");
    await expect(
      clientOf(undefined, "SE").send("signup", { ...signUpForm(), ...swede }),
    ).rejects.toMatchObject({
      code: "register_blocked",
    });
    const [asked] = outside.askedAt("/api/blocking-info/actor-7");
    expect(asked!.headers.authorization).toBe("the authority's key");
    expect(JSON.parse(asked!.body)).toMatchObject({ subjectId: "199005170007" });
    outside.blocked.clear();
    await expect(
      clientOf(undefined, "SE").send("signup", { ...signUpForm(), ...swede }),
    ).resolves.toBeDefined();
  });

  it("connect-an-affiliate: the affiliate is notified of its signup", async () => {
    await clientOf().send("signup", {
      ...signUpForm(),
      system_reference: { op: "acme", oid: "click-1" },
    });
    await expect.poll(() => outside.askedAt("/hit?click=click-1").length, { timeout: 15_000 }).toBe(1);
  });

  /** A command of docs/operate.md, beside the running product. */
  function runOperator(command: string, words: string[]) {
    const program = join(root, "node_modules/.bin/node");
    const env = { ...process.env, NODE_ENV: "", DATABASE_URL: postgres.url };
    const { status, stdout, stderr } = spawnSync(program, [`apps/server/src/commands/${command}`, ...words], {
      cwd: root,
      encoding: "utf8",
      env,
    });
    return { status, said: stdout + stderr };
  }

  it("the product for real money, connected as the guides say, operate: players:pay-out lists an excluded player's 40.00, books them once, and exits with 1 when nothing is left", async () => {
    const { gate, id } = await player({ firstname: "Excluded" });
    const { payment_id } = await gate.call("startDeposit", { method: "CREDITCARD", amount: "40.00" });
    await settle(id, payment_id, "40.00");
    await gate.call("selfExclude", { duration: "forever" });
    const run = (...words: string[]) => runOperator("players-pay-out.ts", words);
    expect(run().said).toMatch(new RegExp(`${id}.*excluded.*for good.*40\\.00.*EUR`));
    const wish = ["--player", id, "--reference", "SEPA-1", "--reason", "Asked for by mail", "--by", "kaisa"];
    expect(run(...wish)).toMatchObject({ status: 0, said: expect.stringContaining("Booked: 40.00 EUR") });
    expect(run(...wish)).toMatchObject({
      status: 0,
      said: expect.stringContaining("nothing moved: 40.00 EUR"),
    });
    expect(run("--player", id, "--reference", "SEPA-2", "--reason", "Again").status).toBe(1);
    expect(run("--player", id).status).toBe(2);
    expect(run().said).not.toContain(id);
  });

  it("the product for real money, connected as the guides say, operate: players:ask-document asks once, lists the players it waits for, and is done when the document was seen", async () => {
    const { gate, id } = await player({ firstname: "Papers" });
    const run = (...words: string[]) => runOperator("players-ask-document.ts", words);
    const wish = ["--player", id, "--reason", "The name on the card differs", "--by", "kaisa"];
    expect(run(...wish)).toMatchObject({ status: 0, said: expect.stringContaining("gets a letter") });
    expect(run(...wish)).toMatchObject({ status: 0, said: expect.stringContaining("nothing changed") });
    expect(run().said).toMatch(new RegExp(`${id}.*open.*kaisa.*The name on the card differs`));
    expect((await gate.call("guardsStatus", {})).guards).toContainEqual({
      guard: "document",
      route: "/my-account/account-info",
    });
    expect(run("--player", id, "--seen")).toMatchObject({ status: 0 });
    expect(run("--player", id, "--seen").status).toBe(1);
    expect(run("--player", id).status).toBe(2);
    expect(run("--player", id, "--seen", "--reason", "Both").status).toBe(2);
    expect(run().said).not.toContain(id);
  });

  it("run-a-campaign: bonus:report shows a claim's 5.00 as outstanding, and bonus:review lists a waiting one, releases it once, and refuses one that is not waiting", async () => {
    const { gate, id } = await player({ firstname: "Bonus" });
    const wish = { method: "CREDITCARD", amount: "20.00", bonus_code: "BELL25" };
    const { payment_id } = await gate.call("startDeposit", wish);
    await settle(id, payment_id, "20.00");
    const report = () => {
      const rows = JSON.parse(runOperator("bonus-report.ts", ["--json"]).said) as Record<string, unknown>[];
      return rows.find(({ code }) => code === "BELL25");
    };
    expect(report()).toMatchObject({
      currency: "EUR",
      claims: 1,
      outstandingMinor: "5.00",
      costMinor: "0.00",
    });
    expect(runOperator("bonus-report.ts", []).said).toMatch(/BELL25\s.*EUR.*5\.00/);

    const run = (...words: string[]) => runOperator("bonus-review.ts", words);
    expect(run()).toEqual({ status: 0, said: "No bonus waits for review.\n" });
    const { bonus_id } = (await gate.call("bonuses", {})).bonuses[0]!;
    expect(run("release", bonus_id).status).toBe(1);
    // As if it had been wagered by covering nearly all outcomes.
    await queryPostgres(
      postgres,
      "UPDATE player_bonus SET state = 'review', review = 'low risk', wagered_minor = wagering_required_minor WHERE id = $1",
      [bonus_id],
    );
    expect(run().said).toMatch(new RegExp(`${bonus_id}.*${id}.*BELL25.*EUR.*5\\.00.*low risk`));
    expect(run("release", bonus_id)).toEqual({ status: 0, said: `${bonus_id} is completed now.\n` });
    expect(run("revoke", bonus_id).status).toBe(1);
    expect(run("release").status).toBe(2);
    expect(run("forgive", bonus_id).status).toBe(2);
    expect(report()).toMatchObject({ outstandingMinor: "0.00", costMinor: "5.00" });
    await expect
      .poll(async () => (await gate.call("balance", {})).player_balance_amount, { timeout: 5_000 })
      .toBe("25.00");
  });

  it("connect-a-blog: the latest posts come from the brand's WordPress", async () => {
    const { posts } = await clientOf().call("latestBlogPosts", {});
    expect(posts).toMatchObject([
      { title: { rendered: "A draw, step by step" }, link: "https://blog.example/draw" },
    ]);
  });
});

function openssl(...args: string[]): void {
  execFileSync("openssl", args, { stdio: "pipe" });
}
