import type { InputOf, OutputOf } from "@bellwether/contract/call.ts";
import type { CallName, Calls } from "@bellwether/contract/calls/index.ts";
import { useCallback, useRef, useState } from "react";
import { useRoot, useSessionToken } from "../page-data/use-player.ts";
import { endSessionHere } from "../session/session-end.ts";
import { type Refusal, refusalOf } from "./refusal.ts";
import { onTermsUpdate } from "./terms-needed.ts";

/**
 * Calls the gate from the browser with the session from the page's root data; the function stays the same until session or brand change.
 * The client and its schemas load with the first call.
 */
export function useGate() {
  const brand = useRoot()?.brand.key;
  const token = useSessionToken();
  return useCallback(
    async <Name extends CallName>(
      name: Name,
      input: InputOf<Calls[Name]>,
    ): Promise<OutputOf<Calls[Name]>> => {
      const { createGateClient } = await import("@bellwether/contract/client.ts");
      const gate = createGateClient({
        baseUrl: "",
        session: () => token,
        headers: (): Record<string, string> => (brand ? { "x-brand": brand } : {}),
        onSessionError: (data) => endSessionHere(data.reason),
        onTermsUpdate: onTermsUpdate,
      });
      return gate.call(name, input);
    },
    [brand, token],
  );
}

/** One write with its pending state: a second press is ignored while a request is under way. */
export function useGateWrite<Name extends CallName>(name: Name) {
  const call = useGate();
  const running = useRef(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  const run = async (input: InputOf<Calls[Name]>): Promise<OutputOf<Calls[Name]> | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    setRefusal(undefined);
    try {
      return await call(name, input);
    } catch (error) {
      setRefusal(refusalOf(error));
      return undefined;
    } finally {
      running.current = false;
      setPending(false);
    }
  };
  return { run, pending, refusal, clear: () => setRefusal(undefined) };
}
