import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useGateWrite } from "../gate/use-gate.ts";
import { usePlayer } from "../page-data/use-player.ts";
import { safeOrigin } from "../session/safe-origin.ts";

/** Accepts the terms that this page shows as current, and returns to the page that they blocked. */
export function useTermsAcceptance() {
  const player = usePlayer();
  const { run, pending, refusal } = useGateWrite("acceptTerms");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const accept = () =>
    acceptShown({
      version: player?.termsVersion,
      origin: safeOrigin(query.get("origin"), ""),
      send: run,
      askAnew: revalidate,
      goTo: (path) => navigate(path, { replace: true }),
    });
  return { accept, pending, refusal };
}

type Acceptance = {
  /** The version that the page knows. */
  version: string | undefined;
  /** The page that the terms blocked; empty if there is none. */
  origin: string;
  /** Resolves to undefined when refused. */
  send: (input: { version: string | undefined }) => Promise<unknown>;
  askAnew: () => Promise<void>;
  goTo: (path: string) => void;
};

/** Revalidates after a refusal too: if newer terms are in force by now, the next press accepts those. */
export async function acceptShown({ version, origin, send, askAnew, goTo }: Acceptance): Promise<void> {
  const answer = await send({ version });
  await askAnew();
  if (answer && origin) goTo(origin);
}
