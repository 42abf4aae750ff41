import type { BooksPorts, PlayEndPort, PushPort, ReportPorts, SecretsPort, SettingsPort } from "../ports.ts";

/** What the office is given; its modules name the few that they use. */
export type OfficeDeps = BooksPorts &
  ReportPorts &
  SecretsPort &
  PushPort &
  PlayEndPort &
  SettingsPort<"providers" | "officeOrigin" | "officeIsOpen">;
