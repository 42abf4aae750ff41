import { MinorAmount } from "@bellwether/contract/studio/amount.ts";
import { RoundEnded } from "@bellwether/contract/studio/events/round-ended.ts";
import { z } from "zod";
import { MultiplierHundredths, ReturnText, Risk } from "../../rules/multiplier.ts";

/** The number of equally wide segments of a wheel. */
export const WheelSegments = z.int().min(2).max(60);

/** The wheel that the player chooses. */
export const WheelInput = z.strictObject({ segments: WheelSegments, risk: Risk });
export type WheelInput = z.infer<typeof WheelInput>;

const Segment = z.int().min(0).max(59);

/** The wheel stopped with this segment under the pointer, counted clockwise from 0. */
const WheelStopped = z.object({
  type: z.literal("wheel-stopped"),
  segment: Segment,
  multiplierHundredths: MultiplierHundredths,
});

/** The segment pays; absent when its multiplier is 0. */
const SegmentWon = z.object({
  type: z.literal("segment-won"),
  segment: Segment,
  multiplierHundredths: MultiplierHundredths,
  payoutMinor: MinorAmount,
});

/** One step of a round of the wheel: `wheel-stopped`, `segment-won` if it pays, `round-ended`. */
export const WheelEvent = z.discriminatedUnion("type", [WheelStopped, SegmentWon, RoundEnded]);
export type WheelEvent = z.infer<typeof WheelEvent>;

/**
 * Every wheel: the multipliers of its segments clockwise in hundredths, all equally likely. `usual` is the wheel that the sheet's figures
 * describe. All wheels have exactly the same return.
 */
export const WheelLayout = z.object({
  kind: z.literal("wheel"),
  wheels: z
    .array(
      z.object({
        risk: Risk,
        segmentsHundredths: z.array(MultiplierHundredths).min(2).max(60),
        hitRate: z.string().regex(/^[0-9]{1,3}\.[0-9]{2}$/),
        returnToPlayer: ReturnText,
      }),
    )
    .min(1),
  usual: WheelInput,
});
export type WheelLayout = z.infer<typeof WheelLayout>;
