import { useRouteLoaderData } from "react-router";
import type { RootData } from "../root.tsx";
import type { Player } from "./player.ts";

/** What the root loader said, on every page; nothing only where that loader itself failed. */
export function useRoot(): RootData | undefined {
  return useRouteLoaderData("root") as RootData | undefined;
}

export function usePlayer(): Player | undefined {
  return useRoot()?.player;
}
