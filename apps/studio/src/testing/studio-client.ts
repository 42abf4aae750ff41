import {
  STUDIO_SESSION_HEADER,
  type StudioCall,
  type StudioError,
  studioCalls,
} from "@bellwether/contract/studio/index.ts";
import type { z } from "zod";
import type { Studio } from "../create-studio.ts";

type ReplyOf<Name extends StudioCall> = z.output<(typeof studioCalls)[Name]["reply"]>;

/** A response with status 200, or the error of a refusal. */
export type StudioAnswer<Name extends StudioCall> =
  | { status: 200; data: ReplyOf<Name>; error?: undefined }
  | { status: number; data?: undefined; error: StudioError };

/** `via` calls another studio than the client's own. */
type Sent = {
  body?: unknown;
  session?: string;
  roundId?: string;
  subscriptionId?: string;
  tableId?: string;
  number?: number;
  serverSeedHash?: string;
  currency?: string;
  pot?: string;
  after?: number;
  country?: string;
  via?: Studio;
};

/** The arcade's side of the calls, with raw input and without the client's validation. */
export function createRawClient(studio: Studio) {
  const call = async <Name extends StudioCall>(
    name: Name,
    {
      body,
      session,
      roundId,
      subscriptionId,
      tableId,
      number,
      serverSeedHash,
      currency,
      pot,
      after,
      country,
      via = studio,
    }: Sent = {},
  ): Promise<StudioAnswer<Name>> => {
    const { method, path, reply } = studioCalls[name];
    const filled = path
      .replace("{roundId}", roundId ?? "")
      .replace("{subscriptionId}", subscriptionId ?? "")
      .replace("{tableId}", tableId ?? "")
      .replace("{number}", String(number))
      .replace("{serverSeedHash}", serverSeedHash ?? "")
      .replace("{currency}", currency ?? "")
      .replace("{pot}", pot ?? "")
      .replace("{after}", String(after));
    const response = await via.app.request(`/studio${filled}`, {
      method,
      headers: {
        "content-type": "application/json",
        ...(session && { [STUDIO_SESSION_HEADER]: session }),
        ...(country && { "x-geo-country": country }),
      },
      ...(method === "POST" && { body: JSON.stringify(body ?? {}) }),
    });
    const json = await response.json();
    const { status } = response;
    return (
      status === 200 ? { status, data: reply.parse(json) } : { status, error: json }
    ) as StudioAnswer<Name>;
  };
  /** `call`, but throws unless the status is 200. */
  const ask = async <Name extends StudioCall>(name: Name, sent: Sent = {}): Promise<ReplyOf<Name>> => {
    const answer = await call(name, sent);
    if (!answer.data) throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.error)}`);
    return answer.data as ReplyOf<Name>;
  };
  return { call, ask };
}
