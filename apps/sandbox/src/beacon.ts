import { createHash } from "node:crypto";
import { SANDBOX_CHAIN_INFO } from "@bellwether/contract/beacon-chains.ts";
import { bls12_381 } from "@noble/curves/bls12-381.js";
import type { Hono } from "hono";

/** Everybody can read this key, and so knows every value in advance: production refuses this chain. */
const SECRET_KEY = "271594114e594036d33047262caf06edc6a10ceec0f86cf51a35de120050054e";
const DOMAIN = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/** Hash and public key of the stand-in's chain. */
export const SANDBOX_BEACON = {
  chainHash: SANDBOX_CHAIN_INFO.hash,
  publicKey: SANDBOX_CHAIN_INFO.public_key,
};

const { hash, genesis_time, period } = SANDBOX_CHAIN_INFO;

/** A beacon with one signer, on drand's HTTP wire: a value every 3 s, which is signed at its first request. */
export function mountBeacon(app: Hono, { now }: { now: () => Date }): void {
  const latest = () => Math.floor((now().getTime() / 1_000 - genesis_time) / period) + 1;
  let cached: { round: number; signature: string } | undefined;
  const beaconValue = (round: number) => {
    if (cached?.round !== round) cached = { round, signature: signRound(round) };
    const { signature } = cached;
    const randomness = createHash("sha256").update(Buffer.from(signature, "hex")).digest("hex");
    return { round, randomness, signature };
  };

  app.get("/sandbox/beacon/:chain/info", (c) =>
    c.req.param("chain") === hash ? c.json(SANDBOX_CHAIN_INFO) : c.text("no such chain", 404),
  );
  app.get("/sandbox/beacon/:chain/public/:round", (c) => {
    if (c.req.param("chain") !== hash) return c.text("no such chain", 404);
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
