import { Account, Deposit, Home, Lottery, Menu, Search } from "../src/icons.ts";
import {
  BalancePill,
  BottomBar,
  Button,
  Footer,
  GameTile,
  Header,
  HeaderNav,
  Hero,
  IconButton,
  LinkButton,
  Logo,
  PageShell,
  Rail,
  Section,
} from "../src/index.ts";
import { games, Picture } from "./art.tsx";
import type { BrandContent } from "./brand-content.tsx";
import { Draws, Jackpots, LiveTables } from "./lobby-lists.tsx";

export function Lobby({ brand, long }: { brand: BrandContent; long: boolean }) {
  return (
    <PageShell
      skipLabel="Skip to the games"
      header={<GalleryHeader brand={brand} long={long} />}
      footer={<GalleryFooter brand={brand} />}
      bottomBar={<GalleryBar />}
    >
      <div className="gallery-top">
        <Hero
          level={1}
          eyebrow={brand.eyebrow}
          headline={brand.headline}
          text={brand.text}
          action={
            <LinkButton href="#play" size="large">
              {brand.action}
            </LinkButton>
          }
          art={<Picture name={brand.mascot} size="100%" />}
          extras={brand.extras}
        />
        <Jackpots />
      </div>
      <Section
        id="hot-games"
        title={long ? "Suosituimmat pelit juuri nyt" : "Hot right now"}
        all={{ href: "#all", label: long ? "Kaikki suositut pelit" : "All hot games" }}
      >
        <Rail label="Hot right now" previousLabel="Back" nextLabel="On" freeWidth>
          {games.slice(0, 10).map((game, index) => (
            <GameTile
              key={game.title}
              href="#game"
              {...game}
              rank={index + 1}
              rankLabel={`Number ${index + 1}`}
              loading="eager"
            />
          ))}
        </Rail>
      </Section>
      <div className="gallery-columns">
        <Section
          title={long ? "Élő kaszinóasztalok" : "Live tables"}
          all={{ href: "#all", label: long ? "Az összes asztal megtekintése" : "All 24" }}
        >
          <LiveTables />
        </Section>
        <Section title="Draws today" all={{ href: "#all", label: "My tickets" }}>
          <Draws />
        </Section>
      </div>
      <Section title="New games" all={{ href: "#all", label: "All new games" }}>
        <Rail label="New games" previousLabel="Back" nextLabel="On">
          {[...games].reverse().map((game) => (
            <GameTile key={game.title} href="#game" {...game} provider="Play’n GO" titleShown />
          ))}
        </Rail>
      </Section>
    </PageShell>
  );
}

export function GalleryHeader({ brand, long }: { brand: BrandContent; long?: boolean }) {
  return (
    <Header
      menu={<IconButton label="Menu" icon={<Menu />} />}
      logo={<Logo href="#home" mark={<Picture name={brand.symbol} size="100%" />} name={brand.name} />}
      nav={
        <HeaderNav
          label="Main"
          items={["Lobby", "Slots", "Live casino", "Tables", "Lottery", "Jackpots", "Virtuals"].map(
            (label, index) => ({
              label,
              href: `#${label}`,
              current: index === 0,
            }),
          )}
        />
      }
      actions={
        long ? (
          <>
            <LinkButton href="#login" variant="quiet" size="small">
              Kirjaudu sisään
            </LinkButton>
            <LinkButton href="#signup" size="small">
              Rekisteröidy
            </LinkButton>
          </>
        ) : (
          <>
            <BalancePill label="Balance" amount="€ 248.50" />
            <Button>Deposit</Button>
          </>
        )
      }
    />
  );
}

export function GalleryBar() {
  return (
    <BottomBar
      label="Quick links"
      items={[
        { label: "Lobby", icon: <Home />, href: "#home", current: "page" },
        { label: "Search", icon: <Search />, href: "#search" },
        { label: "Deposit", icon: <Deposit />, href: "#deposit" },
        { label: "Tickets", icon: <Lottery />, href: "#tickets" },
        { label: "Account", icon: <Account />, onPress: () => {} },
      ]}
    />
  );
}

export function GalleryFooter({ brand }: { brand: BrandContent }) {
  return (
    <Footer
      logo={<Logo mark={<Picture name={brand.symbol} size="100%" />} name={brand.name} />}
      groups={[
        {
          title: "Help",
          links: [
            { label: "Frequent questions", href: "#faq" },
            { label: "Responsible gaming", href: "#rg" },
          ],
        },
        {
          title: "About us",
          links: [
            { label: "About", href: "#about" },
            { label: "Terms and conditions", href: "#terms" },
            { label: "Privacy policy", href: "#privacy" },
          ],
        },
        {
          title: "Games",
          links: [
            { label: "All games", href: "#all" },
            { label: "Recently played", href: "#recent" },
            { label: "Bonus games", href: "#bonus" },
          ],
        },
      ]}
      paymentsLabel="Ways to pay"
      payments={["VISA", "Mastercard", "Trustly", "Skrill", "Neteller"].map((name) => (
        <span key={name}>{name}</span>
      ))}
      marks={
        <>
          <strong>18+</strong>
          <span>Malta Gaming Authority</span>
        </>
      }
      legal={
        <p>
          Operated under licence MGA/B2C/000/2026. Gambling can be addictive: play within your means.{" "}
          <a href="#help">Get help</a>.
        </p>
      }
    />
  );
}
