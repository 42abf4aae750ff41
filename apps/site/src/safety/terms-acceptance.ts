import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useGateWrite } from "../gate/use-gate.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import { usePlayer } from "../session/use-player.ts";

/** Accepts the terms that this page was told are in force, and goes back to where they stood in the way. */
export function useTermsAcceptance() {
  const player = usePlayer();
  const { run, pending, refusal } = useGateWrite("acceptTerms");
  const revalidator = useRevalidator();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const accept = async () => {
    const answer = await run({ version: player?.termsVersion });
    // After a refusal too: where other terms are in force by now, the next press is about those.
    await revalidator.revalidate();
    const origin = answer && safeOrigin(query.get("origin"), "");
    if (origin) navigate(origin, { replace: true });
  };
  return { accept, pending, refusal };
}
