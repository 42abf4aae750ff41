import { z } from "zod";
import { defineOfficeCall } from "../office-call.ts";

const REQUIRED = "core.error_field_required";

export const OfficeView = z.object({ id: z.string(), title: z.string(), path: z.string() });
export type OfficeView = z.infer<typeof OfficeView>;

/** A screen of the office with its filters. Typed searches are left out: they can name a player. */
const ViewPath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[a-z0-9/-]*(\?[\w.,:=&%-]+)?$/i, "core.error_invalid_param")
  .refine((path) => !new URLSearchParams(path.split("?")[1]).has("q"), "core.error_invalid_param");

export const savedViews = defineOfficeCall({
  name: "savedViews",
  summary: "The caller's saved views",
  method: "GET",
  path: "/api/views",
  permission: "anyone",
  input: z.object({}),
  output: z.object({ views: z.array(OfficeView) }),
});

export const keepView = defineOfficeCall({
  name: "keepView",
  summary:
    "Save a screen with its filters for oneself; the same screen and filters again get another title. 20 at most",
  method: "POST",
  path: "/api/views",
  permission: "anyone",
  input: z.object({
    title: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(60),
    path: ViewPath,
  }),
  output: z.object({ views: z.array(OfficeView) }),
});

export const dropView = defineOfficeCall({
  name: "dropView",
  summary: "Remove one of one's saved views",
  method: "POST",
  path: "/api/views/{view_id}/remove",
  permission: "anyone",
  input: z.object({ view_id: z.string().regex(/^\d{1,18}$/) }),
  output: z.object({ views: z.array(OfficeView) }),
});
