import { paymentIqRequests, readJson } from "@bellwether/contract";
import type { Context, Hono } from "hono";
import type { z } from "zod";
import { MAX_BODY_BYTES } from "../http/body-bound.ts";
import { sameBytes } from "../http/same-bytes.ts";
import type { BooksPorts, MarketPorts, NotifyPorts, OfferPorts, SettingsPort } from "../ports.ts";
import { authorize } from "./authorize.ts";
import { cancel } from "./cancel.ts";
import type { PaymentFollowers } from "./payment-followers.ts";
import { PiqRefusalError } from "./piq-refusal.ts";
import { transfer } from "./transfer.ts";
import { verifyUser } from "./verify-user.ts";

type Path = keyof typeof paymentIqRequests;
type Request<P extends Path> = z.infer<(typeof paymentIqRequests)[P]>;

/** PaymentIQ's four calls to the merchant. Basic authentication; business responses always have HTTP status 200. */
export function mountPaymentIq(
  app: Hono,
  deps: BooksPorts & OfferPorts & MarketPorts & NotifyPorts & SettingsPort<"paymentIq">,
  followers: PaymentFollowers,
): void {
  const on = <P extends Path>(path: P, handle: (request: Request<P>) => Promise<object>) => {
    app.post(`/gate/piq${path}`, async (c) => {
      if (!isAllowed(deps, c))
        return c.json(
          { userId: "", success: false, errCode: "NOT_ALLOWED", errMsg: "wrong credentials" },
          401,
        );
      const text = await c.req.text();
      const raw = text.length <= MAX_BODY_BYTES ? readJson(text) : undefined;
      const userId = userIdOf(raw);
      const count = (code: string) => deps.metrics.add("cashier_calls_total", { call: path.slice(1), code });
      // PaymentIQ does not send a refused call again, so the log keeps each of them.
      const refuse = (errCode: string, errMsg: string) => {
        count(errCode);
        deps.log.warn({ path, userId, errCode, errMsg }, "a cashier call was refused");
        return c.json({ userId, success: false, errCode, errMsg });
      };
      const parsed = paymentIqRequests[path].safeParse(raw);
      if (!parsed.success)
        return refuse(
          "SYNTAX",
          `refused fields: ${parsed.error.issues.map((issue) => issue.path.join(".")).join(", ")}`,
        );
      try {
        const answer = await handle(parsed.data as Request<P>);
        count("OK");
        return c.json(answer);
      } catch (error) {
        if (error instanceof PiqRefusalError) return refuse(error.code, error.message);
        count("INTERNAL");
        deps.log.error({ err: error, path }, "a cashier call failed");
        // Not a business response: PaymentIQ retries.
        return c.json({ userId, success: false, errCode: "INTERNAL", errMsg: "try again" }, 503);
      }
    });
  };

  on("/verifyuser", (request) => verifyUser(deps, request));
  on("/authorize", async (request) => ({
    userId: request.userId,
    success: true,
    ...(await authorize(deps, followers.payouts, request)),
  }));
  on("/transfer", async (request) => ({
    userId: request.userId,
    success: true,
    txId: request.txId,
    ...(await transfer(deps, followers, request)),
  }));
  on("/cancel", async (request) => {
    await cancel(deps, followers.payouts, request);
    return { userId: request.userId, success: true };
  });
}

function isAllowed(deps: SettingsPort<"paymentIq">, c: Context): boolean {
  const { user, password, nextPassword = password } = deps.settings.paymentIq;
  const given = Buffer.from(c.req.header("authorization") ?? "");
  // All are compared, so that the time does not tell which one was right.
  const matches = [password, nextPassword].map((each) =>
    sameBytes(given, Buffer.from(`Basic ${Buffer.from(`${user}:${each}`).toString("base64")}`)),
  );
  return matches.includes(true);
}

/** The user id of a call, even if other fields are invalid. */
function userIdOf(raw: unknown): string {
  const { userId } = (raw ?? {}) as { userId?: unknown };
  return typeof userId === "string" ? userId : "";
}
