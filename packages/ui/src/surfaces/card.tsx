import type { ComponentPropsWithRef, ElementType, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./card.module.css";
import { Paper } from "./paper.tsx";

export type CardProps = ComponentPropsWithRef<"div"> & {
  /** The element to render: a `section` with a heading, an `article` in a list. */
  element?: ElementType;
  padding?: "none" | "small" | "medium" | "large";
};

/** A raised surface. */
export function Card({
  element: Element = "div",
  padding = "medium",
  className,
  children,
  ...rest
}: CardProps) {
  return (
    <Element {...rest} className={classNames(styles.card, styles[padding], className)}>
      <Paper />
      {children}
    </Element>
  );
}

export type StubCardProps = ComponentPropsWithRef<"div"> & {
  element?: ElementType;
  /** Content of the part that tears off. */
  stub: ReactNode;
  /** `end` puts the stub at the right edge, `start` at the left, `bottom` below. */
  stubSide?: "start" | "end" | "bottom";
};

export type PictureTicketProps = ComponentPropsWithRef<"div"> & {
  element?: ElementType;
  /** An image that only decorates: it fills the left part to its edges. */
  picture: ReactNode;
};

/** A surface whose left part is a picture, with a perforation between them, and notches in brands whose paper has them. */
export function PictureTicket({
  element: Element = "div",
  picture,
  className,
  children,
  ...rest
}: PictureTicketProps) {
  return (
    <Element {...rest} className={classNames(styles.ticket, styles.pictured, className)}>
      <Paper notch="upright">
        <span className={styles.picture}>{picture}</span>
      </Paper>
      <div className={styles.main}>{children}</div>
    </Element>
  );
}

/** A surface in two parts with a perforation between them, with notches in brands whose paper has them. */
export function StubCard({
  element: Element = "div",
  stub,
  stubSide = "end",
  className,
  children,
  ...rest
}: StubCardProps) {
  return (
    <Element {...rest} className={classNames(styles.ticket, styles[stubSide], className)}>
      <Paper notch={stubSide === "bottom" ? "level" : "upright"} />
      <div className={styles.main}>{children}</div>
      <div className={styles.stub}>{stub}</div>
    </Element>
  );
}
