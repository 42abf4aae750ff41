import { helplinesOf } from "@bellwether/market/helplines.ts";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Empty } from "../brand/empty.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { useRoot } from "../page-data/use-player.ts";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/access-denied.ts";

export function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  return {
    page: pageOf(site, { title: "static.denied_title", texts: ["static.denied_"], unlisted: true }),
    helpline: helplinesOf(site.country)[0].name,
  };
}

/** Shown to people who may not play here: possible reasons, and that their money is still theirs. */
export default function AccessDenied({ loaderData: { helpline } }: Route.ComponentProps) {
  const t = useTexts();
  const root = useRoot();
  return (
    <Empty
      pose="shrugging"
      level={1}
      title={t("static.denied_title")}
      text={t("static.denied_text", { brand: root?.brand.name ?? "", helpline })}
    >
      <LinkButton as={Link} href={paths.support()}>
        {t("static.denied_support")}
      </LinkButton>
      <LinkButton as={Link} href={paths.responsibleGaming()} variant="secondary">
        {t("static.denied_help")}
      </LinkButton>
    </Empty>
  );
}
