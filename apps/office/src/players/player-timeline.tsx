import { timelineKinds } from "@bellwether/contract/office/index.ts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { officePages } from "../gate/queries.ts";
import { FilterChips } from "../kit/filter-chips.tsx";
import { EmptyIcon } from "../kit/icons.ts";
import { Loaded } from "../kit/loaded.tsx";
import { LoadingLines } from "../kit/loading-lines.tsx";
import { Panel } from "../kit/panel.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useListFilter } from "../kit/use-filter.ts";
import { kindIcons } from "./kind-icons.ts";
import styles from "./player-timeline.module.css";
import { TimelineList } from "./timeline-list.tsx";
import { playerWords } from "./words.ts";

const words = playerWords.timeline;
const chips = timelineKinds.map((value) => {
  const Icon = kindIcons[value];
  return { value, label: words.kinds[value], icon: <Icon aria-hidden /> };
});

/** Everything that happened to a player, newest first, of the kinds in the address. */
export function PlayerTimeline({ playerId }: { playerId: string }) {
  const [kinds, setKinds] = useListFilter("kinds", timelineKinds);
  const query = useInfiniteQuery({
    ...officePages("playerTimeline", {
      player_id: playerId,
      ...(kinds.length > 0 && { kinds: kinds.join(",") }),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title={words.title} isFlush>
      <div className={styles.filter}>
        <FilterChips label={words.filter} chips={chips} chosen={kinds} onChange={setKinds} />
      </div>
      <Loaded query={query} skeleton={<LoadingLines lines={12} />}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          if (entries.length === 0)
            return (
              <StateNote icon={<EmptyIcon />} title={kinds.length > 0 ? words.noneOfKind : words.none} />
            );
          return (
            <TimelineList
              playerId={playerId}
              entries={entries}
              hasMore={query.hasNextPage}
              isLoadingMore={query.isFetchingNextPage}
              hasFailed={query.isFetchNextPageError}
              onMore={() => void query.fetchNextPage()}
            />
          );
        }}
      </Loaded>
    </Panel>
  );
}
