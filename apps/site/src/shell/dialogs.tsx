import { type ComponentType, Suspense, useEffect } from "react";
import { lazyPart } from "../browser/load-chunk.ts";
import { useIdle } from "../live/idle-state.ts";
import { onRealityCheck, useCheckIsDue } from "../live/reality-check-state.ts";
import type { RootData } from "../page-data/root-data.ts";
import { useRememberedChoice } from "../safety/remembered-choice.ts";
import { termsAllow } from "../safety/terms-allow.ts";
import { useSessionEnd } from "../session/session-end.ts";
import { type DialogName, wantedDialog } from "./wanted-dialog.ts";

const dialogs = {
  terms: lazyPart(() => import("../safety/terms-dialog.tsx"), { required: true }),
  realityCheck: lazyPart(() => import("../safety/reality-check-dialog.tsx"), { required: true }),
  idle: lazyPart(() => import("../safety/idle-dialog.tsx"), { required: true }),
  depositLimitsInfo: lazyPart(() => import("../safety/deposit-limits-info.tsx"), { required: true }),
  britishWelcome: lazyPart(() => import("../safety/british-welcome.tsx"), { required: true }),
} satisfies Record<DialogName, ComponentType>;

const TermsBar = lazyPart<{ path: string }>(() => import("../safety/terms-bar.tsx"));

/** The dialogs that a page must show first, one at a time. Each loads when it is needed. */
export function Dialogs({ root, path }: { root: RootData; path: string }) {
  const { check } = root.safety;
  useEffect(() => {
    if (check?.is_due) onRealityCheck(check);
  }, [check]);

  const wanted = useWanted(root, path);
  const Dialog = wanted && dialogs[wanted];
  const asksBelow = root.player?.acceptedTerms === false && termsAllow(path);
  return (
    <>
      {asksBelow && (
        <Suspense>
          <TermsBar path={path} />
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

function useWanted(root: RootData, path: string): DialogName | undefined {
  return wantedDialog({
    path,
    player: root.player,
    hasEnded: useSessionEnd((state) => state.reason !== undefined || state.onPurpose),
    isIdle: useIdle((state) => state.secondsLeft !== undefined),
    checkIsDue: useCheckIsDue(),
    swedishBar: root.safety.swedishBar,
    britishWelcome: root.safety.britishWelcome,
    depositLimitsInfoSeen: useRememberedChoice("depositLimitsInfoSeen"),
    britishWelcomeSeen: useRememberedChoice("britishWelcomeSeen"),
  });
}
