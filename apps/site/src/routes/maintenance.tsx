import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Empty } from "../brand/empty.tsx";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { paths } from "../paths.ts";
import { pageOf } from "../request/page.ts";
import { siteOf } from "../request/site.ts";
import type { Route } from "./+types/maintenance.ts";

export function loader(args: Route.LoaderArgs) {
  return {
    page: pageOf(siteOf(args), {
      title: "static.maintenance_title",
      texts: ["static.maintenance_"],
      unlisted: true,
    }),
  };
}

/** Shown to visitors of a country under maintenance [2.15]. */
export default function Maintenance() {
  const t = useTexts();
  return (
    <Empty level={1} pose="resting" title={t("static.maintenance_title")} text={t("static.maintenance_text")}>
      <LinkButton as={Link} href={paths.login()}>
        {t("core.shell_login")}
      </LinkButton>
    </Empty>
  );
}
