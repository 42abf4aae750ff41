import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { Panel } from "../kit/panel.tsx";
import { ScreenHead } from "../kit/screen-head.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { officePaths } from "../paths.ts";
import { FindBox } from "./find-box.tsx";
import { findWords as words } from "./words.ts";

/** Players found by what the address says. */
export function FindPage() {
  const navigate = useNavigate();
  const licence = useLicence();
  const [q, setQ] = useFilter("q");
  const [typed, setTyped] = useState(q);
  // Back and forward bring another text.
  useEffect(() => setTyped((now) => (now.trim() === q.trim() ? now : q)), [q]);
  return (
    <>
      <ScreenHead title={words.title} about={words.about} actions={<LicenceFilter />} />
      <Panel isFlush>
        <FindBox
          typed={typed}
          onTyped={(text) => {
            setTyped(text);
            setQ(text.trim());
          }}
          licence={licence}
          pathOf={(id) => officePaths.player(id)}
          onChoose={(path) => void navigate(path)}
        />
      </Panel>
    </>
  );
}
