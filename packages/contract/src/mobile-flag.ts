import { z } from "zod";
import { wholeNumber } from "./whole-number.ts";

/** Whether the client is on a phone: `true` or `false`, or 1 or 0 as clients of the older calls write it. */
export const MobileFlag = z
  .union([z.boolean(), wholeNumber(0, 1)])
  .transform((flag) => flag === true || flag === 1);
