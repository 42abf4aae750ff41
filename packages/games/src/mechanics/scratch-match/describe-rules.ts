import { describePrintRun } from "../describe-print-run.ts";
import type { DescribeRules } from "../rule.ts";

export const describeRules: DescribeRules = (layout) => [{ key: "rules_match" }, describePrintRun(layout)];
