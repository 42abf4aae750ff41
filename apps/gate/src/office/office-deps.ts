import type { ApprovalKinds } from "../approvals/index.ts";
import type {
  BooksPorts,
  MessageTextsPort,
  PlayEndPort,
  PushPort,
  ReportPorts,
  SecretsPort,
  SettingsPort,
} from "../ports.ts";

/** What the office is given; its modules name the few that they use. */
export type OfficeDeps = BooksPorts &
  ReportPorts &
  SecretsPort &
  PushPort &
  PlayEndPort &
  MessageTextsPort &
  SettingsPort<"providers" | "officeOrigin" | "officeIsOpen">;

/** Every dependency of the office's calls: what it is given, and how each action of two persons is done. */
export type OfficePorts = OfficeDeps & { approvalKinds: ApprovalKinds };
