import { Button, type ButtonProps } from "@bellwether/ui/actions/button.tsx";
import { useSyncExternalStore } from "react";

/**
 * Submit button of a form that needs script, such as one that moves money. It is disabled until hydration: an earlier press
 * would submit the form natively, and the input would be lost.
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
