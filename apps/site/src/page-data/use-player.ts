import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import type { RootData } from "../page-data/root-data.ts";
import { unmaskToken } from "../session/masked-token.ts";
import type { SitePlayer } from "../session/player.ts";

/** The root loader's data, on every page; undefined only when that loader itself failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}

export function usePlayer(): SitePlayer | undefined {
  return useRoot()?.player;
}

/** The session's token, for calls and the push connection; undefined for a visitor. */
export function useSessionToken(): string | undefined {
  const masked = useRoot()?.maskedToken;
  return useMemo(() => (masked === undefined ? undefined : unmaskToken(masked)), [masked]);
}
