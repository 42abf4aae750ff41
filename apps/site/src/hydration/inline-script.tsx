import { standInForRefusedStorage } from "@bellwether/ui/browser-storage.ts";
import { createContext, useContext } from "react";
import { preloadScriptsLater, startScriptsOncePainted } from "./later-scripts.ts";
import { keepPressedEarly } from "./pressed-early.ts";

/** Scripts that run in a page before any script file has loaded. Each is inserted as text, so it must not use anything outside itself. */
const scripts = { standInForRefusedStorage, keepPressedEarly, preloadScriptsLater, startScriptsOncePainted };

/** The nonce that allows a player's page to run its inline scripts; a visitor's page lists their hashes instead. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Only the server writes the text: in the browser the script has already run. */
export function InlineScript({ name }: { name: keyof typeof scripts }) {
  const nonce = useContext(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${scripts[name]})()` : ""}
    </script>
  );
}
