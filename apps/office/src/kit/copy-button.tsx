import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { useEffect, useState } from "react";
import { CopyIcon, DoneIcon } from "./icons.ts";
import { kitWords } from "./words.ts";

export type CopyButtonProps = { text: string; label?: string };

/** Copies a text; a check mark says that it worked. */
export function CopyButton({ text, label = kitWords.copy }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      // Refused by the browser: the text stands beside the button and can be selected.
      () => undefined,
    );
  };
  return (
    <IconButton
      label={isCopied ? kitWords.copied : label}
      icon={isCopied ? <DoneIcon /> : <CopyIcon />}
      onClick={() => void copy()}
    />
  );
}
