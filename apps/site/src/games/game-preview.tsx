import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Modal } from "@bellwether/ui/feedback/modal.tsx";
import { FavouriteHeart } from "@bellwether/ui/games/favourite-heart.tsx";
import { Play } from "@bellwether/ui/icons.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useLocalHref } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { usePlayer } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { pressFavourite, useFavourites } from "./favourites-state.ts";
import { gamePath, playPath } from "./game-card.ts";
import type { GameGlance } from "./game-glance.ts";
import styles from "./game-preview.module.css";
import { mayMove, startMotion } from "./motion/start-motion.ts";
import { previewPosition, previewWidthPx } from "./preview-position.ts";
import type { WantedPreview } from "./preview-watch.ts";
import { usePlayWay } from "./use-play-way.ts";

type GamePreviewProps = { wanted: WantedPreview; onClose: () => void };

/** A game's preview. It shows only when all of it has loaded; if loading fails, the tile still leads to the game's page. */
export default function GamePreview({ wanted, onClose }: GamePreviewProps) {
  const t = useTexts();
  const glance = useGlance(wanted.code);
  if (!glance) return null;
  const label = t("core.game_preview", { title: glance.title });
  if (wanted.how === "hover") return <HoverCard tile={wanted.tile} glance={glance} label={label} />;
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={glance.title}
      closeLabel={t("core.shell_close")}
      size="small"
    >
      <Glance glance={glance} />
    </Modal>
  );
}

/** Lies over the page and causes no layout shift. */
function HoverCard({ tile, glance, label }: { tile: HTMLElement; glance: GameGlance; label: string }) {
  const card = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ visibility: "hidden" });
  useLayoutEffect(() => {
    const height = card.current?.offsetHeight ?? 0;
    const { clientWidth, clientHeight } = document.documentElement;
    setPlace(
      previewPosition(tile.getBoundingClientRect(), height, { width: clientWidth, height: clientHeight }),
    );
  }, [tile]);
  return (
    <section
      ref={card}
      className={styles.card}
      style={{ ...place, width: previewWidthPx }}
      data-preview-card
      aria-label={label}
    >
      <Card padding="small">
        <Glance glance={glance} titled />
      </Card>
    </section>
  );
}

function Glance({ glance, titled = false }: { glance: GameGlance; titled?: boolean }) {
  const t = useTexts();
  const isFavourite = useFavourites(({ ids }) => ids.has(glance.id));
  const way = usePlayWay(glance);
  const moving = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (moving.current && mayMove()) return startMotion(moving.current, glance.code);
  }, [glance.code]);
  return (
    <div className={styles.glance}>
      <div className={styles.frame}>
        <div ref={moving} className={styles.moving}>
          <img className={styles.picture} src={glance.picture} alt="" width={412} height={230} />
        </div>
        <FavouriteHeart
          label={t("core.game_favourite", { title: glance.title })}
          pressed={isFavourite}
          onPress={() => pressFavourite(glance)}
        />
      </div>
      {titled && <p className={styles.title}>{glance.title}</p>}
      <p className={layout.small}>{[glance.provider, glance.kind].filter(Boolean).join(" · ")}</p>
      {glance.stakes && (
        <p className={styles.stakes}>
          <span>{glance.stakes.label}</span>
          <strong>{glance.stakes.text}</strong>
        </p>
      )}
      <div className={styles.ways}>
        {glance.soon ? (
          <p className={layout.small}>{t("core.error_game_opens_soon")}</p>
        ) : (
          <LinkButton as={Link} href={way.href} icon={<Play />} block>
            {way.text}
          </LinkButton>
        )}
        {glance.isShared && <p className={layout.small}>{t("core.game_shared_table")}</p>}
        {glance.freePlay && (
          <LinkButton as={Link} href={playPath(glance, { mode: "free" })} variant="secondary" block>
            {t("core.game_play_free")}
          </LinkButton>
        )}
        <LinkButton as={Link} href={gamePath(glance)} variant="quiet" block>
          {t("core.game_preview_more")}
        </LinkButton>
      </div>
    </div>
  );
}

const known = new Map<string, GameGlance>();

/** Loaded once per page load. The preview changes only with a release or the reader, and both load the page again. */
function useGlance(code: string): GameGlance | undefined {
  const localHref = useLocalHref();
  const player = usePlayer()?.id ?? "";
  const address = localHref(paths.gamePreview(code));
  const key = `${player} ${address}`;
  const [glance, setGlance] = useState(() => known.get(key));
  useEffect(() => {
    if (known.has(key)) return;
    const asking = new AbortController();
    fetchGlance(address, asking.signal).then(
      (loaded) => {
        known.set(key, loaded);
        setGlance(loaded);
      },
      () => {},
    );
    return () => asking.abort();
  }, [address, key]);
  return glance;
}

async function fetchGlance(address: string, signal: AbortSignal): Promise<GameGlance> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`The preview answered ${response.status}.`);
  return (await response.json()) as GameGlance;
}
