import type { GateClient } from "@bellwether/contract";
import type { Gate } from "@bellwether/gate";
import type { Hono } from "hono";
import type { SamplePerson } from "./sample-people.ts";

/** What the sample of today happens in. */
export type PresentParts = {
  gate: Pick<Gate, "app" | "office">;
  studio: { app: Hono };
  sandbox: { app: Hono };
};

/** A person of the sample who is signed in today. */
export type SampleVisitor = { person: SamplePerson; gate: GateClient; id: string; session: string };
