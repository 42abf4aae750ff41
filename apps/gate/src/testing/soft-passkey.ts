import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const PRESENT = 0x01;
const VERIFIED = 0x04;
const NEW_KEY = 0x40;

type Offer = { challenge: string };
/** What an answer claims in place of the truth. */
type Lies = { origin?: string; host?: string; isVerified?: boolean; counter?: number };

const sha256 = (data: string | Uint8Array) => createHash("sha256").update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** An authenticator in software with one passkey for an origin, as a phone would have it. It answers whatever it is asked. */
export function createSoftPasskey(origin: string) {
  const keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync("ec", {
    namedCurve: "P-256",
  });
  const id = randomBytes(16);
  let used = 0;

  const clientData = (type: string, { challenge }: Offer, lies: Lies) =>
    JSON.stringify({ type, challenge, origin: lies.origin ?? origin, crossOrigin: false });
  const authenticatorData = (flags: number, lies: Lies) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(lies.counter ?? used);
    const verified = (lies.isVerified ?? true) ? VERIFIED : 0;
    const host = lies.host ?? new URL(lies.origin ?? origin).hostname;
    return Buffer.concat([sha256(host), Buffer.of(PRESENT | verified | flags), counter]);
  };
  const wrap = (response: Record<string, unknown>) => ({
    ...{ id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {}, response },
  });

  return {
    /** The answer of a registration. */
    create(offer: Offer, lies: Lies = {}) {
      const { x = "", y = "" } = keys.publicKey.export({ format: "jwk" });
      const key = new Map<number, number | Uint8Array>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ]);
      const authData = new Uint8Array(
        Buffer.concat([
          authenticatorData(NEW_KEY, lies),
          Buffer.alloc(16),
          Buffer.of(0, id.length),
          id,
          isoCBOR.encode(key),
        ]),
      );
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return wrap({
        clientDataJSON: text(Buffer.from(clientData("webauthn.create", offer, lies))),
        attestationObject: text(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
        transports: ["internal"],
      });
    },
    /** The answer of a login. Each raises the counter. */
    answer(offer: Offer, lies: Lies = {}) {
      used += 1;
      const data = clientData("webauthn.get", offer, lies);
      const signed = authenticatorData(0, lies);
      return wrap({
        clientDataJSON: text(Buffer.from(data)),
        authenticatorData: text(signed),
        signature: text(sign("sha256", Buffer.concat([signed, sha256(data)]), keys.privateKey)),
      });
    },
  };
}
