import layout from "@bellwether/ui/layout/layout.module.css";
import { Card } from "@bellwether/ui/surfaces/card.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { Mascot, type MascotPose } from "../brand/mascot.tsx";
import styles from "./form-page.module.css";

type FormPageProps = {
  /** Shown above the title: which step of how many this is. */
  eyebrow?: string;
  title: string;
  text?: string;
  pose?: MascotPose;
  wide?: boolean;
  /** The page replaces another page's form, so its title takes the focus. */
  takesPlace?: boolean;
  children: ReactNode;
  aside?: ReactNode;
};

/**
 * A page that is one form: title, form on paper, and the mascot where there is room. When a response replaces the form,
 * the focus moves to the title, so that a screen reader announces what happened.
 */
export function FormPage({
  eyebrow,
  title,
  text,
  pose = "waving",
  wide = false,
  takesPlace = false,
  children,
  aside,
}: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titled = useRef(title);
  useEffect(() => {
    if (titled.current === title) return;
    titled.current = title;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [title]);
  useEffect(() => {
    if (takesPlace) heading.current?.focus();
  }, [takesPlace]);
  return (
    <div className={styles.page} data-wide={wide || undefined}>
      <header className={styles.head}>
        <Mascot pose={pose} className={styles.mascot} />
        <div>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </header>
      <Card className={styles.card}>{children}</Card>
      {aside && <div className={layout.centred}>{aside}</div>}
    </div>
  );
}
