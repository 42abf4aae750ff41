import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberWayOnExit, takeWay } from "./browser/going-to.ts";
import { keepSchemasPlain } from "./gate/plain-schemas.ts";
import { announceHydration } from "./hydration/pressed-early.ts";
import { keepTypedEarly } from "./hydration/typed-early.ts";

keepSchemasPlain();
const replayTypedEarly = keepTypedEarly();
rememberWayOnExit();

const wayOn = takeWay();
if (wayOn === undefined) wake();
else window.location.replace(wayOn);

function wake() {
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
}

/** Its effect runs after the page inside has hydrated. It wraps the router because a sibling would change the ids that the server generated. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayTypedEarly();
    announceHydration();
  }, []);
  return children;
}
