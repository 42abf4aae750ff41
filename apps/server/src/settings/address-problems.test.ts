import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";
import { liveVariables as live } from "./testing/live-variables.ts";

describe("addresses in the environment", () => {
  const ADDRESSES = [
    "PUBLIC_URL",
    "PUBLIC_URL_FUNLY",
    "PIQ_URL",
    "MESSAGE_GATEWAY_URL",
    "SPELPAUS_URL",
    "GAMSTOP_URL",
    "BEACON_URL",
    "BLOG_URL_FUNLY",
  ];
  /** The settings that hold addresses in JSON, with this one in them. */
  const inJson = (url: string) => ({
    AFFILIATE_POSTBACKS: JSON.stringify({ acme: { first_deposit: url } }),
    PROVIDER_LAUNCH_URLS: JSON.stringify({ NE: url }),
  });
  const withAddress = (url: string) =>
    Object.entries({ ...Object.fromEntries(ADDRESSES.map((name) => [name, url])), ...inJson(url) });

  it("the environment refuses plain HTTP to another machine for real money, by the name of each of the 10 settings; a sandbox and this machine may have it", () => {
    for (const [name, value] of withAddress("http://other.example")) {
      expect(() => readEnvironment({ ...live, [name]: value }), name).toThrow(
        `Set ${name} to an https address: what goes to other.example`,
      );
      expect(() => readEnvironment({ [name]: value }), name).not.toThrow();
    }
    for (const host of ["localhost:8025", "bell.localhost", "127.0.0.1:9", "[::1]:9"])
      for (const [name, value] of withAddress(`http://${host}`))
        expect(() => readEnvironment({ ...live, [name]: value }), `${name}=${value}`).not.toThrow();
    expect(() => readEnvironment({ ...live, MOBILE_IFRAME_HOSTS: "http://app.example" })).toThrow(
      "MOBILE_IFRAME_HOSTS",
    );
  });

  it.each([
    "javascript:alert(1)",
    "data:text/html,hi",
    "file:///etc/passwd",
    "ftp://other.example",
    "//other.example",
    "/\\other.example",
    "https://name:password@other.example",
    "https://name@other.example",
  ])("the environment refuses the address %s in each of the 10 settings, in a sandbox too", (url) => {
    for (const [name, value] of withAddress(url)) {
      expect(() => readEnvironment({ [name]: value }), name).toThrow(name);
      expect(() => readEnvironment({ ...live, [name]: value }), name).toThrow(name);
    }
  });

  it.each(["LICENCE_SEAL_URL", "CHAT_SCRIPT_URL"])("the environment refuses a password in %s", (name) => {
    expect(() => readEnvironment({ CHAT_ID: "1", [name]: "https://a:b@seal.example/s.js" })).toThrow(name);
  });

  it("the cashier's stand-in is the sandbox's", () => {
    expect(readEnvironment({ PIQ_URL: "/sandbox/cashier" }).paymentIq.url).toBe("/sandbox/cashier");
    expect(() => readEnvironment({ ...live, PIQ_URL: "/sandbox/cashier" })).toThrow("Set PIQ_URL");
  });

  it.each([
    "https://10.0.0.1/hit",
    "https://172.20.0.1/hit",
    "https://192.168.1.1/hit",
    "https://169.254.169.254/latest",
    "https://[::ffff:10.0.0.1]/hit",
    "https://[fd00::1]/hit",
    "https://2852039166/hit",
    "https://0x0a000001/hit",
    "https://redis/hit",
    "https://metadata.google.internal/hit",
  ])("the environment refuses the postback %s, whose host is private, in a sandbox too", (url) => {
    const { AFFILIATE_POSTBACKS } = inJson(url);
    for (const more of [{}, live])
      expect(() => readEnvironment({ ...more, AFFILIATE_POSTBACKS })).toThrow("is in a private network");
  });

  it.each([
    ["DATABASE_URL", "postgres://bell:100%@db.example/bell"],
    ["DATABASE_URL", "postgres://bell:a%zz@db.example/bell"],
    ["DATABASE_OWNER_URL", "postgres://b%ell:secret@db.example/bell"],
    ["REDIS_URL", "redis://:100%@redis.example"],
    ["SMTP_URL", "smtps://bell:100%@mail.example"],
  ])(
    "the environment refuses %s=%s for its bare %%, names the setting and does not repeat the password",
    (name, value) => {
      for (const more of [{}, live]) {
        const start = () =>
          readEnvironment({
            DATABASE_URL: live.DATABASE_URL,
            MAIL_FROM: "a@b.example",
            ...more,
            [name]: value,
          });
        expect(start).toThrow(/write it as %25/);
        expect(start).toThrow(name);
        expect(start).not.toThrow(/100|zz|ell:/);
      }
    },
  );

  it.each([
    ["sslmode=prefer", "has sslmode=prefer"],
    ["sslmode=allow", "has sslmode=allow"],
    ["sslmode=no-verify", "has sslmode=no-verify"],
    ["sslmode=verify_full", "has sslmode=verify_full"],
    ["sslmode=", "has sslmode="],
    ["sslMode=require", "has the parameter sslMode"],
    ["ssl=true", "has the parameter ssl"],
    ["sslmode=disable&sslmode=require", "has the parameter sslmode twice"],
    ["sslrootcert=/etc/hostname", "has sslrootcert without sslmode"],
    ["sslmode=verify-full&sslrootcert=/nowhere/ca.crt", "has sslrootcert=/nowhere/ca.crt, a file that"],
    ["sslmode=verify-full&sslcert=/etc/hostname", "has one of sslcert and sslkey"],
  ])(
    "the environment refuses an address of PostgreSQL with ?%s, of one server and of several",
    (query, words) => {
      for (const host of ["db.example", "one.example:5432,two.example"])
        for (const name of ["DATABASE_URL", "DATABASE_OWNER_URL"]) {
          const start = () =>
            readEnvironment({ ...live, [name]: `postgres://bell:a-secret-password@${host}/bell?${query}` });
          expect(start).toThrow(words);
          expect(start).toThrow(name);
          expect(start).not.toThrow(/a-secret/);
        }
    },
  );

  it("the environment takes sslmode from the addresses alone, and warns of each server elsewhere without TLS for real money", () => {
    expect(() => readEnvironment({ ...live, PGSSLMODE: "require" })).toThrow("Set sslmode in DATABASE_URL");
    const warnings = (more: Record<string, string>) =>
      readEnvironment({ ...live, ...more }).warnings.filter((words) =>
        words.includes("could be read on its way"),
      );
    expect(
      warnings({ DATABASE_URL: "postgres://one.example,127.0.0.1/bell", REDIS_URL: "redis://r.example" }),
    ).toEqual([expect.stringContaining("DATABASE_URL"), expect.stringContaining("REDIS_URL")]);
    for (const query of ["require", "verify-ca", "verify-full"])
      expect(
        warnings({
          DATABASE_URL: `postgres://one.example/bell?sslmode=${query}`,
          REDIS_URL: "rediss://r.example",
        }),
      ).toEqual([]);
    for (const host of ["localhost", "127.0.0.1:5432", "%2Frun%2Fpostgresql"])
      expect(warnings({ DATABASE_URL: `postgres://bell@${host}/bell` })).toEqual([]);
  });

  it.each([
    ["DATABASE_URL", "postgres://bell:pa#ss@db.example/bell"],
    ["DATABASE_URL", "mysql://bell:secret@db.example/bell"],
    ["REDIS_URL", "redis.example:6379"],
  ])("the environment refuses %s=%s and names the setting", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
    expect(() => readEnvironment({ [name]: value })).not.toThrow(/pa#ss|secret/);
  });
});
