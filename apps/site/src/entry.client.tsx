import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepSchemasPlain } from "./gate/plain-schemas.ts";

/** A tab in the background draws no frame; it begins after so long. */
const frameAwaitedMs = 250;

keepSchemasPlain();

/** The server's page can be read already: on a slow phone its first picture must not wait for the script that brings it to life. */
const firstFrame = new Promise<void>((resolve) => {
  setTimeout(resolve, frameAwaitedMs);
  requestAnimationFrame(() => setTimeout(resolve));
});

firstFrame.then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  }),
);
