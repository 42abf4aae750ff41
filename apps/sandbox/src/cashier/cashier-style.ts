const dark = `color-scheme: dark; --ink: #f1f3f9; --soft: #bcc4d6; --line: #ffffff3d; --edge: #a3adc2; --field: #00000047; --on-ink: #151a26; --tint: #ffffff14;
  --focus: #a9c1ff; --bad: #ffb3ab; --good: #86e0b1; --wait: #ffd27a; --none: #bcc4d6;`;

/**
 * The frame's own style: neutral, so that it fits every brand. It is light or dark as the embedding page says in the frame's name, and then
 * has a transparent background; otherwise it follows the reader's system.
 */
export const cashierStyle = `
:root { color-scheme: light; --ink: #1a2233; --soft: #566076; --line: #d3d9e4; --edge: #7d879b; --field: #fff; --on-ink: #fff; --tint: #eef1f6;
  --focus: #1d4ed8; --bad: #b3261e; --good: #146c43; --wait: #8a5a00; --none: #566076; }
:root[data-scheme=dark] { ${dark} }
@media (prefers-color-scheme: dark) { :root:not([data-scheme]) { ${dark} } }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; font: 16px/1.5 system-ui, "Segoe UI", sans-serif; color: var(--ink); background: transparent; }
main { max-width: 32rem; margin: 0 auto; padding: 1rem; }
p, h1, dl, dd { margin: 0; }
h1 { font-size: 1.125rem; line-height: 1.3; }
.head { display: flex; flex-wrap: wrap; gap: .5rem .875rem; align-items: center; padding-bottom: 1rem; margin-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
.logo { flex: none; display: block; }
.what { flex: 1 1 8rem; min-width: 0; }
.task { color: var(--soft); font-size: .875rem; line-height: 1.3; }
.amount { font-size: 1.625rem; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .3rem; font-weight: 600; align-content: start; }
input { font: inherit; font-variant-numeric: tabular-nums; letter-spacing: .02em; color: inherit; background: var(--field); padding: .7rem .85rem; border: 1.5px solid var(--edge); border-radius: .625rem; min-height: 3rem; width: 100%; }
input::placeholder { color: var(--soft); opacity: 1; }
input:focus-visible, button:focus-visible, a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
input[aria-invalid=true] { border-color: var(--bad); border-width: 2px; }
.error { color: var(--bad); font-weight: 600; font-size: .9375rem; }
.notice { margin-bottom: 1rem; padding: .75rem .875rem; border: 1.5px solid var(--bad); border-radius: .625rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.question { font-size: 1.0625rem; }
.choices { display: grid; gap: .625rem; margin-top: .25rem; }
button { font: inherit; font-weight: 700; min-height: 3rem; padding: .6rem 1.2rem; border-radius: .625rem; border: 1.5px solid var(--ink); background: var(--ink); color: var(--on-ink); cursor: pointer; }
button.quiet { background: transparent; color: var(--ink); border-color: var(--edge); }
button:hover { opacity: .9; }
button.quiet:hover { background: var(--tint); opacity: 1; }
.tip { margin-top: .25rem; padding: .75rem .875rem; border-radius: .625rem; background: var(--tint); color: var(--soft); font-size: .875rem; }
.tip dl { display: grid; gap: .125rem; margin-top: .25rem; }
.tip dl div { display: flex; flex-wrap: wrap; gap: 0 .75rem; justify-content: space-between; }
.code { font-family: ui-monospace, monospace; color: var(--ink); }
.state, .busy { display: grid; justify-items: center; gap: .75rem; padding: 1.5rem 0; text-align: center; }
.said { font-size: 1.25rem; font-weight: 700; }
.busy { color: var(--soft); }
.slip { fill: var(--tint); stroke: var(--edge); stroke-width: 2; stroke-linejoin: round; }
.rule { fill: none; stroke: var(--edge); stroke-width: 4; stroke-linecap: round; }
.disc { fill: var(--none); }
.success .disc { fill: var(--good); } .failure .disc { fill: var(--bad); } .pending .disc { fill: var(--wait); }
.sign { fill: none; stroke: var(--on-ink); stroke-width: 5; stroke-linecap: round; stroke-linejoin: round; }
.turning { transform-origin: 62px 62px; animation: turn 900ms linear infinite; }
@keyframes turn { to { rotate: 360deg; } }
@media (prefers-reduced-motion: reduce) { .turning { animation: none; } }
@media (min-width: 30rem) { main { padding: 1.25rem 1.5rem; } .choices { grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); } }
`;
