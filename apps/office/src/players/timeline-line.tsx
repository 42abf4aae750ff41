import type { TimelineEntry } from "@bellwether/contract/office/index.ts";
import { Badge } from "@bellwether/ui/surfaces/badge.tsx";
import { useId, useState } from "react";
import { Link } from "react-router";
import { useClock } from "../browser/use-clock.ts";
import { fullTimeText, shortDay, timeText } from "../formats/time-text.ts";
import { Moment } from "../kit/moment.tsx";
import { officePaths } from "../paths.ts";
import { eventTitle, isPlayersOwn, readable } from "./event-title.ts";
import { kindIcons } from "./kind-icons.ts";
import { isTime, splitFacts } from "./split-facts.ts";
import styles from "./timeline-line.module.css";
import { playerWords } from "./words.ts";

const words = playerWords.timeline;

/** Facts whose values are names of code. */
const NAMES = ["field", "kind", "end_reason", "state", "act", "outcome", "signs"];

export type TimelineLineProps = {
  playerId: string;
  entry: TimelineEntry;
  previousAt: string | undefined;
};

/** One event: when, what, by whom, with its facts. The first of a day names the day. */
export function TimelineLine({ playerId, entry, previousAt }: TimelineLineProps) {
  const { kind, at, title, facts, actor } = entry;
  const now = useClock();
  const deepId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const Icon = kindIcons[kind];
  const { text, state, tone } = eventTitle(title);
  const { short, sentences, deep } = splitFacts(facts);
  const isFirstOfDay = previousAt === undefined || shortDay(previousAt, now) !== shortDay(at, now);
  return (
    <div className={styles.line}>
      <time className={styles.time} dateTime={at} title={fullTimeText(at)}>
        {isFirstOfDay && <span className={styles.day}>{shortDay(at, now)}</span>}
        <span>{timeText(at, Date.parse(at))}</span>
      </time>
      <span className={styles.icon} data-kind={kind}>
        <Icon aria-hidden />
      </span>
      <div className={styles.what}>
        <p className={styles.title}>
          <span>{text}</span>
          {state && <Badge tone={tone}>{state}</Badge>}
          {short.map(({ name, value }) => (
            <span key={name} className={styles.fact}>
              {name === "amount" ? (
                <strong className={styles.amount}>{value}</strong>
              ) : (
                <>
                  <span className={styles.name}>{readable(name)}</span>{" "}
                  {isTime(value) ? <Moment at={value} /> : NAMES.includes(name) ? readable(value) : value}
                </>
              )}
            </span>
          ))}
          {kind === "round" && <RoundLink playerId={playerId} facts={facts} />}
          {deep.length > 0 && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={isOpen}
              aria-controls={deepId}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? words.less : words.more}
            </button>
          )}
        </p>
        {sentences.map(({ name, value }) => (
          <p key={name} className={styles.sentence}>
            {value}
          </p>
        ))}
        {isOpen && (
          <p className={styles.deep} id={deepId}>
            {deep.map(({ name, value }) => (
              <span key={name} className={styles.fact}>
                <span className={styles.name}>{readable(name)}</span>{" "}
                {isTime(value) ? <Moment at={value} /> : <code>{value}</code>}
              </span>
            ))}
          </p>
        )}
      </div>
      <span className={styles.actor}>{actor ? actor.shown : isPlayersOwn(title) && words.byPlayer}</span>
    </div>
  );
}

function RoundLink({ playerId, facts }: { playerId: string; facts: TimelineEntry["facts"] }) {
  const of = (wanted: string) => facts.find(({ name }) => name === wanted)?.value;
  const [provider, round] = [of("provider"), of("round")];
  if (provider === undefined || round === undefined) return null;
  return <Link to={officePaths.playerRound(playerId, provider, round)}>{words.proof}</Link>;
}
