import type { OutputOf } from "@bellwether/contract/call.ts";
import type { Calls } from "@bellwether/contract/calls/index.ts";
import { useState } from "react";
import { fieldError, refusalText } from "../gate/refusal.ts";
import { useGateWrite } from "../gate/use-gate.ts";
import { useTexts } from "../locale/texts.tsx";

type ClaimedBonus = OutputOf<Calls["claimCode"]>;

/** The deposit page's code field; its code is claimed before the deposit starts. */
export function useBonusCode(first: string) {
  const t = useTexts();
  const { run, pending, refusal, clear } = useGateWrite("claimCode");
  const [code, setTyped] = useState(first);
  const [claimed, setClaimed] = useState<ClaimedBonus>();

  const setCode = (text: string) => {
    setTyped(text);
    setClaimed(undefined);
    clear();
  };
  /** True when the deposit may start: there is no code, or the code is valid. */
  const claim = async (): Promise<boolean> => {
    const wanted = code.trim();
    if (wanted === "" || claimed?.code === wanted.toUpperCase()) return true;
    const bonus = await run({ code: wanted });
    setClaimed(bonus);
    return bonus !== undefined;
  };
  const error = refusal && (fieldError(refusal, "code", t) ?? refusalText(refusal, t));
  return { code, setCode, claim, claimed, pending, refusal, error };
}
