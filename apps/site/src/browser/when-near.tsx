import { type ReactNode, useEffect, useRef, useState } from "react";

/** How far below the window something is rendered, so that it is there when the reader comes. */
const NEAR = "600px 0px";

type WhenNearProps = {
  children: ReactNode;
  /** What keeps the place, as high as the children will be. */
  place: ReactNode;
};

/**
 * Renders its children once they come near the window. Until then the page holds neither their elements nor their script's work: a lobby is
 * mostly below the window. Without script they are there from the start.
 */
export function WhenNear({ children, place }: WhenNearProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!box.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: NEAR },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return children;
  return (
    <div ref={box}>
      <noscript>{children}</noscript>
      {place}
    </div>
  );
}
