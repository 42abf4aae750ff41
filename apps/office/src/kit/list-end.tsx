import { Button } from "@bellwether/ui/actions/button.tsx";
import styles from "./list-end.module.css";
import { kitWords } from "./words.ts";

/** What the end of a list asks of its query. */
export type PagedQuery = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** The end of a list that comes page by page: the button for more, or that this was all. */
export function ListEnd({ query }: { query: PagedQuery }) {
  return (
    <p className={styles.end}>
      {query.hasNextPage ? (
        <Button variant="quiet" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {kitWords.more}
        </Button>
      ) : (
        kitWords.end
      )}
    </p>
  );
}
