import type { DescribeRules } from "../../rules/rule.ts";
import { describePrintRun } from "../../scratch-cards/describe-print-run.ts";

export const describeRules: DescribeRules = (layout) => [{ key: "rules_pairs" }, describePrintRun(layout)];
