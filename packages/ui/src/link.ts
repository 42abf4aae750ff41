import type { ComponentPropsWithRef, ComponentType } from "react";

/** The props that a component passes to the link it renders: an anchor's props with an `href`. */
export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & { href: string };

/** The component that a link renders as; the site passes its own, which adds language prefixes and prefetching. */
export type LinkComponent = "a" | ComponentType<LinkProps>;
