import type { OfficeLicence } from "@bellwether/contract/office/index.ts";
import { type KeyboardEvent, useId, useState } from "react";
import { FindIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import styles from "./find-box.module.css";
import { moveChoice } from "./move-choice.ts";
import { PlayerLine } from "./player-line.tsx";
import { useFoundPlayers } from "./use-found-players.ts";
import { findWords as words } from "./words.ts";

/** A screen that can be gone to by its name. */
export type FindTarget = { title: string; path: string };

export type FindBoxProps = {
  typed: string;
  onTyped: (typed: string) => void;
  onChoose: (path: string) => void;
  pathOf: (playerId: string) => string;
  /** Screens that are offered besides players. */
  targets?: readonly FindTarget[];
  /** Of this licence alone. */
  licence?: OfficeLicence | undefined;
};

/** A field that finds players while somebody types; the arrows choose, Enter opens. */
export function FindBox({ typed, onTyped, onChoose, pathOf, targets = [], licence }: FindBoxProps) {
  const listId = useId();
  const { q, isLongEnough, query } = useFoundPlayers(typed, licence);
  const [chosen, setChosen] = useState(0);
  const wanted = typed.trim().toLowerCase();
  const screens = targets.filter(({ title }) => wanted === "" || title.toLowerCase().includes(wanted));
  const players = isLongEnough && wanted !== "" ? (query.data?.players ?? []) : [];
  const options = [
    ...players.map((player) => ({
      key: player.id,
      path: pathOf(player.id),
      shown: <PlayerLine player={player} />,
    })),
    ...screens.map(({ title, path }) => ({
      ...{ key: path, path },
      shown: (
        <span className={styles.screen}>
          <span className={styles.quiet}>{words.go}</span> {title}
        </span>
      ),
    })),
  ];
  const place = Math.min(chosen, Math.max(0, options.length - 1));
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && options[place]) {
      event.preventDefault();
      return onChoose(options[place].path);
    }
    // Home and End belong to the text as long as there is some.
    if (typed !== "" && (event.key === "Home" || event.key === "End")) return;
    const next = moveChoice(event.key, place, options.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${listId}-${next}`)?.scrollIntoView({ block: "nearest" });
  };
  const isNobody =
    isLongEnough && query.isSuccess && !query.isPlaceholderData && players.length === 0 && q === typed.trim();
  return (
    <div className={styles.box}>
      <div className={styles.field}>
        <FindIcon aria-hidden="true" />
        <input
          type="search"
          role="combobox"
          aria-label={words.field}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-activedescendant={options.length > 0 ? `${listId}-${place}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          placeholder={words.placeholder}
          value={typed}
          onChange={(event) => {
            onTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </div>
      <p className={styles.status} role="status">
        {wanted.length < 2
          ? words.short
          : isNobody
            ? ""
            : query.data && words.count(query.data.players.length)}
      </p>
      {query.error && isLongEnough && <Loaded query={{ ...query, data: undefined }}>{() => null}</Loaded>}
      <div id={listId} role="listbox" aria-label={words.results} className={styles.list}>
        {options.map(({ key, path, shown }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
          <div
            key={key}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === place}
            className={styles.option}
            onClick={() => onChoose(path)}
            onPointerMove={() => setChosen(index)}
          >
            {shown}
          </div>
        ))}
      </div>
      {isNobody && (
        <div className={styles.none}>
          <p>{words.none(q)}</p>
          <p className={styles.quiet}>{words.noneHint}</p>
        </div>
      )}
      {query.data?.more && players.length > 0 && <p className={styles.more}>{words.more}</p>}
    </div>
  );
}
