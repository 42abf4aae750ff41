import { networkOf } from "@bellwether/contract";
import { Slug } from "@bellwether/contract/slug.ts";
import {
  RoundId,
  ServerSeedHash,
  STUDIO_SESSION_HEADER,
  type StudioCall,
  studioCalls,
  TableRoundNumber,
} from "@bellwether/contract/studio/index.ts";
import type { Context, Hono } from "hono";
import { z } from "zod";
import type { LogPort } from "../ports.ts";
import { StudioRefusalError } from "../studio-refusal.ts";
import { answerStudioFailure, answerSuccess } from "./answer.ts";
import { readBody } from "./read-body.ts";

type Body<Name extends StudioCall> = z.output<(typeof studioCalls)[Name]["body"]>;
type Reply<Name extends StudioCall> = z.input<(typeof studioCalls)[Name]["reply"]>;

/**
 * The input of a handler: the parsed body, the secret from the header, the round from the path (empty for other calls), and the visitor's
 * country and network as reported by the server in front.
 */
export type Given<Name extends StudioCall> = {
  body: Body<Name>;
  secret: string | undefined;
  roundId: string;
  /** The subscription from the path; "" in calls without it. */
  subscriptionId: string;
  /** The table's id and the number of its round, both from the path. In calls without them: "" and 0. */
  tableId: string;
  number: number;
  /** The pot and an entry's number from the path; "" and 0 in calls without them. */
  pot: string;
  after: number;
  /** The moment before which a drop began, from the path; the epoch in calls without it. */
  before: Date;
  /** The currency from the path; "" in calls without it. */
  currency: string;
  /** The hash of a server seed from the path; "" in calls without it. */
  serverSeedHash: string;
  country: string | undefined;
  /** The visitor's network; undefined for a caller inside the process. */
  network: string | undefined;
};

/** Serves one call of the contract: reads and validates the input, runs the handler, responds in the contract's shape. */
export function mountStudioCall<Name extends StudioCall>(
  app: Hono,
  deps: LogPort,
  name: Name,
  handle: (given: Given<Name>) => Promise<Reply<Name>>,
): void {
  const { method, path, body: schema, reply } = studioCalls[name];
  app.on(method, `/studio${path.replaceAll(/\{(\w+)\}/g, ":$1")}`, async (c) => {
    try {
      const parsed = schema.safeParse(method === "POST" ? await readBody(c) : c.req.queries());
      if (!parsed.success) throw new StudioRefusalError("invalid_request", describe(parsed.error));
      const given = {
        body: parsed.data as Body<Name>,
        secret: c.req.header(STUDIO_SESSION_HEADER),
        roundId: uuidOf(c, "roundId"),
        subscriptionId: uuidOf(c, "subscriptionId"),
        tableId: c.req.param("tableId") ?? "",
        number: numberOf(c, "number"),
        pot: potOf(c),
        after: c.req.param("after") === "0" ? 0 : numberOf(c, "after"),
        before: momentOf(c, "before"),
        currency: c.req.param("currency") ?? "",
        serverSeedHash: serverSeedHashOf(c),
        country: c.req.header("x-geo-country"),
        network: claimedNetwork(c),
      };
      return answerSuccess(c, reply.parse(await handle(given)));
    } catch (error) {
      return answerStudioFailure(c, error, deps.log);
    }
  });
}

function claimedNetwork(c: Context): string | undefined {
  const address = c.req.header("x-client-address");
  return address === undefined ? undefined : networkOf(address);
}

function uuidOf(c: Context, name: "roundId" | "subscriptionId"): string {
  const text = c.req.param(name);
  if (text === undefined) return "";
  const parsed = RoundId.safeParse(text);
  if (!parsed.success) throw new StudioRefusalError("round_not_found", "no such round or subscription");
  return parsed.data.toLowerCase();
}

function numberOf(c: Context, name: "number" | "after"): number {
  const text = c.req.param(name);
  if (text === undefined) return 0;
  const parsed = TableRoundNumber.safeParse(/^[0-9]{1,10}$/.test(text) ? Number(text) : undefined);
  if (!parsed.success) throw new StudioRefusalError("round_not_found", "no such round");
  return parsed.data;
}

function potOf(c: Context): string {
  const text = c.req.param("pot");
  if (text === undefined) return "";
  const parsed = Slug.safeParse(text);
  if (!parsed.success) throw new StudioRefusalError("invalid_request", "not the name of a pot");
  return parsed.data;
}

function momentOf(c: Context, name: "before"): Date {
  const text = c.req.param(name);
  if (text === undefined) return new Date(0);
  const parsed = z.iso.datetime().safeParse(text);
  // PostgreSQL has no year 0.
  if (!parsed.success || parsed.data.startsWith("0000"))
    throw new StudioRefusalError("invalid_request", "not a moment in ISO 8601, in UTC");
  return new Date(parsed.data);
}

function serverSeedHashOf(c: Context): string {
  const text = c.req.param("serverSeedHash");
  if (text === undefined) return "";
  const parsed = ServerSeedHash.safeParse(text);
  if (!parsed.success) throw new StudioRefusalError("invalid_request", "not the hash of a server seed");
  return parsed.data;
}

/** The paths of the invalid fields, without the values that were sent. */
function describe(error: z.ZodError): string {
  const places = error.issues.map((issue) => issue.path.join(".") || "the request itself");
  return `wrong or unknown: ${[...new Set(places)].slice(0, 5).join(", ").slice(0, 200)}`;
}
