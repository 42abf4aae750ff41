import type { OfficePermission, OfficeSelf } from "@bellwether/contract/office/index.ts";
import type { ComponentType, SVGProps } from "react";
import {
  ApprovalsIcon,
  AuditIcon,
  CasesIcon,
  ContentIcon,
  DocumentIcon,
  EraseIcon,
  IntegrationsIcon,
  OperatorsIcon,
  PlayersIcon,
  ReconciliationIcon,
  RiskIcon,
  StopIcon,
  TasksIcon,
  TodayIcon,
  WithdrawalsIcon,
} from "../kit/icons.ts";
import { officePaths } from "../paths.ts";
import { shellWords as words } from "./words.ts";

export type OfficeScreen = {
  title: string;
  path: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** What its reader must be allowed; nothing for everybody's. */
  needs?: OfficePermission;
};

const screens: readonly OfficeScreen[] = [
  { title: words.today, path: officePaths.today(), icon: TodayIcon },
  { title: words.players, path: officePaths.players(), icon: PlayersIcon, needs: "players.find" },
  { title: words.approvals, path: officePaths.approvals(), icon: ApprovalsIcon, needs: "approvals.read" },
  {
    title: words.withdrawals,
    path: officePaths.withdrawals(),
    icon: WithdrawalsIcon,
    needs: "withdrawals.read",
  },
  { title: words.cases, path: officePaths.cases(), icon: CasesIcon, needs: "cases.read" },
  { title: words.documents, path: officePaths.documents(), icon: DocumentIcon, needs: "documents.read" },
  { title: words.risks, path: officePaths.risks(), icon: RiskIcon, needs: "harm.read" },
  { title: words.tasks, path: officePaths.tasks(), icon: TasksIcon, needs: "tasks.work" },
  {
    title: words.reconciliation,
    path: officePaths.reconciliation(),
    icon: ReconciliationIcon,
    needs: "reconciliation.read",
  },
  { title: words.erasures, path: officePaths.erasures(), icon: EraseIcon, needs: "players.find" },
  { title: words.stops, path: officePaths.stops(), icon: StopIcon, needs: "incidents.read" },
  { title: words.operators, path: officePaths.operators(), icon: OperatorsIcon, needs: "operators.read" },
  { title: words.content, path: officePaths.content(), icon: ContentIcon, needs: "content.read" },
  {
    title: words.integrations,
    path: officePaths.integrations(),
    icon: IntegrationsIcon,
    needs: "integrations.read",
  },
  { title: words.audit, path: officePaths.audit(), icon: AuditIcon, needs: "audit.read" },
];

/** The screens that somebody may read. The office refuses the others, whatever an address says. */
export const screensOf = ({ permissions }: Pick<OfficeSelf, "permissions">): OfficeScreen[] =>
  screens.filter(({ needs }) => needs === undefined || permissions.includes(needs));
