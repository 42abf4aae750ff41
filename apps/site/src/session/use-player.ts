import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "../request/root-data.ts";
import { unmaskToken } from "./masked-token.ts";
import type { Player } from "./player.ts";

/** What the root loader said, on every page; nothing only where that loader itself failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}

export function usePlayer(): Player | undefined {
  return useRoot()?.player;
}

/** The session's token, for calls and the push line; nothing for a visitor. */
export function useSessionToken(): string | undefined {
  const masked = useRoot()?.maskedToken;
  return useMemo(() => (masked === undefined ? undefined : unmaskToken(masked)), [masked]);
}
