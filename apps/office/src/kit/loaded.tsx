import { Button } from "@bellwether/ui/actions/button.tsx";
import type { ReactNode } from "react";
import { errorText, kindOfError } from "../gate/error-text.ts";
import { Callout } from "./callout.tsx";
import { ForbiddenIcon, MissingIcon, OfflineIcon, WarningIcon } from "./icons.ts";
import { LoadingLines } from "./loading-lines.tsx";
import { StateNote } from "./state-note.tsx";
import { kitWords } from "./words.ts";

/** The part of a query that decides what is shown. */
export type LoadedQuery<T> = {
  data: T | undefined;
  error: unknown;
  refetch: () => Promise<unknown>;
};

export type LoadedProps<T> = {
  query: LoadedQuery<T>;
  /** What is shown meanwhile: as large as what comes, so that nothing jumps. */
  skeleton?: ReactNode;
  /** Where the query is the whole screen. */
  isScreen?: boolean;
  children: (data: T) => ReactNode;
};

const icons = {
  forbidden: <ForbiddenIcon />,
  missing: <MissingIcon />,
  unreachable: <OfflineIcon />,
  failed: <WarningIcon />,
};

/**
 * What a query gave, or why not. Data of before stay when a later answer fails, with a line that says so; not if the answer is that this person
 * may not see them any more.
 */
export function Loaded<T>({
  query,
  skeleton = <LoadingLines lines={4} />,
  isScreen,
  children,
}: LoadedProps<T>) {
  const { data, error } = query;
  const retry = () => void query.refetch();
  if (!error) return data === undefined ? skeleton : children(data);
  const kind = kindOfError(error);
  if (data !== undefined && kind !== "forbidden" && kind !== "missing")
    return (
      <>
        <Callout
          tone="warning"
          action={
            <Button variant="quiet" onClick={retry}>
              {kitWords.retry}
            </Button>
          }
        >
          {kitWords.stale}
        </Callout>
        {children(data)}
      </>
    );
  const words: { title: string; text?: string } = kitWords.errors[kind];
  return (
    <div role="alert">
      <StateNote
        icon={icons[kind]}
        isScreen={isScreen}
        title={words.title}
        text={words.text ?? errorText(error)}
        action={
          kind !== "forbidden" &&
          kind !== "missing" && (
            <Button variant="secondary" onClick={retry}>
              {kitWords.retry}
            </Button>
          )
        }
      />
    </div>
  );
}
