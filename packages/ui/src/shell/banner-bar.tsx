import { type ReactNode, useLayoutEffect } from "react";
import { classNames } from "../class-names.ts";
import { Close } from "../icons.ts";
import styles from "./banner-bar.module.css";

export type BannerBarProps = {
  /** The bar's accessible name. */
  label: string;
  tone?: "plain" | "info" | "warning";
  /** `top` is above the header; `bottom` is fixed over the page, for the cookie notice [4.06]. */
  place?: "top" | "bottom";
  icon?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  closeLabel?: string;
  onClose?: () => void;
};

/** A bar across the page: language suggestion, responsible gaming with clock and links, cookie notice [2.27]. */
export function BannerBar({
  label,
  tone = "plain",
  place = "top",
  icon,
  children,
  actions,
  closeLabel,
  onClose,
}: BannerBarProps) {
  useRoomBelow(place === "bottom");
  return (
    <section aria-label={label} className={classNames(styles.bar, styles[tone], styles[place])}>
      <div className={styles.inner}>
        {icon && (
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <div className={styles.words}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {onClose && (
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Close aria-hidden="true" />
          </button>
        )}
      </div>
    </section>
  );
}

function useRoomBelow(needed: boolean): void {
  useLayoutEffect(() => {
    if (!needed) return;
    const { dataset } = document.documentElement;
    dataset.barBelow = "";
    return () => {
      delete dataset.barBelow;
    };
  }, [needed]);
}
