import exampleAnswers from "@bellwether/contract/example-answers.json" with { type: "json" };
import { expect, test } from "vitest";
import { openPage } from "../../testing/page-fixture.ts";

const { playSessions } = exampleAnswers;
const first = playSessions.sessions[0]!.first_index;

test("the history shows the gate's totals of the selected days, and each session links to its rounds", async () => {
  const totals = { rounds: 1_204, open: 1, stake: "3000.00", payout: "2999.99", net: "-0.01" };
  const { html, links } = await openPage("/my-account/history?from=2026-11-01", {
    player: {},
    gate: { playSessions: { ...playSessions, totals } },
  });
  for (const figure of ["€3,000.00", "€2,999.99", "−€0.01", "1,204", "1 round still runs"])
    expect(html).toContain(figure);
  expect(links("main").map(({ href }) => href)).toContain(
    `/my-account/history?from=2026-11-01&session=${first}`,
  );
});

test("each of a session's rounds links to its replay and its proof", async () => {
  const { links } = await openPage(`/my-account/history?session=${first}`, { player: {} });
  const [round] = exampleAnswers.gameHistory.items;
  const hrefs = links("main").map(({ href }) => href);
  for (const show of ["replay", "proof"])
    expect(hrefs).toContain(`/play/${round!.game_id}?round=${round!.round}&show=${show}`);
});

test("a session outside the selected days redirects to the list, and so does an invalid one", async () => {
  const gate = { playSessions: { ...playSessions, sessions: [] } };
  const { status, html } = await openPage("/my-account/history?session=99", { player: {}, gate });
  expect([status, html.includes("All your play")]).toEqual([200, true]);
  expect((await openPage("/my-account/history?session=x", { player: {} })).status).toBe(200);
});
