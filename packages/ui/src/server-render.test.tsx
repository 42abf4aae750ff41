import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  AmountChips,
  BottomBar,
  Button,
  Countdown,
  DataTable,
  GameTile,
  Header,
  JackpotCard,
  type LinkProps,
  LoadingBar,
  Meter,
  Rail,
  SectionHeading,
  TableCard,
  TextField,
} from "./index.ts";

function SiteLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={`/fi${href}`}>
      {children}
    </a>
  );
}

const html = (node: ReactNode) => renderToStaticMarkup(node);

test("a field references its error and its hint from the input, the error first", () => {
  const field = html(<TextField name="zip" label="Postcode" hint="Five digits" error="Wrong" />);
  expect(field).toContain('aria-describedby="field-zip-error field-zip-hint"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('for="field-zip"');
});

test("a field without an error is not marked invalid", () => {
  expect(html(<TextField name="zip" label="Postcode" />)).not.toMatch(/aria-(invalid|describedby)/);
});

test("a busy button stays focusable and announces that it is busy", () => {
  const button = html(
    <Button busy busyLabel="Sending">
      Send
    </Button>,
  );
  expect(button).toContain('aria-busy="true"');
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain(" disabled");
  expect(button).toContain("Sending");
});

test("a tile's accessible name is its whole title, and it shows 35 characters of it", () => {
  const title = "The Crown of the Seven Sleeping Mountain Kings";
  expect(html(<GameTile href="/a" title={title} picture={{ src: "a.svg" }} />)).toContain(title);
  expect(html(<GameTile href="/a" title={title} titleShown picture={{ src: "a.svg" }} />)).toContain(
    "The Crown of the Seven Sleeping Mou…",
  );
});

test("a rail renders its list on the server, without the arrows that need script", () => {
  const rail = html(
    <Rail label="Hot" previousLabel="Back" nextLabel="On">
      <a href="/a">A</a>
      <a href="/b">B</a>
    </Rail>,
  );
  expect(rail.match(/<li/g)).toHaveLength(2);
  expect(rail).not.toContain("<button");
});

test("links render as the site's own link component", () => {
  const all = { href: "/hot-games", label: "All" };
  expect(html(<SectionHeading title="Hot" all={all} as={SiteLink} />)).toContain('href="/fi/hot-games"');
});

test("the header is visible before any script runs", () => {
  expect(html(<Header logo="Logo" />)).not.toContain("data-hidden");
});

test("the bottom bar marks the current page", () => {
  const entry = (label: string) => ({
    label,
    icon: null,
    href: `/${label}`,
    current: label === "c" ? ("page" as const) : undefined,
  });
  const bar = html(
    <BottomBar label="Quick" items={[entry("a"), entry("b"), entry("c"), entry("d"), entry("e")]} />,
  );
  expect(bar.match(/aria-current="page"/g)).toHaveLength(1);
});

test("a live table shows its 6 latest results", () => {
  const results = Array.from({ length: 9 }, (_, index) => ({ face: `n${index}` }));
  const card = html(
    <TableCard href="/t" name="Roulette" picture={null} limits="1–2" results={results} resultsLabel="Last" />,
  );
  expect(card).toContain("n5");
  expect(card).not.toContain("n6");
});

test("clock and jackpot first show their value at the render time", () => {
  const unit = (part: string, count: number) => part.slice(0, count === 1 ? -1 : undefined);
  const now = () => Number.NaN;
  const clock = html(
    <Countdown endsAtMs={90_000} renderedAtMs={25_000} now={now} label="Draw in" unit={unit} />,
  );
  expect(clock.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toContain(
    "00 hours 01 minute 05 seconds",
  );
  const jackpot = {
    name: "Grand",
    startMinor: 100,
    minorPerSecond: 10,
    loadedAtMs: 0,
    renderedAtMs: 2000,
    now,
  };
  const card = html(
    <JackpotCard
      {...jackpot}
      kind="drop"
      kindText="by chance"
      detail="one game"
      format={(minor) => `€${minor}`}
    />,
  );
  expect(card.replaceAll(/<[^>]+>/g, "")).toContain("€120");
});

test("a meter has its value as accessible text", () => {
  const meter = html(<Meter label="Deposits" value={50} max={200} valueText="€50 of €200" />);
  expect(meter).toContain('aria-valuenow="25"');
  expect(meter).toContain('aria-valuetext="€50 of €200"');
});

test("an empty table is replaced by its empty state", () => {
  const table = html(
    <DataTable caption="History" columns={[]} rows={[]} rowKey={String} empty={<p>Nothing</p>} />,
  );
  expect(table).toBe("<p>Nothing</p>");
});

test("a controlled group checks the button with its value", () => {
  const chips = [
    { value: "20", label: "€20" },
    { value: "50", label: "€50" },
  ];
  const group = html(
    <AmountChips name="amount" label="Amount" chips={chips} value="50" onChange={() => {}} />,
  );
  expect(group.match(/checked=""/g)).toHaveLength(1);
});

test("the loading bar renders only while a page loads", () => {
  expect(html(<LoadingBar active={false} label="Loading" />)).not.toContain("Loading");
  expect(html(<LoadingBar active label="Loading" />)).toContain("Loading");
});
