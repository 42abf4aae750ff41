import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTypedEarly } from "./forms/typed-early.ts";
import { keepSchemasPlain } from "./gate/plain-schemas.ts";

keepSchemasPlain();
const tellTypedEarly = keepTypedEarly();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Alive>
        <HydratedRouter />
      </Alive>
    </StrictMode>,
  );
});

/** Its effect runs once the page in it is alive. Around the router and not beside it, so that ids are the server's. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(tellTypedEarly, []);
  return children;
}
