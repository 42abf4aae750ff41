import { SANDBOX_BEACON } from "@bellwether/sandbox";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { liveVariables as live } from "./testing/live-variables.ts";

/** What must be set before the product starts for real money, and which addresses and settings a sandbox refuses. */
describe("the environment", () => {
  it("the environment refuses production with the sandbox on, and says what to set", () => {
    expect(() => readEnvironment({ NODE_ENV: "production" })).toThrow("set SANDBOX=false");
  });

  it.each(["Production", "PRODUCTION", " production", "prod", "live"])(
    "the environment refuses NODE_ENV %j, which would not start as production",
    (name) => {
      expect(() => readEnvironment({ ...live, NODE_ENV: name })).toThrow("NODE_ENV");
      expect(() => readEnvironment({ NODE_ENV: name })).toThrow("NODE_ENV");
    },
  );

  it.each([
    ["PIQ_PASSWORD", ""],
    ["PIQ_PASSWORD", "fifteen bytes.."],
    ["PIQ_PASSWORD", "piq-sandbox"],
    ["PIQ_ADMIN_PASSWORD", "piq-admin-sandbox"],
    ["PIQ_ADMIN_PASSWORD", "fifteen bytes.."],
    ["PIQ_ADMIN_URL", "http://cashier.example/admin"],
    ["PIQ_USER", ""],
    ["SPELPAUS_KEY", ""],
    ["SPELPAUS_KEY", "short"],
    ["GAMSTOP_KEY", ""],
    ["GAMSTOP_KEY", "short"],
    ["SCREENING_KEY", "short"],
    ["SCREENING_URL", "http://lists.example/screen"],
    ["IDENTITY_KEY", "short"],
    ["IDENTITY_URL", "http://vendor.example"],
    ["IDENTITY_WEBHOOK_SECRET", "whsec_c2hvcnQ="],
    ["OFFICE_OIDC_CLIENT_SECRET", "short"],
    ["DATABASE_URL", "postgres://bellwether:secret@somewhere/bellwether"],
    ["REDIS_URL", "redis://:secret@somewhere"],
    ["SMTP_URL", "smtp://bellwether:secret@somewhere"],
  ])("the environment refuses real money with %s=%j", (name, value) => {
    const more = { MAIL_FROM: "post@bellwether.example", [name]: value };
    expect(() => readEnvironment({ ...live, ...more })).toThrow(name);
  });

  it("the environment refuses real money with the sandbox's beacon, whose values everybody can compute", () => {
    const more = { BEACON_URL: "https://beacon.example", BEACON_CHAIN_HASH: SANDBOX_BEACON.chainHash };
    expect(() => readEnvironment({ ...live, ...more })).toThrow("BEACON_CHAIN_HASH");
    expect(readEnvironment({ ...live, BEACON_URL: "https://api.drand.sh" })).toMatchObject({
      beacon: { url: "https://api.drand.sh" },
    });
  });

  it.each([
    [{ TOGGLES: '{"SWEDISH_LICENSE_ACTIVE": true}' }, "SWEDISH_LICENSE_ACTIVE contradict"],
    [{ TOGGLES: '{"SWEDISH_LICENSE_ACTIVE": {"from": "2027-01-01"}}' }, "SWEDISH_LICENSE_ACTIVE contradict"],
    [
      { GAMSTOP_URL: "https://register.example/v2", GAMSTOP_KEY: "sixteen bytes or more" },
      "GAMSTOP_URL contradict",
    ],
  ])("the environment refuses LICENCE=curacao with %j: no page can show two licences", (more, words) => {
    expect(() => readEnvironment({ LICENCE: "curacao", ...more })).toThrow(words);
    expect(() => readEnvironment({ ...more })).not.toThrow();
  });

  it.each(["0.0.0.0", "::", "192.168.1.5"])(
    "the environment opens no sandbox on %s unless SANDBOX is set",
    (HOST) => {
      expect(() => readEnvironment({ HOST })).toThrow("set SANDBOX=false, or SANDBOX=true");
      expect(readEnvironment({ HOST, SANDBOX: "true" })).toMatchObject({ sandbox: true });
      expect(readEnvironment({ ...live, HOST })).toMatchObject({ sandbox: false });
    },
  );

  it.each(["127.0.0.1", "localhost", "::1"])(
    "the environment is a sandbox on %s when nothing else is set",
    (HOST) => {
      expect(readEnvironment({ HOST })).toMatchObject({ sandbox: true });
    },
  );

  it("the environment starts for real money when everything is set", () => {
    expect(readEnvironment(live)).toMatchObject({ sandbox: false });
  });

  it.each([
    "DATABASE_URL",
    "PUBLIC_URL",
    "PIQ_URL",
    "PIQ_PASSWORD",
    "PIQ_ADMIN_URL",
    "PIQ_ADMIN_PASSWORD",
    "MESSAGE_GATEWAY_URL",
    "PROVIDER_KEYS_DIR",
  ])("the environment refuses real money without %s", (name) => {
    expect(() => readEnvironment({ ...live, [name]: undefined })).toThrow(name);
  });

  it("the environment wants the application's login beside the owner's, and says what a start for real money lacks", () => {
    const DATABASE_OWNER_URL = "postgres://owner@db.example/bell?sslmode=verify-full";
    expect(() => readEnvironment({ DATABASE_OWNER_URL })).toThrow("Set DATABASE_URL");
    expect(readEnvironment({ ...live, DATABASE_OWNER_URL }).warnings).toEqual([]);
    expect(readEnvironment(live).warnings).toEqual([expect.stringContaining("DATABASE_OWNER_URL")]);
    expect(readEnvironment({}).warnings).toEqual([]);
  });

  it.each([
    [{ HOST: "0.0.0.0" }, 1],
    [{ HOST: "192.168.1.5", TRUST_PROXY: "false" }, 1],
    [{ HOST: "0.0.0.0", TRUST_PROXY: "true" }, 0],
    [{ HOST: "0.0.0.0", TRUST_PROXY: "2" }, 0],
    [{ HOST: "127.0.0.1" }, 0],
  ])("with %j a start for real money has %d warnings of plain HTTP to other machines", (more, count) => {
    const { warnings } = readEnvironment({ ...live, ...more });
    expect(warnings.filter((words) => words.includes("plain HTTP"))).toHaveLength(count);
  });

  it("the environment takes a second password of the cashier while it is changed, and none that is short for real money", () => {
    expect(readEnvironment({}).paymentIq.nextPassword).toBeUndefined();
    const PIQ_PASSWORD_NEXT = "another of 24 bytes.....";
    expect(readEnvironment({ ...live, PIQ_PASSWORD_NEXT }).paymentIq.nextPassword).toBe(PIQ_PASSWORD_NEXT);
    for (const short of ["", "short"])
      expect(() => readEnvironment({ ...live, PIQ_PASSWORD_NEXT: short })).toThrow("PIQ_PASSWORD_NEXT");
  });

  it("the environment lets letters leave this machine only encrypted for real money", () => {
    const mustEncrypt = (more: object) =>
      readEnvironment({ SMTP_URL: "smtp://mail.example:587", MAIL_FROM: "a@b.example", ...more }).smtp
        ?.mustEncrypt;
    expect([mustEncrypt({}), mustEncrypt(live)]).toEqual([false, true]);
    expect(mustEncrypt({ ...live, SMTP_URL: "smtp://127.0.0.1:25" })).toBe(false);
  });
});
