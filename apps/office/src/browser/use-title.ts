import { useEffect } from "react";

/** The window's title while a screen is shown. The office's own name stands at the end, as in every product with many tabs. */
export function useTitle(title: string, office: string): void {
  useEffect(() => {
    document.title = title === office ? office : `${title} · ${office}`;
  }, [title, office]);
}
