import type { ComponentPropsWithRef, ComponentType } from "react";

/** What a component hands to the link it renders: an anchor's props, with an address. */
export type LinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & { href: string };

/** The element that a link renders as; the site passes its own so that language prefixes and prefetching stay there. */
export type LinkComponent = "a" | ComponentType<LinkProps>;
