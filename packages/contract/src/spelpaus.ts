import { z } from "zod";

/** Request to the Swedish self-exclusion register: `POST /api/blocking-info/{actorId}`, with the actor's key in `authorization`. */
export const SpelpausRequest = z.object({
  requestId: z.string().min(1).max(100).describe("Unique for each question"),
  subjectId: z.string().describe("Personal number, 12 digits; another length is answered with 400"),
});

export const SpelpausAnswer = z.object({
  isBlocked: z.boolean(),
  requestId: z.string(),
  responseId: z.string(),
});
