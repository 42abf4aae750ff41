import { Button } from "@bellwether/ui/actions/button.tsx";
import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { classNames } from "@bellwether/ui/class-names.ts";
import { Close } from "@bellwether/ui/icons.ts";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { Mascot } from "../brand/mascot.tsx";
import { lazyPart } from "../browser/load-chunk.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import type { RootData } from "../page-data/root-data.ts";
import { paths } from "../paths.ts";
import { useLiveChat } from "../support/live-chat-state.ts";
import { MessageForm } from "../support/message-form.tsx";
import { useChatEntry } from "../support/use-chat-entry.ts";
import styles from "./live-chat.module.css";
import { loadProvider } from "./load-provider.ts";

type Chat = NonNullable<RootData["chat"]>;

const OwnChat = lazyPart<{ root: RootData }>(() => import("../support/own-chat.tsx"), {
  leave: () => useLiveChat.setState({ open: false }),
});

/**
 * The chat's panel [2.30]: the operator's chat provider if there is one; otherwise the house's own chat for a player, and a message to support for a
 * visitor, or when the provider fails to load. Once the provider's conversation has started it stays mounted, hidden while the panel is closed.
 */
export default function LiveChat({ root, open }: { root: RootData; open: boolean }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [writes, setWrites] = useState(root.chat === undefined);
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (!open) return;
    cameFrom.current = document.activeElement;
    heading.current?.focus();
    return () => (cameFrom.current as HTMLElement | null)?.focus?.();
  }, [open]);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => {
    setFailed(true);
    setWrites(true);
  }, []);
  const close = () => useLiveChat.setState({ open: false });
  const { isLive } = useChatEntry(root);
  const hasOwn = root.player !== undefined && root.chat === undefined;
  return (
    <Card
      element="aside"
      aria-labelledby="live-chat-title"
      className={classNames(styles.panel, hasOwn && styles.own)}
      padding="small"
      hidden={!open}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
    >
      <div className={styles.head}>
        <Mascot pose={isLive ? "waving" : "resting"} sizePx={48} />
        <h2 ref={heading} id="live-chat-title" tabIndex={-1} className={styles.title}>
          {t(isLive && (hasOwn || !writes) ? "core.shell_chat_open" : "core.shell_chat_title")}
        </h2>
        <IconButton label={t("core.shell_close")} icon={<Close />} onClick={close} />
      </div>
      {root.chat && (
        <Provider
          root={root}
          chat={root.chat}
          hidden={writes}
          onFail={fail}
          onWrite={() => setWrites(true)}
        />
      )}
      {failed && <p role="alert">{t("core.shell_chat_failed")}</p>}
      {hasOwn && (
        <Suspense fallback={<p role="status">{t("core.shell_chat_loading")}</p>}>
          <OwnChat root={root} />
        </Suspense>
      )}
      {writes && !hasOwn && <MessageForm root={root} />}
      {writes && !hasOwn && (
        <Link href={paths.support()} onClick={close} className={styles.questions}>
          {t("core.shell_chat_questions")}
        </Link>
      )}
    </Card>
  );
}

type ProviderProps = { root: RootData; chat: Chat; hidden: boolean; onFail: () => void; onWrite: () => void };

/** The element that the provider's script renders its chat into. The player can write a message instead at any time. */
function Provider({ root, chat, hidden, onFail, onWrite }: ProviderProps) {
  const t = useTexts();
  const [state, setState] = useState<"loading" | "open">("loading");
  const { brand, language } = root;
  useEffect(() => {
    let gone = false;
    loadProvider(chat, { brand: brand.slug, language }).then(
      () => gone || setState("open"),
      () => gone || onFail(),
    );
    return () => {
      gone = true;
    };
  }, [chat, brand.slug, language, onFail]);
  return (
    <div hidden={hidden} className={styles.provider}>
      {state === "loading" && <p role="status">{t("core.shell_chat_loading")}</p>}
      <div data-chat-place="" className={styles.place} />
      <Button variant="quiet" block onClick={onWrite}>
        {t("core.shell_chat_instead")}
      </Button>
    </div>
  );
}
