import { ScreenTabs } from "../kit/screen-tabs.tsx";
import { officePaths } from "../paths.ts";
import { operatorWords as words } from "./words.ts";

/** The two parts of the screen: persons, and what roles may do. */
export function OperatorTabs({ current }: { current: "persons" | "roles" }) {
  return (
    <ScreenTabs
      label={words.parts}
      tabs={[
        { path: officePaths.operators(), title: words.tabs.persons, isCurrent: current === "persons" },
        { path: officePaths.roles(), title: words.tabs.roles, isCurrent: current === "roles" },
      ]}
    />
  );
}
