import { formatMoney } from "@bellwether/i18n/format/money.ts";
import { IconButton } from "@bellwether/ui/actions/icon-button.tsx";
import { LinkButton } from "@bellwether/ui/actions/link-button.tsx";
import { ArrowStart, Deposit, Menu, Search } from "@bellwether/ui/icons.ts";
import { BalancePill } from "@bellwether/ui/shell/balance-pill.tsx";
import { Header } from "@bellwether/ui/shell/header.tsx";
import { Logo } from "@bellwether/ui/shell/logo.tsx";
import { Suspense } from "react";
import { useMatches } from "react-router";
import { brandPicture } from "../brand/brand-assets.ts";
import { lazyPart } from "../browser/load-chunk.ts";
import { toggleGamesBar, useGamesBar } from "../games/games-bar-state.ts";
import { useBalance } from "../live/use-balance.ts";
import { Link } from "../locale/link.tsx";
import { useLanguage, useTexts } from "../locale/texts.tsx";
import { openQuickDeposit } from "../money/quick-deposit-state.ts";
import type { RootData } from "../page-data/root-data.ts";
import { useOpens } from "../page-data/use-opens.ts";
import { isPlaying, paths, staysInSight } from "../paths.ts";
import { GameLinks } from "./game-links.tsx";
import styles from "./site-header.module.css";
import { SiteTools } from "./site-tools.tsx";
import { useGameLinks } from "./use-game-links.ts";
import { isMenuBeside } from "./use-menu-beside.ts";

const PlayTools = lazyPart(() => import("../games/play-tools.tsx"));
const SessionTime = lazyPart(() => import("../safety/session-time.tsx"));

type SiteHeaderProps = { root: RootData; path: string; menuOpen: boolean; onMenu: () => void };

/** The header: brand, categories, and the player's balance or login and signup [2.28]. */
export function SiteHeader({ root, path, menuOpen, onMenu }: SiteHeaderProps) {
  const t = useTexts();
  const playing = isPlaying(path);
  const pinned = menuOpen || staysInSight(path);
  const clock = root.player && playing && !root.safety.swedishBar ? root.safety.clock : undefined;
  const opens = useOpens();
  const links = useGameLinks(root, path);
  const isFree = useIsFreePlay();
  return (
    <Header
      pinned={pinned}
      menu={
        playing ? (
          <LinkButton
            as={Link}
            href={paths.home()}
            variant="quiet"
            aria-label={t("core.shell_back")}
            title={t("core.shell_back")}
            icon={<ArrowStart />}
          />
        ) : (
          <IconButton label={t("core.shell_menu")} icon={<Menu />} onClick={onMenu} />
        )
      }
      logo={
        <Logo
          as={Link}
          href={opens(paths.home()) ? paths.home() : undefined}
          name={root.brand.name}
          mark={<img src={brandPicture(root.brand.slug, "mark")} alt="" width={32} height={32} />}
        />
      }
      nav={<GameLinks label={t("core.shell_categories")} items={links} />}
      tools={
        <>
          {playing ? (
            <Suspense>
              <PlayTools withGamesBar={root.player !== undefined} />
            </Suspense>
          ) : root.player ? (
            path !== paths.searchGames() && <GamesBarButton />
          ) : (
            root.searchAllowed && opens(paths.searchGames()) && <SearchLink label={t("core.shell_search")} />
          )}
          {!playing && (
            <span className={styles.tools}>
              <SiteTools root={root} />
            </span>
          )}
        </>
      }
      clock={
        clock && (
          <Suspense>
            <SessionTime result={clock.result} />
          </Suspense>
        )
      }
      actions={
        root.player ? <PlayerActions path={path} withBalance={!isFree} /> : <VisitorActions root={root} />
      }
    />
  );
}

function SearchLink({ label }: { label: string }) {
  return (
    <span className={styles.search}>
      <LinkButton
        as={Link}
        href={paths.searchGames()}
        variant="quiet"
        aria-label={label}
        title={label}
        icon={<Search />}
      />
    </span>
  );
}

function VisitorActions({ root }: { root: RootData }) {
  const t = useTexts();
  return (
    <>
      <LinkButton as={Link} href={paths.login()} variant="quiet" size="small" className={styles.entry}>
        {t("core.shell_login")}
      </LinkButton>
      {root.signupAllowed && (
        <LinkButton as={Link} href={paths.signup()} size="small" className={styles.entry}>
          {t("core.shell_signup")}
        </LinkButton>
      )}
    </>
  );
}

/** Free play points are not money, so the player's balance is hidden during free play. */
function useIsFreePlay(): boolean {
  const loaded = useMatches().at(-1)?.loaderData as { free?: boolean } | undefined;
  return loaded?.free === true;
}

function PlayerActions({ path, withBalance }: { path: string; withBalance: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const balance = useBalance();
  if (!balance) return null;
  const amount = formatMoney(balance.total, balance.currency, language);
  const bonus = balance.bonus === "0.00" ? undefined : formatMoney(balance.bonus, balance.currency, language);
  return (
    <>
      {withBalance && (
        <BalancePill
          as={Link}
          href={paths.myAccount()}
          label={t("core.shell_balance")}
          amount={amount}
          detail={bonus && t("core.shell_balance_bonus", { amount: bonus })}
        />
      )}
      <DepositButton path={path} besideLength={withBalance ? amount.length : 0} />
    </>
  );
}

/** With more letters, an amount and the word beside it are crowded on a phone; with more than `fitting`, both do not fit at 320 px. */
const MAX_LETTERS = { loose: 15, fitting: 19 };

/**
 * Opens the quick deposit over a game; elsewhere links to the cashier; hidden on the signup page [2.29]. Beside a long amount it is an icon on
 * the narrowest phones.
 */
function DepositButton({ path, besideLength }: { path: string; besideLength: number }) {
  const t = useTexts();
  const word = t("core.shell_deposit");
  const letters = besideLength + word.length;
  if (path === paths.signup()) return null;
  const playing = isPlaying(path);
  return (
    <LinkButton
      as={Link}
      href={paths.deposit({ origin: playing ? path : undefined })}
      size="small"
      className={styles.deposit}
      data-crowded={letters > MAX_LETTERS.fitting ? "long" : letters > MAX_LETTERS.loose ? "" : undefined}
      aria-haspopup={playing ? "dialog" : undefined}
      onClick={(event) => {
        if (!playing) return;
        event.preventDefault();
        openQuickDeposit();
      }}
    >
      <Deposit className={styles.depositIcon} aria-hidden="true" />
      <span className={styles.depositWord}>{word}</span>
    </LinkButton>
  );
}

/** Button for the games bar [2.33]; beside the page the bar stays open until it is closed. */
function GamesBarButton() {
  const t = useTexts();
  const open = useGamesBar((state) => state.peek || state.open);
  return (
    <span>
      <IconButton
        label={t("core.shell_games_bar")}
        icon={<Search />}
        aria-expanded={open}
        onClick={() => toggleGamesBar(isMenuBeside())}
      />
    </span>
  );
}
