import { DomainError } from "@bellwether/contract";
import { Hono } from "hono";
import { answerFailure } from "../http/answer.ts";
import { createApprovalKinds } from "./approval-kinds.ts";
import { mountApprovals } from "./approval-routes.ts";
import { mountHouse } from "./house-routes.ts";
import type { OfficeDeps } from "./office-deps.ts";
import { mountPlayers } from "./player-routes.ts";
import { mountSignIn } from "./sign-in-routes.ts";

/** The office: the calls by which people run the business. A listener of its own serves it, never the site's. */
export function createOffice(given: OfficeDeps): Hono {
  const app = new Hono();
  const deps = { ...given, approvalKinds: createApprovalKinds(given) };
  mountSignIn(app, deps);
  mountPlayers(app, deps);
  mountApprovals(app, deps);
  mountHouse(app, deps);
  app.all("/api/*", (c) => answerFailure(c, new DomainError("not_found"), deps.log));
  app.onError((error, c) => answerFailure(c, error, deps.log));
  return app;
}
