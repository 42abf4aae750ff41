import { providersOf } from "@bellwether/market/provider-groups.ts";
import layout from "@bellwether/ui/layout/layout.module.css";
import { loadGameLists } from "../games/game-lists.ts";
import { providerName, providerWay } from "../games/providers.ts";
import { Link } from "../locale/link.tsx";
import { useTexts } from "../locale/texts.tsx";
import { pageOf } from "../request/page.ts";
import { effectiveCountry, siteOf } from "../request/site.ts";
import { PageHead } from "../shell/page-head.tsx";
import type { Route } from "./+types/providers.ts";
import styles from "./providers.module.css";

const picturesShown = 3;

/** The providers of the reader's group of countries [1.07] with their most popular games; providers without a game here are left out. */
export async function loader(args: Route.LoaderArgs) {
  const site = siteOf(args);
  const [{ games }, country] = await Promise.all([loadGameLists(site), effectiveCountry(site)]);
  const providers = providersOf(country).flatMap((code) => {
    const own = games.filter((game) => game.provider === code);
    const name = providerName(code);
    if (own.length === 0) return [];
    return {
      code,
      name,
      count: own.length,
      pictures: own.slice(0, picturesShown).map(({ images }) => images.tile),
    };
  });
  return {
    page: pageOf(site, {
      title: "core.provider_list_title",
      description: "core.provider_list_description",
      texts: ["core.provider_"],
    }),
    providers: providers.map((each) => ({ ...each, href: providerWay(each.code, !site.lotteryVersion) })),
  };
}

export default function Providers({ loaderData: { providers } }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <>
      <PageHead title={t("core.provider_list_title")} text={t("core.provider_list_text")} />
      <ul className={styles.providers}>
        {providers.map(({ code, name, count, pictures, href }) => (
          <li key={code}>
            <Link href={href} className={styles.provider}>
              <span className={styles.pictures} aria-hidden="true">
                {pictures.map((picture) => (
                  <img key={picture} src={picture} alt="" width={96} height={128} loading="lazy" />
                ))}
              </span>
              <span className={styles.name}>{name}</span>
              <span className={layout.small}>{t("core.provider_count", { games: count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
