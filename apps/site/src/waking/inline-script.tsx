import { createContext, useContext } from "react";
import { preloadScriptsLater, startScriptsOncePainted } from "./later-scripts.ts";
import { keepPressedEarly } from "./pressed-early.ts";

/** What runs in a page before any file of script has come. Each stands there as text, so it must be whole in itself. */
const scripts = { keepPressedEarly, preloadScriptsLater, startScriptsOncePainted };

/** With it a player's page lets its own inline scripts run; a visitor's page names their hashes instead. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Only the server writes the text: once it stands in the page it has run. */
export function InlineScript({ name }: { name: keyof typeof scripts }) {
  const nonce = useContext(NonceContext);
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {import.meta.env.SSR ? `(${scripts[name]})()` : ""}
    </script>
  );
}
