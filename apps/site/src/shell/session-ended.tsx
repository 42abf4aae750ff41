import type { SessionEndReason } from "@bellwether/contract/envelope.ts";
import { Suspense, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { lazyPart } from "../browser/load-chunk.ts";
import { keepForm } from "../hydration/kept-form.ts";
import { useLocalHref } from "../locale/link.tsx";
import { forgetPaymentChoice } from "../money/payment-choice.ts";
import { useRoot } from "../page-data/use-player.ts";
import { paths, withoutLanguage } from "../paths.ts";
import {
  endedInQuery,
  type Farewell,
  isAnnounced,
  isToldBy,
  keepAnnounced,
  keepFarewell,
  showsModal,
  takeAnnounced,
  takeFarewell,
  useSessionEnd,
  withoutEnded,
} from "../session/session-end.ts";
import type { Ending } from "./logged-out-modal.tsx";

const LoggedOutModal = lazyPart(() => import("./logged-out-modal.tsx"), { required: true });

/** Handles a session's end while a page is open [4.08]: two reasons show a modal at once, an exclusion leads to its own page, and any other reason home, where its message is shown. */
export function SessionEnded() {
  const root = useRoot();
  const endedHere = useSessionEnd((state) => state.reason);
  const isOver = useSessionEnd((state) => state.reason !== undefined || state.onPurpose);
  const localHref = useLocalHref();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [brought, setBrought] = useState<{ farewell: Farewell | undefined; isAnnounced: boolean }>();
  const home = localHref(paths.home());
  const away = localHref(paths.timeAway());
  const showsHere = endedHere !== undefined && showsModal(endedHere);

  useEffect(() => setBrought({ farewell: takeFarewell(), isAnnounced: takeAnnounced() }), []);
  useEffect(() => {
    if (isOver) forgetPaymentChoice();
  }, [isOver]);
  useEffect(() => {
    if (endedHere === undefined || showsHere) return;
    const isAway = endedHere === "excluded";
    if (isAnnounced(endedHere) && !isAway) keepFarewell({ reason: endedHere });
    // A full page load: the root data, with the dead token, must go.
    window.location.assign(isAway ? away : home);
  }, [endedHere, showsHere, home, away]);

  const farewell = brought?.farewell;
  const sentHere = brought && endingOf(endedInQuery(search));
  const elsewhere = brought && !brought.isAnnounced ? endingOf(root?.endReason) : undefined;
  const ending =
    endedHere === undefined
      ? (farewell ?? sentHere ?? elsewhere)
      : showsHere
        ? endingOf(endedHere)
        : undefined;
  const [closed, setClosed] = useState(false);
  if (!ending || closed || isToldBy(pathname, ending.reason)) return null;
  const leave = (path: string) => {
    if (showsHere) keepAnnounced();
    window.location.assign(path);
  };
  const removeEnded = () =>
    navigate(pathname + withoutEnded(search), { replace: true, preventScrollReset: true });
  const isHome = pathname === home;
  const isLogin = withoutLanguage(pathname) === paths.login();
  // The farewell is shown on a visitor's home page, so closing it leads nowhere.
  const close = () =>
    ending === farewell ? setClosed(true) : sentHere && !showsHere && isHome ? removeEnded() : leave(home);
  return (
    <Suspense>
      <LoggedOutModal
        ending={ending}
        onLogin={() => {
          if (sentHere && !showsHere && isLogin) return void removeEnded();
          if (showsHere) keepForm(root?.player?.id);
          leave(localHref(paths.login({ origin: pathname + withoutEnded(search) })));
        }}
        onClose={close}
      />
    </Suspense>
  );
}

function endingOf(reason: SessionEndReason | undefined): Ending | undefined {
  if (reason === "SignedInToAnotherSystem" || reason === "idle_logout") return { reason };
  return isAnnounced(reason) ? { reason } : undefined;
}
