import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { useState } from "react";
import { useGateWrite } from "../gate/use-gate.ts";

type ClaimedBonus = OutputOf<Calls["claimCode"]>;

/** The code field of the deposit page: what stands in it is claimed before the money goes its way. */
export function useBonusCode(first: string) {
  const { run, pending, refusal, clear } = useGateWrite("claimCode");
  const [code, setTyped] = useState(first);
  const [claimed, setClaimed] = useState<ClaimedBonus>();

  const setCode = (text: string) => {
    setTyped(text);
    setClaimed(undefined);
    clear();
  };
  /** True where nothing stands in the way of the deposit: no code, or one that holds. */
  const claim = async (): Promise<boolean> => {
    const wanted = code.trim();
    if (wanted === "" || claimed?.code === wanted.toUpperCase()) return true;
    const bonus = await run({ code: wanted });
    setClaimed(bonus);
    return bonus !== undefined;
  };
  return { code, setCode, claim, claimed, pending, refusal };
}
