import panel from "../src/games/jackpot-panel.module.css";
import { Badge, Countdown, DrawCard, JackpotCard, RailPlace, TableCard } from "../src/index.ts";
import { Picture } from "./art.tsx";
import { galleryResults } from "./brand-content.tsx";
import { formatMinor, now, renderedAtMs, unit } from "./clock.ts";

export function Jackpots() {
  const clock = { format: formatMinor, now, renderedAtMs, loadedAtMs: renderedAtMs };
  return (
    <section className={panel.panel}>
      <h2 style={{ fontSize: "var(--type-section)" }}>Jackpots</h2>
      <JackpotCard
        {...clock}
        name="Grand Chime"
        kind="network"
        kindText="By chance, at any stake"
        detail="11 games"
        startMinor={128_491_037}
        minorPerSecond={12}
      />
      <JackpotCard
        {...clock}
        name="Hourly Tinkle"
        kind="drop"
        kindText="About once an hour"
        detail="28 games"
        last="Last: €412.50 to K."
        startMinor={64_280}
        minorPerSecond={1}
      />
      <RailPlace />
    </section>
  );
}

export function LiveTables() {
  return (
    <div className="gallery-stack">
      <TableCard
        href="#t"
        name="Brass Roulette"
        picture={null}
        view={<Picture name="game-die" size="3.5rem" />}
        limits="€0.50–5,000"
        detail="41 playing"
        results={galleryResults}
        resultsLabel="Last results"
        badge={<Badge tone="plain">EN</Badge>}
      />
      <TableCard
        href="#t"
        felt="red"
        name="Parlour Blackjack"
        picture={<Picture name="spade-suit" size="3.5rem" />}
        limits="€5–2,000"
        detail="bet behind"
        seats={{ free: 3, total: 7, label: "3 of 7 seats free" }}
      />
      <TableCard
        href="#t"
        felt="blue"
        name="The Big Wheel"
        picture={<Picture name="ferris-wheel" size="3.5rem" />}
        limits="€0.10–1,000"
        detail="128 playing"
        resultsLabel="Last results"
        results={[
          { face: "1", tone: "gold" },
          { face: "2", tone: "white" },
          { face: "1", tone: "gold" },
          { face: "10", tone: "red" },
          { face: "5", tone: "black" },
          { face: "1", tone: "gold" },
        ]}
      />
      <TableCard
        href="#t"
        felt="violet"
        name="Lightning Baccarat"
        picture={<Picture name="gem-stone" size="3.5rem" />}
        limits="€1–10,000"
        closed="Opens at 18:00"
      />
    </div>
  );
}

export function Draws() {
  return (
    <div className="gallery-stack">
      <DrawCard
        href="#d"
        name="Keno Quick"
        when={
          <Countdown
            look="text"
            endsAtMs={renderedAtMs + 134_000}
            now={now}
            renderedAtMs={renderedAtMs}
            label="Draw in"
            unit={unit}
          />
        }
        prize="€100,000"
        picture={<Picture name="bubbles" />}
      />
      <DrawCard
        href="#d"
        name="Pick 4"
        when="today 18:00"
        prize="€25,000"
        picture={<Picture name="input-numbers" />}
      />
      <DrawCard
        href="#d"
        name="Bingo 90"
        when="in 09:40"
        prize="€1,120"
        prizeLabel="jackpot"
        picture={<Picture name="crown" />}
      />
      <DrawCard
        href="#d"
        name="Sunday Raffle"
        when="Sun 20:00"
        prize="€75,000"
        picture={<Picture name="admission-tickets" />}
      />
    </div>
  );
}
