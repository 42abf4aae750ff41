import { useEffect } from "react";

/** The licensor's seal [1.05]: its own script renders it into this element. Without script the licence's text next to it remains. */
export function Seal({ script, label }: { script: string; label: string }) {
  useEffect(() => {
    const tag = document.createElement("script");
    tag.src = script;
    tag.async = true;
    document.head.append(tag);
    return () => tag.remove();
  }, [script]);
  // biome-ignore lint/a11y/useSemanticElements: the licensor's script draws a picture with a link into this element
  return <span role="group" aria-label={label} data-licence-seal="" />;
}
