import { z } from "zod";
import { DAY_MS } from "../durations.ts";

/** The most draws that are on sale at once. */
export const MAX_DRAWS_AHEAD = 10;

export const Weekday = z.enum(["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]);
export type Weekday = z.infer<typeof Weekday>;

export const TimeOfDay = z.string().regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/);

const TimeZone = z.string().refine(
  (timeZone) => {
    try {
      return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone !== "";
    } catch {
      return false;
    }
  },
  { error: "a time zone of the IANA database" },
);

/** A day of the month: its number, where a month without it has no draw; `last`; or a weekday's first or last date. */
const DayOfMonth = z.union([
  z.int().min(1).max(31),
  z.literal("last"),
  z.templateLiteral(["first-", Weekday]),
  z.templateLiteral(["last-", Weekday]),
]);
export type DayOfMonth = z.infer<typeof DayOfMonth>;

const sales = {
  /** Sales close this long before the draw. */
  closesMs: z.int().min(1_000).max(DAY_MS),
  /** How many draws are on sale at once. */
  ahead: z.int().min(1).max(MAX_DRAWS_AHEAD),
  /** How long a draw waits for the beacon; then all stakes are returned. */
  patienceMs: z
    .int()
    .min(30_000)
    .max(7 * DAY_MS),
};

/** Draws by the local calendar. A local time that does not exist moves forward by the gap; of one that exists twice, the first counts. */
const DatedCalendar = z
  .strictObject({
    timeZone: TimeZone,
    at: TimeOfDay,
    days: z.array(Weekday).min(1).optional(),
    daysOfMonth: z.array(DayOfMonth).min(1).optional(),
    ...sales,
  })
  .refine(({ days, daysOfMonth }) => (days === undefined) !== (daysOfMonth === undefined), {
    error: "either days or daysOfMonth",
    path: ["days"],
  });
export type DatedCalendar = z.infer<typeof DatedCalendar>;

/** Draws at multiples of `everyMs` since midnight UTC. */
const ClockCalendar = z
  .strictObject({
    everyMs: z
      .int()
      .min(10_000)
      .max(DAY_MS)
      .refine((ms) => DAY_MS % ms === 0, { error: "a part of a day" }),
    /** In a sandbox: it stands for another calendar, so that nobody waits for Saturday to see a draw. */
    isDemonstration: z.literal(true).optional(),
    ...sales,
  })
  .refine(({ everyMs, closesMs }) => closesMs < everyMs, {
    error: "sales close after the draw before",
    path: ["closesMs"],
  });

export type ClockCalendar = z.infer<typeof ClockCalendar>;

/** When the draws of a table are, and how their tickets are sold. */
export const DrawCalendar = z.union([DatedCalendar, ClockCalendar]);
export type DrawCalendar = z.infer<typeof DrawCalendar>;
