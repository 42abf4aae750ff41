import { z } from "zod";

/** Lower-case words joined by hyphens, as in addresses and file names. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
