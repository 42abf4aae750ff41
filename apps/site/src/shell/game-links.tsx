import { HeaderNav } from "@bellwether/ui/shell/header.tsx";
import { sharedPart } from "../hydration/shared-part.tsx";
import { Link } from "../locale/link.tsx";
import type { GameLink } from "./use-game-links.ts";

type GameLinksProps = { label: string; items: readonly GameLink[] };

/** The navigation to games, in the header and below it. */
export const GameLinks = sharedPart("game-links", ({ label, items }: GameLinksProps) => (
  <HeaderNav as={Link} label={label} items={items} />
));
