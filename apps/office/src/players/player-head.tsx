import type { OfficePlayer } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { CopyButton } from "../kit/copy-button.tsx";
import {
  BlockIcon,
  BonusIcon,
  CorrectIcon,
  EraseIcon,
  ExcludeIcon,
  LimitIcon,
  RevealIcon,
  SaveIcon,
  SessionsIcon,
} from "../kit/icons.ts";
import { Moment } from "../kit/moment.tsx";
import { protectWords } from "../risks/protect-words.ts";
import styles from "./player-head.module.css";
import type { PlayerActsState } from "./use-acts.ts";
import { playerWords as words } from "./words.ts";

type MarkTone = "danger" | "warning" | "info" | "plain";
const markTones: Record<OfficePlayer["marks"][number], MarkTone> = {
  not_activated: "plain",
  held: "warning",
  document_asked: "warning",
  at_risk: "danger",
  house: "info",
  erased: "plain",
};

/** Who it is and how they stand, in sight however far down the story is read. */
export function PlayerHead({ player, acts }: { player: OfficePlayer; acts: PlayerActsState }) {
  const scopes = [...new Set(player.blocks.flatMap((block) => block.scopes))];
  return (
    <header className={styles.head}>
      <div className={styles.who}>
        <h1 className={styles.name}>{player.name}</h1>
        <span className={styles.id}>
          <code>{player.id}</code>
          <CopyButton text={player.id} label={words.copyId} />
        </span>
        <span className={styles.place}>{[player.brand, player.country, player.currency].join(" · ")}</span>
      </div>
      <div className={styles.marks}>
        <Badge tone={player.status === "open" ? "success" : "warning"}>
          {words.status[player.status]}
          {player.excluded_until && <Moment at={player.excluded_until} look="date" />}
        </Badge>
        {scopes.length > 0 && (
          <Badge tone="danger">
            {words.blockedFrom(scopes.map((scope) => words.scopes[scope].toLowerCase()).join(", "))}
          </Badge>
        )}
        {player.marks.map((mark) => (
          <Badge key={mark} tone={markTones[mark]}>
            {words.marks[mark]}
          </Badge>
        ))}
      </div>
      <div className={styles.acts}>
        {acts.mayCorrect && (
          <Button variant="secondary" icon={<CorrectIcon />} onClick={() => acts.start("correct")}>
            {words.correct.act}
          </Button>
        )}
        {acts.mayGive && player.status === "open" && (
          <Button variant="secondary" icon={<BonusIcon />} onClick={() => acts.start("bonus")}>
            {words.bonus.act}
          </Button>
        )}
        {acts.mayBlock && player.sessions > 0 && (
          <Button variant="secondary" icon={<SessionsIcon />} onClick={() => acts.start("sessions")}>
            {words.sessions.act}
          </Button>
        )}
        {acts.mayReveal && player.status === "open" && (
          <Button variant="secondary" icon={<RevealIcon />} onClick={() => acts.start("see")}>
            {words.see.act}
          </Button>
        )}
        {acts.mayExport && (
          <Button variant="secondary" icon={<SaveIcon />} onClick={() => acts.start("export")}>
            {words.data.export}
          </Button>
        )}
        {acts.mayProtect && (
          <Button variant="secondary" icon={<LimitIcon />} onClick={() => acts.start("limit")}>
            {protectWords.limitAct}
          </Button>
        )}
        {acts.mayErase && (
          <Button variant="danger" icon={<EraseIcon />} onClick={() => acts.start("erase")}>
            {words.data.erase}
          </Button>
        )}
        {acts.mayProtect && player.status !== "closed" && (
          <Button variant="danger" icon={<ExcludeIcon />} onClick={() => acts.start("exclude")}>
            {protectWords.excludeAct}
          </Button>
        )}
        {acts.mayBlock && (
          <Button variant="danger" icon={<BlockIcon />} onClick={() => acts.start("block")}>
            {words.block.act}
          </Button>
        )}
      </div>
    </header>
  );
}
