import { Button } from "@bellwether/ui/actions/button.tsx";
import { useState } from "react";
import { DoneIcon, LinkIcon } from "./icons.ts";
import { kitWords } from "./words.ts";

/** Copies the address of what is shown, for a colleague who may see it. */
export function CopyLink() {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setIsCopied(true),
      // Refused by the browser: the address stands in its bar.
      () => undefined,
    );
  return (
    <Button variant="secondary" icon={isCopied ? <DoneIcon /> : <LinkIcon />} onClick={() => void copy()}>
      {isCopied ? kitWords.copied : kitWords.copyLink}
    </Button>
  );
}
