import { Button, type ButtonProps } from "@bellwether/ui/actions/button.tsx";
import { useSyncExternalStore } from "react";

/**
 * The button of a form that only works in the running page, such as one that moves money. Until the page runs it is not ready: a press
 * would send the form the browser's own way, and be lost.
 */
export function SubmitButton(props: ButtonProps) {
  const ready = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  return <Button {...props} type={ready ? "submit" : "button"} aria-disabled={!ready || undefined} />;
}

const noChange = () => () => {};
