import { z } from "zod";

/** What a block can stop. A block of `login` ends the player's sessions, too. */
export const blockScopes = ["login", "play", "deposit", "withdraw", "bonus"] as const;
export const BlockScope = z.enum(blockScopes);
export type BlockScope = z.infer<typeof BlockScope>;

export const OfficeBlock = z.object({
  id: z.string(),
  scopes: z.array(BlockScope),
  reason: z.string(),
  blocked_by: z.string(),
  blocked_at: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
});
export type OfficeBlock = z.infer<typeof OfficeBlock>;
