import type { GateFixture } from "./gate-fixture.ts";
import { createSoftPasskey } from "./soft-passkey.ts";

/** A challenge as the gate gives it. */
export type GivenChallenge = { challenge_id: string; options: { challenge: string } };

/** The address of the default brand's host in the fixture. */
export const BRAND_ORIGIN = "https://bellwether.test";

/** Adds a passkey to the player's account as a browser does, and returns it. */
export async function addSoftPasskey(
  gate: GateFixture,
  session: string,
  {
    origin = BRAND_ORIGIN,
    name = "My phone",
    ...word
  }: { origin?: string; name?: string; scratch_code?: string } = {},
) {
  const passkey = createSoftPasskey(origin);
  const offer = await gate.call("offerPasskey", { password: "correct horse battery", ...word }, session);
  const { challenge_id, options } = offer as unknown as GivenChallenge;
  await gate.call("addPasskey", { challenge_id, response: passkey.create(options), name }, session);
  return passkey;
}
