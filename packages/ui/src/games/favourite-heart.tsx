import styles from "./favourite-heart.module.css";

export type FavouriteHeartProps = {
  /** The button's accessible name with the game's title. */
  label: string;
  pressed: boolean;
  onPress: () => void;
};

/** A heart in the corner of a tile, filled for a favourite; a sibling of the tile's link in the same positioned box. */
export function FavouriteHeart({ label, pressed, onPress }: FavouriteHeartProps) {
  return (
    <button
      type="button"
      className={styles.heart}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <span className={styles.disc} />
    </button>
  );
}
