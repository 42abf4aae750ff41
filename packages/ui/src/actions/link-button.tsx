import type { LinkComponent, LinkProps } from "../link.ts";
import { ButtonContent, type ButtonLook, buttonClassName } from "./button.tsx";

export type LinkButtonProps = ButtonLook &
  LinkProps & {
    as?: LinkComponent;
  };

/** A link that looks like a button: it navigates, while a `Button` performs an action. */
export function LinkButton({
  as: As = "a",
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <As {...rest} className={buttonClassName({ variant, size, block }, className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </As>
  );
}
