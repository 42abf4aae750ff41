import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { FindDialog } from "../find/find-dialog.tsx";
import { ProofDialog } from "../identity/proof-dialog.tsx";
import { may, selfQuery, useSelf } from "../identity/self.ts";
import { SessionEndedDialog } from "../identity/session-ended-dialog.tsx";
import { useKeyListener, useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { KeyHelp } from "./key-help.tsx";
import { NoticeList } from "./notice-list.tsx";
import { OfficeRail } from "./office-rail.tsx";
import { screensOf } from "./screens.ts";
import styles from "./shell.module.css";
import { StandingLines } from "./standing-lines.tsx";
import { shellWords as words } from "./words.ts";

/** The frame around every screen of a signed-in person. */
export function Shell() {
  const self = useSelf();
  const [open, setOpen] = useState<"find" | "keys">();
  // Asked again when the window gets the focus, and when a call was refused.
  useQuery(selfQuery);
  const mayFind = may(self, "players.find");
  const find = () => (mayFind ? setOpen("find") : undefined);
  useKeyListener();
  useKeys([
    mayFind && { key: "ctrl+k", does: words.keyFind, run: find },
    mayFind && { key: "/", does: words.keyFind, run: find },
    { key: "?", does: words.keyHelp, run: () => setOpen("keys") },
  ]);
  const screens = screensOf(self);
  return (
    <div className={styles.shell}>
      <a href="#screen" className={styles.skip}>
        {words.skip}
      </a>
      <OfficeRail
        self={self}
        screens={screens}
        onFind={mayFind ? find : undefined}
        onKeys={() => setOpen("keys")}
        onSignedOut={leaveOffice}
      />
      <main id="screen" tabIndex={-1} className={styles.screen}>
        <StandingLines />
        <Outlet />
      </main>
      <NoticeList />
      {open === "find" && (
        <FindDialog
          onClose={() => setOpen(undefined)}
          targets={[...screens, { title: words.account, path: officePaths.account() }]}
        />
      )}
      {open === "keys" && <KeyHelp onClose={() => setOpen(undefined)} />}
      <ProofDialog />
      <SessionEndedDialog onLeave={leaveOffice} />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </div>
  );
}

/** Loads the sign-in page anew, so that nothing of what somebody has seen stays in the window. */
function leaveOffice(): void {
  window.location.replace(officePaths.signIn());
}
