import type { CSSProperties, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { LinkComponent, LinkProps } from "../link.ts";
import styles from "./game-tile.module.css";
import { cutTitle } from "./game-title.ts";
import { RankNumeral } from "./rank-numeral.tsx";

/** The widths of a tile in a rail. */
export const TILE_SIZES = "(width >= 64rem) 13rem, (width >= 48rem) 10rem, 8.5rem";

export type GamePicture = {
  src: string;
  srcSet?: string;
  /** `sizes` of the picture; defaults to a tile's widths in a rail. */
  sizes?: string;
  /** The picture's main colour, shown while it loads; part of the picture's data. */
  placeholder?: string;
};

export type GameTileProps = Omit<LinkProps, "title" | "children"> & {
  as?: LinkComponent;
  /** Accessible in full; shown cut at 35 characters [9.05], and only with `titleShown` or while the picture is missing. */
  title: string;
  picture?: GamePicture;
  provider?: string;
  /** Rank from 1, for hot games; the numeral is shown next to the picture. */
  rank?: number;
  /** The rank for screen readers, such as “Number 3”. */
  rankLabel?: string;
  titleShown?: boolean;
  /** A badge over the picture's corner: new, or a jackpot's amount. */
  badge?: ReactNode;
  /** Where the badge does not lie on the picture's title. */
  badgeAt?: "top" | "bottom";
  /** `eager` for tiles in the first screen. */
  loading?: "eager" | "lazy";
};

/** A game's portrait picture in 3:4, linked to its page. */
export function GameTile({
  as: As = "a",
  title,
  picture,
  provider,
  rank,
  rankLabel,
  titleShown = false,
  badge,
  badgeAt = "top",
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
                sizes={picture.sizes ?? TILE_SIZES}
                width={300}
                height={400}
                alt={titleShown ? "" : title}
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
          {badge && <span className={classNames(styles.badge, styles[badgeAt])}>{badge}</span>}
        </span>
        {/* Where it is not shown, it is the picture's. */}
        {(titleShown || !picture) && (
          <span className={titleShown ? styles.title : styles.spoken}>
            {titleShown ? cutTitle(title) : title}
          </span>
        )}
        {provider && <span className={styles.provider}>{provider}</span>}
      </span>
    </As>
  );
}
