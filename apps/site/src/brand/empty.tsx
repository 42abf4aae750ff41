import { EmptyState } from "@bellwether/ui/feedback/empty-state.tsx";
import type { ReactNode } from "react";
import { Mascot, type MascotPose } from "./mascot.tsx";

type EmptyProps = {
  pose?: MascotPose;
  title: string;
  text?: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
};

/** An empty state: the mascot, the reason, and the next step. */
export function Empty({ pose = "shrugging", title, text, level, children }: EmptyProps) {
  return (
    <EmptyState picture={<Mascot pose={pose} />} title={title} text={text} level={level} action={children} />
  );
}
