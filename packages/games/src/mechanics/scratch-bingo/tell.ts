import type { TellRules } from "../rule.ts";
import { tellPrintRun } from "../tell-print-run.ts";

export const tellRules: TellRules = (layout) => [{ key: "rules_bingo" }, tellPrintRun(layout)];
