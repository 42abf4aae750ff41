import { lazy, Suspense, useEffect } from "react";
import { useLocation } from "react-router";
import { showsModal, useSessionEnd } from "../live/session-end.ts";
import { useLocalHref } from "../locale/link.tsx";
import { paths } from "../paths.ts";
import { useRoot } from "../session/use-player.ts";

const LoggedOutModal = lazy(() => import("./logged-out-modal.tsx"));

/** What a page does when the session ends under it [4.08]: two reasons are told, any other goes home. */
export function SessionEnded() {
  const root = useRoot();
  const reason = useSessionEnd((state) => state.reason) ?? root?.endReason;
  const localHref = useLocalHref();
  const { pathname, search } = useLocation();
  const ended = useSessionEnd((state) => state.reason) !== undefined;
  const home = localHref(paths.home());
  const tells = reason !== undefined && showsModal(reason);

  useEffect(() => {
    // A whole page load: the first state, with its dead token, must go.
    if (ended && !tells) window.location.assign(home);
  }, [ended, tells, home]);

  if (!tells) return null;
  return (
    <Suspense>
      <LoggedOutModal
        reason={reason}
        onLogin={() => window.location.assign(localHref(paths.login({ origin: pathname + search })))}
        onClose={() => window.location.assign(home)}
      />
    </Suspense>
  );
}
