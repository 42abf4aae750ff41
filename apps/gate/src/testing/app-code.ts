import { Secret, TOTP } from "otpauth";
import type { GateFixture } from "./gate-fixture.ts";

type Guarded = { session: string; email: string };
const password = "correct horse battery";

/** What an authenticator app with this secret shows at the time. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period: 30 }).generate({
    timestamp: at.getTime(),
  });

/** Sets an authenticator app up for the player as a client does, and returns its secret. The code of this half minute is used up. */
export async function setAppUp(gate: GateFixture, player: Guarded, scratchCode?: string): Promise<string> {
  const word = { password, ...(scratchCode !== undefined && { scratch_code: scratchCode }) };
  const { secret } = await gate.call("beginApp", word, player.session);
  await gate.call("confirmApp", { code: codeAt(secret, gate.clock.at) }, player.session);
  return secret;
}
