import { z } from "zod";

/** What the browser's passkey dialog returns, or wants: its form is the Web Authentication standard's, and a library checks it. */
export const WebAuthnJson = z.looseObject({});

/** Names a challenge that a passkey answers. */
export const ChallengeId = z.string().min(20).max(100);
