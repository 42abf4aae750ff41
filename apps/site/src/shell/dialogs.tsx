import { type ComponentType, Suspense, useEffect } from "react";
import { useIdle } from "../live/idle-state.ts";
import { useSessionEnd } from "../live/session-end.ts";
import { paths } from "../paths.ts";
import type { RootData } from "../root.tsx";
import { hearRealityCheck, useRealityCheck } from "../safety/reality-check-state.ts";
import { useRememberedChoice } from "../safety/remembered-choice.ts";
import { lazyPart } from "./load-chunk.ts";

const dialogs = {
  terms: lazyPart(() => import("../safety/terms-dialog.tsx")),
  realityCheck: lazyPart(() => import("../safety/reality-check-dialog.tsx")),
  idle: lazyPart(() => import("../safety/idle-dialog.tsx")),
  depositLimitsInfo: lazyPart(() => import("../safety/deposit-limits-info.tsx")),
  britishWelcome: lazyPart(() => import("../safety/british-welcome.tsx")),
} satisfies Record<string, ComponentType>;

const TermsBar = lazyPart(() => import("../safety/terms-bar.tsx"));

/** What a page must say before anything else, one at a time, the weightiest first. Each loads when it is wanted. */
export function Dialogs({ root, path }: { root: RootData; path: string }) {
  const { check } = root.safety;
  useEffect(() => {
    if (check?.is_due) hearRealityCheck(check);
  }, [check]);

  const wanted = useWanted(root, path);
  const Dialog = wanted && dialogs[wanted];
  const readsTerms = root.player?.acceptedTerms === false && path === paths.terms();
  return (
    <>
      {readsTerms && (
        <Suspense>
          <TermsBar />
        </Suspense>
      )}
      {Dialog && (
        <Suspense>
          <Dialog />
        </Suspense>
      )}
    </>
  );
}

function useWanted(root: RootData, path: string): keyof typeof dialogs | undefined {
  const hasEnded = useSessionEnd((state) => state.reason !== undefined || state.onPurpose);
  const isIdle = useIdle((state) => state.secondsLeft !== undefined);
  const checkIsDue = useRealityCheck((state) => state.due !== undefined);
  const depositLimitsInfo = useRememberedChoice("depositLimitsInfoSeen");
  const britishWelcome = useRememberedChoice("britishWelcomeSeen");
  const { player, safety } = root;
  if (hasEnded) return undefined;
  if (player && isIdle) return "idle";
  // Who reads the terms must see them: there the question is a bar below.
  if (player && !player.acceptedTerms) return path === paths.terms() ? undefined : "terms";
  if (player && checkIsDue) return "realityCheck";
  // Who is setting them needs no word about them.
  if (player && safety.swedishBar && isUnseen(depositLimitsInfo) && path !== paths.setLimits())
    return "depositLimitsInfo";
  if (safety.britishWelcome && isUnseen(britishWelcome)) return "britishWelcome";
  return undefined;
}

const isUnseen = (choice: ReturnType<typeof useRememberedChoice>) => choice === undefined || choice === "no";
