import type { ComponentPropsWithRef, MouseEvent, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./button.module.css";

export type ButtonLook = {
  /** `primary` once per screen, `secondary` beside it, `quiet` in running text and bars, `danger` for actions that cannot be undone. */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** `small` is drawn 36 px high with a tap target of 44 px. */
  size?: "small" | "medium" | "large";
  /** Takes the whole width. */
  block?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
};

export type ButtonProps = ButtonLook &
  ComponentPropsWithRef<"button"> & {
    /** Shows a spinner, keeps the focus and the width, and ignores presses. */
    busy?: boolean;
    /** What a screen reader announces while busy, such as “Sending”. */
    busyLabel?: string;
  };

/** A button in one of four variants; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClassName({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={busy ? swallow : onClick}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {busy && busyLabel && (
        <span className={styles.busyLabel} role="status">
          {busyLabel}
        </span>
      )}
    </button>
  );
}

export function ButtonContent({
  icon,
  iconEnd,
  children,
}: Pick<ButtonLook, "icon" | "iconEnd"> & { children?: ReactNode }) {
  return (
    <span className={styles.content}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      {iconEnd && (
        <span className={styles.icon} aria-hidden="true">
          {iconEnd}
        </span>
      )}
    </span>
  );
}

/** The look of a button for an element that is not a button. */
export function buttonClassName(
  { variant = "primary", size = "medium", block }: ButtonLook,
  className?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], block && styles.block, className);
}

function swallow(event: MouseEvent): void {
  event.preventDefault();
}
