import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { ArrowEnd } from "../icons.ts";
import type { LinkComponent } from "../link.ts";
import styles from "./section-heading.module.css";

export type SectionHeadingProps = {
  title: ReactNode;
  /** For `aria-labelledby` of a section or a rail. */
  id?: string;
  level?: 1 | 2 | 3;
  /** Link to the full list, with its text. */
  all?: { href: string; label: string };
  as?: LinkComponent;
  className?: string;
};

/** A section's heading in the brand's style, with a link to the full list. */
export function SectionHeading({ title, id, level = 2, all, as: As = "a", className }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.heading, className)}>
      <span className={styles.lead} aria-hidden="true" />
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      <div className={styles.trail}>
        <span className={styles.rule} aria-hidden="true" />
        {all && (
          <As href={all.href} className={styles.all}>
            {all.label}
            <ArrowEnd aria-hidden="true" />
          </As>
        )}
      </div>
    </div>
  );
}

export type SectionProps = Omit<ComponentPropsWithRef<"section">, "title"> &
  Omit<SectionHeadingProps, "className"> & {
    /** The section is below the first screen: rendered when it comes near the viewport. */
    later?: boolean;
  };

/** A section of a page with its heading; with an `id` it is also an anchor, such as `hot-games` [2.26]. */
export function Section({ title, id, level, all, as, later, className, children, ...rest }: SectionProps) {
  const headingId = id ? `${id}-heading` : undefined;
  const classes = classNames(styles.section, later && styles.later, className);
  return (
    <section {...rest} id={id} aria-labelledby={headingId} className={classes}>
      <SectionHeading title={title} id={headingId} level={level} all={all} as={as} />
      {children}
    </section>
  );
}
