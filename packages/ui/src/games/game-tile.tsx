import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent, LinkProps } from "../link.ts";
import styles from "./game-tile.module.css";
import { cutTitle } from "./game-title.ts";
import { RankNumeral } from "./rank-numeral.tsx";

export type GamePicture = {
  src: string;
  srcSet?: string;
  /** Defaults to the tile's widths in a rail. */
  sizes?: string;
  /** A colour of the picture, shown while it loads; it is part of the picture's data. */
  placeholder?: string;
};

export type GameTileProps = Omit<LinkProps, "title" | "children"> & {
  as?: LinkComponent;
  /** Spoken in full; shown, cut at 35 characters [9.05], only with `titleShown` or while the picture is missing. */
  title: string;
  picture?: GamePicture;
  provider?: string;
  /** From 1, for hot games; the numeral stands beside the picture. */
  rank?: number;
  /** What a screen reader hears for the rank, such as “Number 3”. */
  rankLabel?: string;
  titleShown?: boolean;
  /** A mark over the picture's corner: new, a jackpot's sum. */
  badge?: ReactNode;
  /** `eager` for those in the first screen. */
  loading?: "eager" | "lazy";
};

/** A game's portrait picture, 3 to 4, linking to its page. */
export function GameTile({
  as: As = "a",
  title,
  picture,
  provider,
  rank,
  rankLabel,
  titleShown = false,
  badge,
  loading = "lazy",
  className,
  ...rest
}: GameTileProps) {
  const plate = picture?.placeholder ? ({ "--tile-plate": picture.placeholder } as CSSProperties) : undefined;
  return (
    <As {...rest} className={classNames(styles.tile, rank !== undefined && styles.ranked, className)}>
      {rank !== undefined && <RankNumeral rank={rank} label={rankLabel} />}
      <span className={styles.body}>
        <span className={styles.lift}>
          <span className={styles.picture} style={plate}>
            {picture ? (
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes={picture.sizes ?? "(width >= 64rem) 11rem, (width >= 48rem) 10rem, 8.5rem"}
                width={300}
                height={400}
                alt=""
                loading={loading}
                decoding="async"
                draggable={false}
              />
            ) : (
              <span className={styles.lettering} aria-hidden="true">
                {cutTitle(title)}
              </span>
            )}
          </span>
          {badge && <span className={styles.badge}>{badge}</span>}
        </span>
        <span className={titleShown ? styles.title : styles.spoken}>
          {titleShown ? cutTitle(title) : title}
        </span>
        {provider && <span className={styles.provider}>{provider}</span>}
      </span>
    </As>
  );
}
