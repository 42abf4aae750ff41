import { z } from "zod";
import { defineOfficeCall } from "../office-call.ts";

export const contentVersions = defineOfficeCall({
  name: "contentVersions",
  summary: "The published versions of the content, newest first",
  method: "GET",
  path: "/api/content/versions",
  permission: "content.read",
  input: z.object({}),
  output: z.object({
    versions: z.array(
      z.object({
        version: z.number().int(),
        published_at: z.iso.datetime(),
        published_by: z.string(),
        files: z.array(z.string()),
        taken_back: z.array(z.string()).describe("Those for which the release's files count again"),
        reason: z.string(),
      }),
    ),
  }),
});
