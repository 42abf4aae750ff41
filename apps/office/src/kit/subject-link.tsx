import { Link } from "react-router";
import { officePaths } from "../paths.ts";

/** What something was done to (`player:7`, `operator:3`), as a link where it has a screen. */
export function SubjectLink({ subject }: { subject: string }) {
  const path = pathOfSubject(subject);
  return path ? <Link to={path}>{subject}</Link> : <span>{subject}</span>;
}

/** The screen of a subject; undefined if it has none. */
export function pathOfSubject(subject: string): string | undefined {
  const [kind, id = ""] = subject.split(/:(.*)/s);
  if (id === "") return undefined;
  if (kind === "player") return officePaths.player(id);
  if (kind === "webhook") return officePaths.endpoint(id);
  return kind === "operator" ? officePaths.operators({ q: id }) : undefined;
}
