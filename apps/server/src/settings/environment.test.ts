import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { liveVariables as live } from "./testing/live-variables.ts";

describe("the environment", () => {
  it("the environment is a sandbox on port 3000 when nothing is set", () => {
    expect(readEnvironment({})).toMatchObject({
      sandbox: true,
      port: 3000,
      dataFolder: ".data",
      idleTimeoutMs: 1_800_000,
      defaultCountry: "IE",
    });
  });

  it("[2.27] the environment reads the apps that may frame the site, and refuses values that are not origins", () => {
    expect(readEnvironment({}).mobileIframeHosts).toEqual([]);
    const MOBILE_IFRAME_HOSTS = "https://app.example:8443, capacitor://localhost";
    expect(readEnvironment({ MOBILE_IFRAME_HOSTS }).mobileIframeHosts).toEqual([
      "https://app.example:8443",
      "capacitor://localhost",
    ]);
    for (const wrong of ["*", "app.example", "https://app.example/path", "https://a; script-src *"])
      expect(() => readEnvironment({ MOBILE_IFRAME_HOSTS: wrong })).toThrow("MOBILE_IFRAME_HOSTS");
  });

  it("[2.30] the environment reads a chat provider's script and id, both or neither", () => {
    expect(readEnvironment({}).chat).toBeUndefined();
    const CHAT_SCRIPT_URL = "https://chat.example/widget.js";
    expect(readEnvironment({ CHAT_SCRIPT_URL, CHAT_ID: "bell-1" }).chat).toEqual({
      script: CHAT_SCRIPT_URL,
      id: "bell-1",
    });
    expect(() => readEnvironment({ CHAT_SCRIPT_URL })).toThrow("Set CHAT_ID");
    expect(() => readEnvironment({ CHAT_ID: "bell-1" })).toThrow("Set CHAT_SCRIPT_URL");
    for (const wrong of ["", "http://chat.example/w.js", "chat.example", "javascript:alert(1)", "/widget.js"])
      expect(() => readEnvironment({ CHAT_SCRIPT_URL: wrong, CHAT_ID: "1" })).toThrow("CHAT_SCRIPT_URL");
    for (const wrong of ["", "a b", '"><script>'])
      expect(() => readEnvironment({ CHAT_SCRIPT_URL, CHAT_ID: wrong })).toThrow("CHAT_ID");
    const standIn = { CHAT_SCRIPT_URL: "/sandbox/chat.js", CHAT_ID: "sandbox" };
    expect(readEnvironment(standIn).chat?.script).toBe("/sandbox/chat.js");
    expect(() => readEnvironment({ ...live, ...standIn })).toThrow("the stand-in is the sandbox's");
  });

  it("the environment reads the identity vendor's address, key and secret, all or none, and no secret of another form", () => {
    expect(readEnvironment({}).identity).toBeUndefined();
    const secret = `whsec_${Buffer.from("twenty-four bytes or more").toString("base64")}`;
    const all = {
      IDENTITY_URL: "https://vendor.example/v1",
      IDENTITY_KEY: "a key that is long enough",
      IDENTITY_WEBHOOK_SECRET: secret,
    };
    expect(readEnvironment(all).identity).toEqual({
      ...{ url: all.IDENTITY_URL, key: all.IDENTITY_KEY, webhookSecrets: [secret] },
    });
    const next = `whsec_${Buffer.from("the one that comes after it").toString("base64")}`;
    const both = { ...all, IDENTITY_WEBHOOK_SECRET_NEXT: next };
    expect(readEnvironment(both).identity?.webhookSecrets).toEqual([secret, next]);
    for (const missing of Object.keys(all))
      expect(() => readEnvironment({ ...all, [missing]: undefined })).toThrow("together, or none of them");
    for (const wrong of [secret.replace("whsec_", ""), "whsec_c2hvcnQ=", "whsec_"])
      expect(() => readEnvironment({ ...all, IDENTITY_WEBHOOK_SECRET: wrong })).toThrow(
        "IDENTITY_WEBHOOK_SECRET",
      );
  });

  it("chats are answered at any hour in a sandbox, unless CHAT_HOURS says support's", () => {
    expect(readEnvironment({}).chatIsAlwaysOpen).toBe(true);
    expect(readEnvironment({ CHAT_HOURS: "support" }).chatIsAlwaysOpen).toBe(false);
    expect(() => readEnvironment({ CHAT_HOURS: "now" })).toThrow("CHAT_HOURS");
  });

  it("the environment accepts DROPS_DUE in a sandbox only, where it is off by default", () => {
    expect(readEnvironment({ DROPS_DUE: "true" }).dropsAreDue).toBe(true);
    expect(readEnvironment({}).dropsAreDue).toBe(false);
    expect(() => readEnvironment({ ...live, DROPS_DUE: "true" })).toThrow("DROPS_DUE");
  });

  it("the environment has house players in a sandbox unless HOUSE_PLAYERS is false, and refuses them for real money", () => {
    expect(readEnvironment({}).housePlayers).toBe(true);
    expect(readEnvironment({ HOUSE_PLAYERS: "false" }).housePlayers).toBe(false);
    expect(readEnvironment(live).housePlayers).toBe(false);
    expect(() => readEnvironment({ ...live, HOUSE_PLAYERS: "true" })).toThrow("HOUSE_PLAYERS");
  });

  it("the environment takes the length of win-time clocks in a sandbox from CLOCKS_EVERY_MS: 10 minutes by default, their hours with 0; for real money it is refused", () => {
    expect(readEnvironment({}).clocksEveryMs).toBe(600_000);
    expect(readEnvironment({ CLOCKS_EVERY_MS: "20000" }).clocksEveryMs).toBe(20_000);
    expect(readEnvironment({ CLOCKS_EVERY_MS: "0" }).clocksEveryMs).toBeUndefined();
    expect(readEnvironment(live).clocksEveryMs).toBeUndefined();
    expect(() => readEnvironment({ ...live, CLOCKS_EVERY_MS: "20000" })).toThrow("CLOCKS_EVERY_MS");
    expect(() => readEnvironment({ CLOCKS_EVERY_MS: "70000" })).toThrow("CLOCKS_EVERY_MS");
  });

  it("the environment draws demonstrations every two minutes in a sandbox, all lotteries by DRAWS_EVERY_MS or by their calendars with 0, and always by the calendars for real money", () => {
    expect(readEnvironment({}).soonDraws).toEqual({ everyMs: 120_000, which: "demonstrations" });
    expect(readEnvironment({ DRAWS_EVERY_MS: "60000" }).soonDraws).toEqual({ everyMs: 60_000, which: "all" });
    expect(readEnvironment({ DRAWS_EVERY_MS: "0" }).soonDraws).toBeUndefined();
    expect(readEnvironment(live).soonDraws).toBeUndefined();
    expect(() => readEnvironment({ ...live, DRAWS_EVERY_MS: "60000" })).toThrow("DRAWS_EVERY_MS");
    expect(() => readEnvironment({ DRAWS_EVERY_MS: "70000" })).toThrow("DRAWS_EVERY_MS");
  });

  it("the environment reads affiliates' URLs as JSON by op tag", () => {
    const text = '{"acme":{"signup":"https://acme.example/hit?click={oid}"}}';
    expect(readEnvironment({ AFFILIATE_POSTBACKS: text }).affiliatePostbacks).toEqual({
      acme: { signup: "https://acme.example/hit?click={oid}" },
    });
    expect(readEnvironment({}).affiliatePostbacks).toEqual({});
  });

  it("the environment reads the launch URLs of providers' own games as JSON by code", () => {
    const text = '{"NE":"https://games.example/launch"}';
    expect(readEnvironment({ PROVIDER_LAUNCH_URLS: text }).providerLaunchUrls).toEqual({
      NE: "https://games.example/launch",
    });
    expect(readEnvironment({}).providerLaunchUrls).toEqual({});
  });

  it.each([
    "{",
    '{"NE":"/arcade/"}',
    '{"NE":"javascript:alert(1)"}',
    '{"NE":"https://games.example/?a=1"}',
    '{"ne":"https://games.example"}',
  ])("the environment refuses the launch URLs %s", (text) => {
    expect(() => readEnvironment({ PROVIDER_LAUNCH_URLS: text })).toThrow("PROVIDER_LAUNCH_URLS");
  });

  it("the environment reads the least seconds between rounds by country from MIN_ROUND_SECONDS, in ms", () => {
    expect(readEnvironment({ MIN_ROUND_SECONDS: '{"SE":3,"NO":2.5}' }).minimumRoundMs).toEqual({
      SE: 3_000,
      NO: 2_500,
    });
    expect(readEnvironment({}).minimumRoundMs).toEqual({});
  });

  it.each(["{", "3", '{"SE":"3"}', '{"SE":0.5}', '{"SE":61}', '{"se":3}', '{"XX":3}'])(
    "the environment refuses the least seconds between rounds %s",
    (text) => {
      expect(() => readEnvironment({ MIN_ROUND_SECONDS: text })).toThrow("MIN_ROUND_SECONDS");
    },
  );

  it("the environment takes the company's directory whole or not at all, and for real money over https alone", () => {
    const whole = {
      OFFICE_OIDC_ISSUER: "https://login.company.example",
      OFFICE_OIDC_CLIENT_ID: "office",
      OFFICE_OIDC_CLIENT_SECRET: "a secret of the office's own",
    };
    expect(readEnvironment({ ...live, ...whole }).office.directory).toEqual({
      ...{ issuer: whole.OFFICE_OIDC_ISSUER, clientId: "office" },
      clientSecret: whole.OFFICE_OIDC_CLIENT_SECRET,
    });
    expect(readEnvironment(live).office.directory).toBeUndefined();
    for (const name of Object.keys(whole))
      expect(() => readEnvironment({ ...whole, [name]: undefined }), name).toThrow("together");
    const open = { ...whole, OFFICE_OIDC_ISSUER: "http://login.company.example" };
    expect(() => readEnvironment({ ...live, ...open })).toThrow("Set OFFICE_OIDC_ISSUER to an https address");
  });

  it("the environment wants a key of 32 bytes for documents, a bucket's login, and a daemon's address, and says what is missing without a secret", () => {
    const DOCUMENTS_KEY = Buffer.alloc(32, 9).toString("base64");
    const { documents } = readEnvironment({ DOCUMENTS_KEY, DOCUMENTS_KEY_OLD: live.DOCUMENTS_KEY });
    expect(documents.keys.map(([first]) => first)).toEqual([9, 7]);
    const { DOCUMENTS_KEY: _, ...without } = live;
    expect(readEnvironment(without).warnings).toContainEqual(expect.stringContaining("DOCUMENTS_KEY"));
    const short = Buffer.alloc(31, 9).toString("base64");
    const failure = () => readEnvironment({ DOCUMENTS_KEY: short });
    expect(failure).toThrow("31 bytes");
    expect(failure).not.toThrow(short);
    const DOCUMENTS_S3_URL = "https://s3.example/documents";
    expect(() => readEnvironment({ DOCUMENTS_S3_URL })).toThrow("DOCUMENTS_S3_SECRET");
    expect(() => readEnvironment({ DOCUMENTS_KEY_OLD: DOCUMENTS_KEY })).toThrow("Set DOCUMENTS_KEY");
    for (const wrong of ["127.0.0.1:3310", "http://clam:3310", "unix://x"])
      expect(() => readEnvironment({ CLAMAV_URL: wrong })).toThrow("tcp://127.0.0.1:3310");
  });

  it("the environment has metrics on the loopback at port 9464, never at the site's", () => {
    expect(readEnvironment({}).metrics).toEqual({ port: 9464, host: "127.0.0.1", isChosen: false });
    expect(() => readEnvironment({ PORT: "3000", METRICS_PORT: "3000" })).toThrow("METRICS_PORT");
  });

  it("the environment refuses a mail server without a sender", () => {
    expect(() => readEnvironment({ SMTP_URL: "smtp://mail.example" })).toThrow("Set MAIL_FROM");
  });

  it.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["SANDBOX", "perhaps"],
    ["TRUST_PROXY", "0"],
    ["GEO_DEFAULT", "Ireland"],
    ["IDLE_TIMEOUT_SECONDS", "0"],
    ["AFFILIATE_POSTBACKS", "acme"],
    ["AFFILIATE_POSTBACKS", '{"acme":"https://acme.example"}'],
    ["AFFILIATE_POSTBACKS", '{"acme":{"signup":"ftp://acme.example"}}'],
    ["AFFILIATE_POSTBACKS", '{"acme":{"signup":"https://{btag}.example"}}'],
    ["AFFILIATE_POSTBACKS", '{"acme":{"signup":"https://acme.example/{btag}/hit"}}'],
    ["AFFILIATE_POSTBACKS", '{"acme":{"wager":"https://acme.example"}}'],
    ["SMTP_URL", "https://mail.example"],
    ["MAIL_FROM", "A <a@example.org>\r\nBcc: b@example.org"],
  ])("the environment refuses %s=%s and names the variable", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });

  it.each([
    [undefined, "30 minutes, 1,800,000 ms", 1_800_000],
    ["900", "15 minutes", 900_000],
    ["5", "5 seconds, the shortest", 5_000],
  ])(
    "the environment with IDLE_TIMEOUT_SECONDS=%s ends an idle session after %s",
    (value, _after, idleTimeoutMs) => {
      expect(readEnvironment({ IDLE_TIMEOUT_SECONDS: value })).toMatchObject({ idleTimeoutMs });
    },
  );

  it.each([
    ["true", true],
    ["false", false],
    [undefined, false],
  ])(
    "the environment with SHOW_TRANSLATION_KEYS=%s shows the keys of missing texts: %s",
    (value, showTranslationKeys) => {
      expect(readEnvironment({ SHOW_TRANSLATION_KEYS: value })).toMatchObject({ showTranslationKeys });
    },
  );

  it.each([
    ["true", 1],
    ["2", 2],
    ["false", 0],
    [undefined, 0],
  ])("the environment with TRUST_PROXY=%s trusts %i proxies", (value, trustedProxies) => {
    expect(readEnvironment({ TRUST_PROXY: value })).toMatchObject({ trustedProxies });
  });

  it.each([
    ["true", true],
    ["false", false],
    [undefined, true],
  ])("the environment with FREE_PLAY=%s allows free play: %s", (value, freePlayAllowed) => {
    expect(readEnvironment({ FREE_PLAY: value })).toMatchObject({ freePlayAllowed });
  });

  it.each([
    [undefined, []],
    ["no, SE", ["NO", "SE"]],
  ])("the environment with MAINTENANCE_MODE_COUNTRIES=%s closes %j", (value, maintenanceCountries) => {
    expect(readEnvironment({ MAINTENANCE_MODE_COUNTRIES: value })).toMatchObject({ maintenanceCountries });
  });

  it.each([
    ["true", true],
    ["TRUE", false],
    ["1", false],
    ["yes", false],
    [undefined, false],
  ])(
    "the environment reads the brand from query and hostname where BRAND_FROM_… is %j: %j",
    (value, expected) => {
      const switches = { BRAND_FROM_QUERY: value, BRAND_FROM_HOSTNAME: value };
      expect(readEnvironment(switches).brandSources).toMatchObject({
        fromQuery: expected,
        fromHostname: expected,
      });
    },
  );

  it.each([
    ["FUNLY", "FUNLY"],
    ["casinoroom", "LUCKYCLOVER"],
    ["unheard-of", "BELLWETHER"],
    [undefined, "BELLWETHER"],
  ])("the environment with BRAND_DEFAULT=%s uses %s where nothing else names a brand", (value, brand) => {
    expect(readEnvironment({ BRAND_DEFAULT: value }).brandSources.default).toBe(brand);
  });
});
