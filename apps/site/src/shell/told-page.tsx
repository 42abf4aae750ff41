import { VisuallyHidden } from "@bellwether/ui/surfaces/visually-hidden.tsx";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Tells a screen reader the title of each page that takes another's place; the title of the first one it reads by itself. */
export function ToldPage() {
  const { pathname } = useLocation();
  const told = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (told.current === pathname) return;
    told.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
