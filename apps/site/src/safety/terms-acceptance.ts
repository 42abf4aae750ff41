import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useGateWrite } from "../gate/use-gate.ts";
import { safeOrigin } from "../session/safe-origin.ts";

/** Accepts the terms in force, and goes back to where they stood in the way. */
export function useTermsAcceptance() {
  const { run, pending, refusal } = useGateWrite("acceptTerms");
  const revalidator = useRevalidator();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const accept = async () => {
    if (!(await run({}))) return;
    await revalidator.revalidate();
    const origin = safeOrigin(query.get("origin"), "");
    if (origin) navigate(origin, { replace: true });
  };
  return { accept, pending, refusal };
}
