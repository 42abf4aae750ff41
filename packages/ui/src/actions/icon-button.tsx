import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./button.module.css";
import { ButtonContent, type ButtonLook, buttonClassName } from "./button.tsx";

export type IconButtonProps = Pick<ButtonLook, "variant" | "size"> &
  Omit<ComponentPropsWithRef<"button">, "children"> & {
    /** The button's accessible name and its tooltip. */
    label: string;
    icon: ReactNode;
  };

/** A square button with only an icon. */
export function IconButton({ label, icon, variant = "quiet", size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={buttonClassName({ variant, size }, `${styles.iconOnly} ${className ?? ""}`)}
    >
      <ButtonContent icon={icon} />
    </button>
  );
}
