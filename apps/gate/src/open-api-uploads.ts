import { documentUpload, Envelope, ErrorData, errorTable } from "@bellwether/contract";
import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";

const document = {
  ...{ document_id: "1", kind: "identity", state: "draft", begun_at: "2026-11-20T12:00:00.000Z" },
  pages: [{ page_id: "5f0a3b0c-58a7-4d7b-9f63-51b8d0b7a2a1", side: "front", type: "picture" }],
  ...{ sent_at: null, decided_at: null, cause: null, expires_on: null },
};
const examples: Record<string, string> = {
  kind: "identity",
  side: "front",
  upload_id: "0b7c2f0e-4f5e-4a3e-9a53-0d1c5a6b7c8d",
  document_id: "1",
};

/** The one call whose body is a file. */
export function uploadPaths(): ZodOpenApiPathsObject {
  const { name, summary, path, query, output } = documentUpload;
  const withExamples = Object.entries(query.shape).map(([field, schema]) => [
    field,
    schema.meta({ example: examples[field] }),
  ]);
  const success = Envelope.extend({ event: z.object({ status: z.literal("success"), data: output }) });
  const failure = Envelope.extend({ event: z.object({ status: z.literal("user_error"), data: ErrorData }) });
  const refused = { message: errorTable.file_unknown.message, errorCode: "file_unknown" };
  return {
    [path]: {
      post: {
        operationId: name,
        summary,
        requestParams: {
          query: z.object(Object.fromEntries(withExamples)),
          header: z.object({ "x-session-data": z.string().meta({ example: "the session's token" }) }),
        },
        requestBody: {
          required: true,
          content: {
            "application/octet-stream": {
              schema: { type: "string", format: "binary" },
              example: "the file's bytes",
            },
          },
        },
        responses: {
          "200": {
            description: "Success",
            content: {
              "application/json": {
                schema: success,
                example: { event: { status: "success", data: { document } } },
              },
            },
          },
          default: {
            description: "Refused or failed",
            content: {
              "application/json": {
                schema: failure,
                example: { event: { status: "user_error", data: refused } },
              },
            },
          },
        },
      },
    },
  };
}
