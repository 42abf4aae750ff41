import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Announces the title of each page after a navigation to a screen reader, which announces the first page by itself. */
export function AnnouncedPage() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
