import { data } from "react-router";
import { paths } from "../paths.ts";
import { callGate } from "./call-gate.ts";
import { redirectTo } from "./redirects.ts";
import { requirePlayer } from "./require-player.ts";
import type { PageArgs } from "./site.ts";

/**
 * The player of a page where money is deposited or staked. Redirects to whatever the gate wants settled first, one guard after the other in the
 * gate's order; `origin` brings the player back.
 */
export async function requireSettled(
  args: PageArgs & { url: URL },
): Promise<Awaited<ReturnType<typeof requirePlayer>>> {
  const found = await requirePlayer(args);
  const { guards } = await callGate(found.site, "guardsStatus", {});
  const first = guards[0];
  if (first) throw redirectTo(found.site, settlingPage(first.guard, args.url.pathname + args.url.search));
  return found;
}

/**
 * The page that settles each guard.
 * @throws a page of status 500 for a guard of a newer gate, which this site does not know [8.07].
 */
export function settlingPage(guard: string, origin: string): string {
  switch (guard) {
    case "terms":
      return paths.terms({ origin });
    case "email":
      return paths.setEmail({ origin });
    case "phone":
      return paths.setPhoneNumber({ origin });
    case "activation":
      return paths.activation({ origin });
    case "limits":
      return paths.setLimits({ origin });
    case "document":
    case "held":
      return paths.accountInfo({ origin });
    default:
      throw data({ code: "unknown_middleware", message: `Unknown middleware ${guard}` }, { status: 500 });
  }
}
