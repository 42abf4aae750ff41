import { localPath } from "@bellwether/contract/local-path.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGateFixture, type GateFixture } from "../../apps/gate/src/testing/gate-fixture.ts";
import { readEnvironment } from "../../apps/server/src/settings/environment.ts";

describe("redirects", () => {
  it.each([
    "//evil.example",
    "/\\evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/ok\r\nSet-Cookie: a=b",
    "",
    "evil",
    "/a/../../\\\\evil",
  ])("%j is not accepted as a path of the site", (text) => {
    expect(localPath(text)).toBeUndefined();
  });
  it("a plain path is accepted", () => {
    expect(localPath("/deposit?origin=%2Fplay%2F1")).toBe("/deposit?origin=%2Fplay%2F1");
  });
});

describe("outbound", () => {
  let gate: GateFixture;
  beforeAll(async () => {
    gate = await createGateFixture();
  });
  afterAll(() => gate.close());

  it("a register that does not answer blocks the player", async () => {
    const player = await gate.player(undefined, {
      country: "SE",
      phone: "070 123 45 67",
      personal_number: "199005170007",
    });
    gate.register.isSilent = true;
    await expect(
      gate.clientOf().send("login", { nickname: player.email, password: "correct horse battery" }),
    ).rejects.toMatchObject({ code: "register_unavailable" });
  });

  it("no request is sent to an address from user input: launch addresses contain only a path of the site", async () => {
    const player = await gate.player();
    for (const lobby_url of ["https://evil.example", "//evil.example", "javascript:alert(1)"])
      await expect(
        gate.call("launchUrl", { gameId: 1, language: "en", lobby_url }, player.session),
      ).rejects.toMatchObject({ code: "invalid_param" });
  });

  it("an error reveals no internals", async () => {
    const broken = await createGateFixture({
      deps: {
        translations: () => {
          throw new Error("secret path /srv/bellwether and SELECT * FROM player");
        },
      },
    });
    const response = await broken.app.request("http://gate.test/static/translations/core/en.json");
    const text = await response.text();
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(text).not.toMatch(/srv|SELECT|Error:|\.ts/);
    await broken.close();
  });
});

describe("platform", () => {
  const live = {
    NODE_ENV: "production",
    SANDBOX: "false",
    DATABASE_URL: "postgres://db/bellwether",
    PUBLIC_URL: "https://bellwether.example",
    PIQ_URL: "https://piq.example",
    PIQ_PASSWORD: "a password of 24 bytes..",
    PIQ_ADMIN_URL: "https://piq.example/admin",
    PIQ_ADMIN_PASSWORD: "an admin of 24 bytes....",
    MESSAGE_GATEWAY_URL: "https://sms.example",
    PROVIDER_KEYS_DIR: "/keys",
  };

  it("platform starts for real money with all settings", () => {
    expect(readEnvironment(live).sandbox).toBe(false);
  });

  it("platform refuses production with the sandbox on, or with a default secret", () => {
    expect(() => readEnvironment({ ...live, SANDBOX: undefined })).toThrow("SANDBOX");
    expect(() => readEnvironment({ ...live, PIQ_PASSWORD: "piq-sandbox" })).toThrow("PIQ_PASSWORD");
  });
});
