import { useContext, useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import { InSharedPart } from "../hydration/shared-part.tsx";
import { type RootData, refusingPersonal } from "../page-data/root-data.ts";
import { unmaskToken } from "../session/masked-token.ts";
import type { SitePlayer } from "../session/player.ts";

/** The root loader's data, on every page; undefined only when that loader itself failed. Inside of a shared part nothing personal can be read. */
export function useRoot(): RootData | undefined {
  const root = useRouteLoaderData("root") as RootData | undefined;
  return useContext(InSharedPart) && root ? refusingPersonal(root) : root;
}

export function usePlayer(): SitePlayer | undefined {
  return useRoot()?.player;
}

/** The session's token, for calls and the push connection; undefined for a visitor, and inside of a shared part on the server. */
export function useSessionToken(): string | undefined {
  const isShared = useContext(InSharedPart);
  const root = useRoot();
  const masked = isShared ? undefined : root?.maskedToken;
  return useMemo(() => (masked === undefined ? undefined : unmaskToken(masked)), [masked]);
}
