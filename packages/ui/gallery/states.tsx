import { Bonus, Chat, Hot, Logout } from "../src/icons.ts";
import {
  Badge,
  BannerBar,
  BarChart,
  Button,
  Card,
  DataTable,
  EmptyState,
  ErrorState,
  GameGrid,
  GameTile,
  LinkTabs,
  MenuList,
  Meter,
  PictureTicket,
  ProgressBar,
  SafetyBar,
  Section,
  SessionClock,
  SkeletonGroup,
  SkeletonHero,
  SkeletonRail,
  SkeletonRows,
  SkeletonText,
  StatusPanel,
  StubCard,
  Tabs,
} from "../src/index.ts";
import { games, Picture } from "./art.tsx";

export function States() {
  return (
    <>
      <SafetyBar
        label="Play less"
        clock={
          <SessionClock
            label="Time in this session"
            time="1:05"
            seconds=":09"
            timeText="1 hour 5 minutes"
            result={{ label: "Result", text: "−€12.00" }}
          />
        }
        links={[
          { label: "Spelpaus", href: "#pause" },
          { label: "Spelgränser", href: "#limits" },
          { label: "Självtest", href: "#test" },
        ]}
      />
      <BannerBar label="Responsible gaming" tone="info" actions={<a href="#limits">My limits</a>}>
        You have played for 1 h 12 min.
      </BannerBar>
      <BannerBar label="Language" closeLabel="Close" onClose={() => {}}>
        Möchtest du die Seite auf Deutsch sehen? <a href="#de">Zur deutschen Seite</a>
      </BannerBar>
      <Section title="Payments">
        <div className="gallery-grid">
          <StatusPanel
            status="waiting"
            title="Waiting for your bank"
            text="This takes a few seconds. Leave the page open."
            amount="€50.00"
            actions={<Button variant="quiet">Cancel</Button>}
          />
          <StatusPanel
            status="done"
            title="The money is here"
            amount="€50.00"
            facts={[
              { label: "Method", value: "Visa ••12" },
              { label: "New balance", value: "€298.50" },
            ]}
            actions={<Button block>Back to Kraken’s Ledger</Button>}
          />
          <StatusPanel
            status="failed"
            title="The card was refused"
            text="Nothing was taken. Try another card or method."
            amount="€50.00"
            actions={
              <>
                <Button block>Try again</Button>
                <Button block variant="quiet">
                  Back to the game
                </Button>
              </>
            }
          />
          <StatusPanel
            status="canceled"
            title="You stopped the payment"
            text="Nothing was taken."
            amount="€50.00"
            actions={
              <Button block variant="secondary">
                Start over
              </Button>
            }
          />
        </div>
      </Section>
      <Section title="Surfaces">
        <div className="gallery-grid">
          <Card>
            <h3>Card</h3>
            <p>
              Plain surface with text on it, and <a href="#a">draw rules</a>.
            </p>
          </Card>
          <StubCard stub={<strong>€5</strong>}>
            <h3>Ticket</h3>
            <p>Stub at the end</p>
          </StubCard>
          <StubCard stubSide="start" stub={<Picture name="admission-tickets" size="3rem" />}>
            <h3>Ticket</h3>
            <p>Stub at the start</p>
          </StubCard>
          <PictureTicket picture={<img src="/art/tiles/bell-tower-bonanza.webp" alt="" />}>
            <strong>20 free spins</strong>
            <p>A ticket with a picture</p>
          </PictureTicket>
          <StubCard stubSide="bottom" stub={<Button block>Claim</Button>}>
            <h3>Welcome offer</h3>
            <p>100 % up to €200 and 50 spins on Bell Tower Bonanza.</p>
          </StubCard>
        </div>
        <div className="gallery-row" style={{ marginTop: 16 }}>
          {(["accent", "success", "danger", "warning", "info", "plain"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Section>
      <Section title="Account">
        <LinkTabs
          label="My account"
          items={[
            { label: "Account", href: "#1", current: true },
            { label: "History", href: "#2" },
            { label: "Settings", href: "#3" },
            { label: "Tickets", href: "#4" },
          ]}
        />
        <div className="gallery-grid" style={{ marginTop: 16 }}>
          <Card>
            <div className="gallery-stack" style={{ gap: 24 }}>
              <Meter label="Deposits today" value={40} max={200} valueText="€40 of €200" />
              <Meter
                label="Losses this week"
                value={170}
                max={200}
                valueText="€170 of €200"
                detail="Starts again on Monday."
              />
              <Meter label="Time this month" value={30} max={30} valueText="30 of 30 h" />
              <ProgressBar
                label="Bonus wagering"
                value={620}
                max={1000}
                valueText="€620 of €1,000"
                detail="14 days left"
              />
            </div>
          </Card>
          <Card padding="small">
            <MenuList
              label="Games"
              labelShown
              entries={[
                { label: "Hot games", icon: <Hot />, href: "#h", current: "page" },
                { label: "Bonus overview", icon: <Bonus />, href: "#b", badge: "2" },
              ]}
            />
            <MenuList
              label="Help"
              entries={[
                { label: "Live chat", icon: <Chat />, onPress: () => {} },
                { label: "Log out", icon: <Logout />, onPress: () => {} },
              ]}
            />
          </Card>
        </div>
        <Card>
          <BarChart
            summary="€140 deposited and €60 paid out in 7 days"
            series={["Deposited", "Paid out"]}
            columnHeader="Day"
            tableLabel="As a table"
            axisText={(value) => `€${value}`}
            columns={[20, 0, 50, 0, 0, 70, 0].map((value, day) => ({
              key: String(day),
              label: `${14 + day} Nov`,
              values: [
                { value, text: `€${value}` },
                { value: day === 5 ? 60 : 0, text: day === 5 ? "€60" : "€0" },
              ],
            }))}
          />
        </Card>
        <DataTable
          caption="Game history"
          rowKey={(row) => row.id}
          rows={[
            { id: "1", game: "Kraken’s Ledger", time: "20 Nov, 18:04", stake: "€1.00", back: "€0.00" },
            { id: "2", game: "Moonlit Wolves", time: "20 Nov, 18:01", stake: "€2.50", back: "€12.50" },
          ]}
          columns={[
            { key: "game", header: "Game", cell: (row) => row.game, lead: true },
            { key: "time", header: "Time", cell: (row) => row.time },
            { key: "stake", header: "Stake", align: "end", cell: (row) => row.stake },
            { key: "back", header: "Returned", align: "end", cell: (row) => row.back },
          ]}
        />
        <Tabs
          label="Limits"
          tabs={[
            { value: "day", label: "Day", panel: "Panel of the day" },
            { value: "week", label: "Week", panel: "Panel of the week" },
          ]}
        />
      </Section>
      <Section title="Nothing, trouble, waiting">
        <div className="gallery-grid">
          <EmptyState
            picture={<Picture name="ewe" size="6rem" />}
            title="No tickets yet"
            text="The next draw is at 21:00."
            action={<Button>Pick six numbers</Button>}
          />
          <ErrorState
            picture={<Picture name="ewe" size="6rem" />}
            title="That did not load"
            text="Your money is safe. Try again in a moment."
            action={<Button variant="secondary">Try again</Button>}
          />
          <SkeletonGroup label="Loading">
            <SkeletonText />
            <br />
            <SkeletonRows rows={2} />
          </SkeletonGroup>
        </div>
        <SkeletonGroup label="Loading games">
          <SkeletonHero />
          <SkeletonRail />
        </SkeletonGroup>
      </Section>
      <Section title="All games" all={{ href: "#x", label: "Search" }}>
        <GameGrid label="All games">
          {games.map((game, index) => (
            <GameTile
              key={game.title}
              href="#g"
              {...game}
              titleShown
              provider="NetEnt"
              badge={index === 1 ? <Badge>New</Badge> : undefined}
              picture={index === 3 ? undefined : game.picture}
            />
          ))}
        </GameGrid>
      </Section>
    </>
  );
}
