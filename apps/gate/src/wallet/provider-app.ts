import { DomainError } from "@bellwether/contract";
import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { answerFailure } from "../http/answer.ts";
import { mountHub88 } from "./hub88-routes.ts";
import type { ProviderPorts } from "./provider-ports.ts";
import { mountSoftswiss } from "./softswiss-routes.ts";
import type { WalletWriter } from "./wallet-writer.ts";

/**
 * The game providers' wallet calls, in each dialect. An app of their own, with no visitor, session or market to find out: bets come in
 * by the thousand, and on the way through the whole gate's routes each left a fifth of its garbage.
 */
export function createProviderApp(deps: ProviderPorts, writer: WalletWriter): Hono {
  const app = new Hono({ router: new RegExpRouter() });
  mountHub88(app, deps, writer);
  mountSoftswiss(app, deps, writer);
  app.notFound((c) => answerFailure(c, new DomainError("not_found"), deps.log));
  app.onError((error, c) => answerFailure(c, error, deps.log));
  return app;
}
