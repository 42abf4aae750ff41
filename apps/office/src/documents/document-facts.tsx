import type { OfficeDocument } from "@bellwether/contract/office/index.ts";
import { Button } from "@bellwether/ui/actions/button.tsx";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { Link } from "react-router";
import { useSelf } from "../identity/self.ts";
import { Callout } from "../kit/callout.tsx";
import { type FactLine, Facts } from "../kit/facts.tsx";
import { Moment } from "../kit/moment.tsx";
import { Panel } from "../kit/panel.tsx";
import { kitWords } from "../kit/words.ts";
import { officePaths } from "../paths.ts";
import { documentTones } from "./document-list.tsx";
import { vendorLines } from "./vendor-lines.ts";
import { documentWords as words } from "./words.ts";

export type DocumentFactsProps = { document: OfficeDocument; onOpen: (() => void) | undefined };

/** What is known of a document without opening it. */
export function DocumentFacts({ document, onOpen }: DocumentFactsProps) {
  const self = useSelf();
  const { holder, kind, state, pages, vendor } = document;
  const isOthers = holder !== null && holder.id !== self.operator.id;
  const isReadable = pages.length > 0 || vendor !== null;
  return (
    <Panel
      title={words.kinds[kind]}
      note={<Badge tone={documentTones[state]}>{words.states[state]}</Badge>}
      actions={
        onOpen &&
        isReadable && (
          <Button onClick={onOpen} disabled={isOthers}>
            {words.open}
          </Button>
        )
      }
    >
      {isOthers && <Callout tone="info">{kitWords.inHand(holder.name)}</Callout>}
      <Facts isWide lines={linesOf(document)} />
    </Panel>
  );
}

function linesOf(document: OfficeDocument): FactLine[] {
  const { player, sent_at, pages, decided_by, decided_at, cause, note, expires_on, state, vendor } = document;
  const lines: (FactLine | false | null | "")[] = [
    { name: words.player, value: <Link to={officePaths.player(player.id)}>{player.name}</Link> },
    sent_at && { name: words.sent, value: <Moment at={sent_at} /> },
    { name: words.pages, value: pages.length || (vendor ? words.noPagesOfVendor : words.noPages) },
    ...(vendor ? vendorLines(vendor) : []),
    decided_by && { name: words.decidedBy, value: decided_by },
    decided_at && { name: words.decidedAt, value: <Moment at={decided_at} /> },
    cause && { name: words.cause, value: words.causes[cause] },
    (state === "accepted" || state === "expired") && {
      name: words.validUntil,
      value: expires_on ?? words.noEnd,
    },
    note && { name: words.note, value: note },
  ];
  return lines.filter((line): line is FactLine => Boolean(line));
}
