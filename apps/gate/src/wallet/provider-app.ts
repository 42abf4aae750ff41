import { DomainError } from "@bellwether/contract";
import { Hono } from "hono";
import { RegExpRouter } from "hono/router/reg-exp-router";
import { answerFailure } from "../http/answer.ts";
import { createBetTerms } from "./bet-terms.ts";
import type { DrawCalls } from "./draw-calls.ts";
import { mountHub88 } from "./hub88-routes.ts";
import { createPlayerFacts } from "./player-facts.ts";
import type { ProviderPorts } from "./provider-ports.ts";
import { mountSoftswiss } from "./softswiss-routes.ts";
import type { WalletWriter } from "./wallet-writer.ts";

/**
 * The game providers' wallet calls, in each dialect. A separate app, since these calls need no visitor, session or market: bets arrive by
 * the thousand, and the gate's full routing caused a fifth of each request's garbage.
 */
export function createProviderApp(deps: ProviderPorts, writer: WalletWriter, draws: DrawCalls): Hono {
  const app = new Hono({ router: new RegExpRouter() });
  const bets = { writer, findFacts: createPlayerFacts(deps), termsOf: createBetTerms(deps) };
  mountHub88(app, deps, bets, draws);
  mountSoftswiss(app, deps, bets);
  app.notFound((c) => answerFailure(c, new DomainError("not_found"), deps.log));
  app.onError((error, c) => answerFailure(c, error, deps.log));
  return app;
}
