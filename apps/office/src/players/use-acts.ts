import type { OfficeBlock, OfficePlayer } from "@bellwether/contract/office/index.ts";
import { useState } from "react";
import { may, useSelf } from "../identity/self.ts";
import { useKeys } from "../kit/use-keys.ts";
import { protectWords } from "../risks/protect-words.ts";
import { focusNote } from "./note-form.tsx";
import { useRevealed } from "./use-revealed.ts";
import { playerWords as words } from "./words.ts";

/** What can be done about a player, by whom, and which of it is being done. */
export function useActs(player: OfficePlayer) {
  const self = useSelf();
  const [open, setOpen] = useState<
    | "block"
    | "sessions"
    | "correct"
    | "reveal"
    | "see"
    | "limit"
    | "exclude"
    | "bonus"
    | "factors"
    | "export"
    | "erase"
  >();
  const [lifted, setLifted] = useState<OfficeBlock>();
  const revealed = useRevealed();
  const mayNote = may(self, "players.note");
  const mayBlock = may(self, "players.block");
  const mayProtect = may(self, "players.protect");
  const mayUnblock = may(self, "players.unblock");
  const mayCorrect = may(self, "money.correct");
  const mayGive = may(self, "bonuses.give");
  const mayReveal = may(self, "players.reveal");
  const mayExport = may(self, "players.export");
  const mayErase = may(self, "players.erase") && !player.marks.includes("erased");
  const toggleContact = () => (revealed.data ? revealed.hide() : setOpen("reveal"));
  useKeys([
    mayNote && { key: "n", does: words.note.key, run: focusNote },
    mayReveal && { key: "v", does: words.reveal.key, run: toggleContact },
    mayBlock && { key: "b", does: words.block.key, run: () => setOpen("block") },
    mayBlock && player.sessions > 0 && { key: "e", does: words.sessions.key, run: () => setOpen("sessions") },
    mayProtect && { key: "l", does: protectWords.limitKey, run: () => setOpen("limit") },
    mayProtect && { key: "x", does: protectWords.excludeKey, run: () => setOpen("exclude") },
    mayGive && { key: "g", does: words.bonus.key, run: () => setOpen("bonus") },
    mayCorrect && { key: "c", does: words.correct.key, run: () => setOpen("correct") },
  ]);
  return {
    ...{
      open,
      lifted,
      revealed,
      mayNote,
      mayBlock,
      mayProtect,
      mayUnblock,
      mayCorrect,
      mayGive,
      mayReveal,
      mayExport,
      mayErase,
      toggleContact,
    },
    start: setOpen,
    lift: setLifted,
    close() {
      setOpen(undefined);
      setLifted(undefined);
    },
  };
}

export type PlayerActsState = ReturnType<typeof useActs>;
