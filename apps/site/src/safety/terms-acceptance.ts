import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import { useGateWrite } from "../gate/use-gate.ts";
import { safeOrigin } from "../session/safe-origin.ts";
import { usePlayer } from "../session/use-player.ts";

/** Accepts the terms that this page was told are in force, and goes back to where they stood in the way. */
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
  /** That the page was told of. */
  version: string | undefined;
  /** Where the terms stood in the way; empty for nowhere. */
  origin: string;
  /** Nothing for a refusal. */
  send: (input: { version: string | undefined }) => Promise<unknown>;
  askAnew: () => Promise<void>;
  goTo: (path: string) => void;
};

/** Asks for the page's state after a refusal too: where other terms are in force by now, the next press is about those. */
export async function acceptShown({ version, origin, send, askAnew, goTo }: Acceptance): Promise<void> {
  const answer = await send({ version });
  await askAnew();
  if (answer && origin) goTo(origin);
}
