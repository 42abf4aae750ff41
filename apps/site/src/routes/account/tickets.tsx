import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { Link } from "../../locale/link.tsx";
import { useTexts } from "../../locale/texts.tsx";
import { paths } from "../../paths.ts";
import { pageOf } from "../../request/page.ts";
import { requirePlayer } from "../../request/require-player.ts";
import { useRoot } from "../../session/use-player.ts";
import { Empty } from "../../shell/empty.tsx";
import type { Route } from "./+types/tickets.ts";

export async function loader(args: Route.LoaderArgs) {
  const { site } = await requirePlayer(args);
  return {
    page: pageOf(site, { title: "core.account_tab_tickets", texts: ["core.tickets_"], unlisted: true }),
  };
}

/** Lottery tickets that wait for their draw. No draw sells tickets yet; instant games are in the game history. */
export default function Tickets() {
  const t = useTexts();
  const hasLottery = useRoot()?.navigation.includes("lottery-games");
  return (
    <Empty title={t("core.tickets_none_title")} text={t("core.tickets_none_text")}>
      {hasLottery && (
        <LinkButton as={Link} href={paths.category("lottery-games")}>
          {t("core.tickets_play")}
        </LinkButton>
      )}
      <LinkButton as={Link} href={paths.gameHistory()} variant="secondary">
        {t("core.tickets_history")}
      </LinkButton>
    </Empty>
  );
}
