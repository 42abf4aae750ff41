import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";
import type { Hono } from "hono";

/** Everybody can read this key, and so knows every value in advance: production refuses this chain. */
const SECRET_KEY = "271594114e594036d33047262caf06edc6a10ceec0f86cf51a35de120050054e";
const GENESIS_S = 1_767_225_600;
const PERIOD_S = 3;
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/** Hash and public key of the stand-in's chain. */
export const SANDBOX_BEACON = {
  chainHash: "b263204f67316b7201a0d9198ed24515cb413cd94e5e903c1c66ed285f32465c",
  publicKey:
    "84f98883f8d4da7186dc8885f398afbd3c398a099602abcfa38c99a7de9a76b941bdcad585c9625eb9fc30ad8735c6b112d4d878b09e1531d0c7fc4dab5000be9d43da51d5032f88293b95fdc4dab9df02fb968f0cc03b0a4974534f84f1d75f",
};

const info = {
  public_key: SANDBOX_BEACON.publicKey,
  period: PERIOD_S,
  genesis_time: GENESIS_S,
  hash: SANDBOX_BEACON.chainHash,
  groupHash: "b5d4647d52cec4cc9a675c811af2212300dec7b4956bf96f913bbce07ae0bbd0",
  schemeID: "bls-unchained-g1-rfc9380",
  metadata: { beaconID: "bellwether-sandbox" },
};

/** A beacon with one signer, on drand's HTTP wire: a value every 3 s, which is signed at its first request. */
export function mountBeacon(app: Hono, { now }: { now: () => Date }): void {
  const latest = () => Math.floor((now().getTime() / 1_000 - GENESIS_S) / PERIOD_S) + 1;
  let cached: { round: number; signature: string } | undefined;
  const beaconValue = (round: number) => {
    if (cached?.round !== round) cached = { round, signature: signRound(round) };
    const { signature } = cached;
    const randomness = createHash("sha256").update(Buffer.from(signature, "hex")).digest("hex");
    return { round, randomness, signature };
  };

  app.get("/sandbox/beacon/:chain/info", (c) =>
    c.req.param("chain") === info.hash ? c.json(info) : c.text("no such chain", 404),
  );
  app.get("/sandbox/beacon/:chain/public/:round", (c) => {
    if (c.req.param("chain") !== info.hash) return c.text("no such chain", 404);
    const wanted = c.req.param("round");
    const round = wanted === "latest" ? latest() : Number(wanted);
    if (!Number.isSafeInteger(round) || round < 1 || round > latest()) return c.text("no such round", 404);
    c.header("date", now().toUTCString());
    return c.json(beaconValue(round));
  });
}

function signRound(round: number): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  const { shortSignatures } = bls12_381;
  const message = shortSignatures.hash(createHash("sha256").update(bytes).digest(), DOMAIN);
  return shortSignatures.sign(message, Buffer.from(SECRET_KEY, "hex")).toHex();
}
