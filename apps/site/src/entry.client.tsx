import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepSchemasPlain } from "./gate/plain-schemas.ts";
import { rememberWayOnExit, takeWay } from "./shell/going-to.ts";
import { tellAlive } from "./waking/pressed-early.ts";
import { keepTypedEarly } from "./waking/typed-early.ts";

keepSchemasPlain();
const tellTypedEarly = keepTypedEarly();
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
    tellTypedEarly();
    tellAlive();
  }, []);
  return children;
}
