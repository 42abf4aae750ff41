import { SECOND_MS } from "@bellwether/contract/durations.ts";
import { chatViews } from "@bellwether/contract/office/index.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { officePages } from "../gate/queries.ts";
import { LicenceFilter, useLicence } from "../identity/licence-filter.tsx";
import { may, useSelf } from "../identity/self.ts";
import { ChatIcon } from "../kit/icons.ts";
import { nextInQueue } from "../kit/next-in-queue.ts";
import { QueueScreen } from "../kit/queue-screen.tsx";
import { StateNote } from "../kit/state-note.tsx";
import { useFilter } from "../kit/use-filter.ts";
import { useKeys } from "../kit/use-keys.ts";
import { officePaths } from "../paths.ts";
import { AtDesk } from "./at-desk.tsx";
import { ChatDetail } from "./chat-detail.tsx";
import { ChatList, inSections } from "./chat-list.tsx";
import { useTakeChat } from "./use-take-chat.ts";
import { chatWords as words } from "./words.ts";

/** Players write while somebody looks at this page. */
const ASK_EVERY_MS = 3 * SECOND_MS;

/** Conversations with players: those that wait, one's own, tickets, and what has ended. */
export function ChatsPage() {
  const self = useSelf();
  const [viewText] = useFilter("view");
  const view = chatViews.find((each) => each === viewText) ?? "live";
  const licence = useLicence();
  const [chosenId, choose] = useFilter("chat");
  const query = useInfiniteQuery({
    ...officePages("chats", { view, licence }),
    refetchInterval: ASK_EVERY_MS,
    // Whoever answers chats is there, also while another window covers this one.
    refetchIntervalInBackground: true,
  });
  const [newest] = query.data?.pages ?? [];
  const chats = query.data?.pages.flatMap((page) => page.chats) ?? [];
  const inOrder = inSections(chats, view).flatMap((section) => section.chats);
  const chosen = chats.find(({ id }) => id === chosenId);
  const mayAnswer = may(self, "chat.answer");
  const take = useTakeChat();
  const move = (step: 1 | -1) => {
    const next = nextInQueue(inOrder, chosenId, step);
    if (next) choose(next.id);
  };
  useKeys([
    { key: "j", does: words.keys.next, run: () => move(1) },
    { key: "k", does: words.keys.previous, run: () => move(-1) },
    mayAnswer &&
      chosen !== undefined &&
      chosen.state !== "ended" &&
      !chosen.is_own && {
        key: "t",
        does: words.keys.take,
        run: () => take.send({ chat_id: chosen.id }),
      },
  ]);
  return (
    <QueueScreen
      title={words.title}
      about={words.about}
      actions={newest && <AtDesk isThere={newest.am_there} agents={newest.agents} mayAnswer={mayAnswer} />}
      label={words.list}
      tabs={chatViews.map((each) => ({
        path: officePaths.chats({ view: each === "live" ? undefined : each, licence }),
        title: words.views[each],
        isCurrent: view === each,
      }))}
      filters={<LicenceFilter />}
      query={query}
      list={
        chats.length > 0 ? (
          <ChatList chats={chats} view={view} chosenId={chosenId} onChoose={choose} />
        ) : undefined
      }
      none={<StateNote icon={<ChatIcon />} title={words.none[view]} />}
      detail={
        chosenId === "" ? undefined : (
          <ChatDetail key={chosenId} chatId={chosenId} agents={newest?.agents ?? []} takeError={take.error} />
        )
      }
      isGone={chosenId !== ""}
      hint={<StateNote icon={<ChatIcon />} title={words.pick} />}
    />
  );
}
