import type { OfficeView } from "@bellwether/contract/office/index.ts";
import { TextField } from "@bellwether/ui/fields/text-field.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { fieldTexts } from "../gate/error-text.ts";
import { officeQuery } from "../gate/queries.ts";
import { useCall } from "../gate/use-call.ts";
import { FormDialog } from "../kit/form-dialog.tsx";
import { CloseIcon, SaveViewIcon } from "../kit/icons.ts";
import { announce } from "../kit/notices.ts";
import { typedText } from "../kit/reason-field.tsx";
import { useKeys } from "../kit/use-keys.ts";
import styles from "./saved-views.module.css";
import { viewWords as words } from "./words.ts";

/** Screens with their filters that the person has saved, and saving the one that is shown. */
export function SavedViews() {
  const { data } = useQuery(officeQuery("savedViews", {}));
  const views = data?.views ?? [];
  const { pathname, search } = useLocation();
  const [isNaming, setIsNaming] = useState(false);
  const path = `${pathname}${search}`;
  // A typed search can name a player: it is not kept.
  const canSave = search !== "" && !new URLSearchParams(search).has("q");
  useKeys([canSave && { key: "p", does: words.saveKey, run: () => setIsNaming(true) }]);
  if (views.length === 0 && !canSave) return null;
  return (
    <nav aria-label={words.title} className={styles.views}>
      {views.map((view) => (
        <SavedView key={view.id} view={view} isCurrent={view.path === path} />
      ))}
      {canSave && !views.some((view) => view.path === path) && (
        <button type="button" className={styles.save} onClick={() => setIsNaming(true)}>
          <SaveViewIcon aria-hidden />
          {words.save}
        </button>
      )}
      {isNaming && <NameDialog path={path} onClose={() => setIsNaming(false)} />}
    </nav>
  );
}

function SavedView({ view, isCurrent }: { view: OfficeView; isCurrent: boolean }) {
  const drop = useCall("dropView", { changes: ["savedViews"], onDone: () => announce(words.removed) });
  return (
    <span className={styles.view}>
      <Link to={view.path} className={styles.link} aria-current={isCurrent ? "page" : undefined}>
        {view.title}
      </Link>
      <button
        type="button"
        className={styles.remove}
        aria-label={words.remove(view.title)}
        title={words.remove(view.title)}
        onClick={() => drop.send({ view_id: view.id })}
      >
        <CloseIcon aria-hidden />
      </button>
    </span>
  );
}

function NameDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const { send, isBusy, error } = useCall("keepView", {
    changes: ["savedViews"],
    onDone: () => {
      announce(words.saved);
      onClose();
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={words.save}
      description={words.saveText}
      submitLabel={words.submit}
      isBusy={isBusy}
      error={error}
      onSubmit={(values) => send({ title: typedText(values, "title"), path })}
    >
      <TextField
        name="title"
        autoComplete="off"
        maxLength={60}
        label={words.name}
        error={fieldTexts(error).title ?? fieldTexts(error).path}
      />
    </FormDialog>
  );
}
