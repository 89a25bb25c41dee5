/** One style for every report; colours follow the reader's light or dark mode. */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: #fcfcfa; --ink: #1c2024; --faint: #667078; --line: #dfe2e0; --card: #ffffff;
  --right: #0f766e; --wrong: #c2410c; --refused: #6d5bd0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #14171a; --ink: #e6e8e8; --faint: #98a2a8; --line: #31373c; --card: #1b1f23;
    --right: #14a08f; --wrong: #e0742a; --refused: #8d7cf0;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 70rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { margin: 0; font-size: 1.6rem; line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin: 3rem 0 .25rem; font-size: 1.2rem; }
p { margin: .25rem 0 1rem; max-width: 44rem; }
a { color: inherit; }
.faint { color: var(--faint); }
.tiles {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0;
}
.tile { padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
.tile b { display: block; font-size: 1.7rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
.tile span { color: var(--faint); font-size: .85rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); }
table { border-collapse: separate; border-spacing: 0; font-size: .9rem; }
.list { width: 100%; }
.list th, .list td { padding: .4rem .75rem; border-bottom: 1px solid var(--line); text-align: right; }
.list th:first-child, .list td:first-child { text-align: left; overflow-wrap: anywhere; min-width: 9rem; }
.list tr:last-child td { border-bottom: 0; }
.list td:last-child { white-space: nowrap; }
.list td { font-variant-numeric: tabular-nums; }
th { font-weight: 600; color: var(--faint); }
.bar { display: inline-block; width: 5rem; height: .5rem; margin-right: .5rem; border-radius: .25rem;
  background: linear-gradient(to right, var(--right) var(--share), var(--line) var(--share)); }
.matrix { padding: .5rem; }
.matrix th, .matrix td { padding: 0; font-weight: 400; }
.matrix thead th { vertical-align: bottom; text-align: center; }
.matrix thead div {
  writing-mode: vertical-rl; transform: rotate(180deg); max-height: 12rem; margin: 0 auto;
  padding-top: .35rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 1.9rem;
}
.matrix tbody th {
  position: sticky; left: 0; z-index: 1; padding-right: .6rem; background: var(--card); text-align: right;
  max-width: min(19rem, 45vw); overflow: hidden; text-overflow: ellipsis; white-space: nowrap;
  color: var(--ink);
}
.matrix thead th:first-child { position: sticky; left: 0; z-index: 2; background: var(--card); }
.matrix td {
  width: 2rem; min-width: 2rem; height: 2rem; text-align: center; border: 1px solid var(--card);
  border-radius: .3rem; background: color-mix(in srgb, var(--line) 32%, var(--card));
  font-variant-numeric: tabular-nums;
}
.matrix td.right { background: color-mix(in srgb, var(--right) var(--weight), var(--card)); }
.matrix td.wrong { background: color-mix(in srgb, var(--wrong) var(--weight), var(--card)); }
.matrix td.refused { background: color-mix(in srgb, var(--refused) var(--weight), var(--card)); }
.matrix td a { display: block; line-height: 2rem; text-decoration: none; font-weight: 600; }
.matrix tr:hover td, .matrix tr:hover th {
  border-top-color: var(--faint); border-bottom-color: var(--faint);
}
.matrix thead th:nth-child(3) { padding-left: .7rem; }
.matrix td.none { color: var(--faint); outline: 1px dashed var(--faint); outline-offset: -3px; }
.matrix .gap + td { border-left: .7rem solid var(--card); min-width: 2.7rem; }
.pairs { columns: 22rem; column-gap: .75rem; }
.pair {
  padding: .6rem .9rem; margin-bottom: .75rem; break-inside: avoid; border: 1px solid var(--line);
  border-radius: .5rem; background: var(--card);
}
.pair:target { outline: 2px solid var(--wrong); }
.pair h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.pair ul { margin: .3rem 0 0; padding-left: 1.1rem; }
.pair li span { color: var(--faint); white-space: nowrap; font-size: .85rem; }
.key {
  display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: .5rem 0 0; padding: 0; list-style: none;
  font-size: .9rem;
}
.key i {
  display: inline-block; width: .8rem; height: .8rem; margin-right: .4rem; border-radius: .2rem;
  background: var(--of);
}
svg { display: block; width: 100%; height: auto; max-width: 48rem; }
svg text { fill: var(--faint); font: 12px system-ui, sans-serif; }
svg .grid { stroke: var(--line); }
svg .mark { stroke: var(--ink); stroke-dasharray: 4 4; }
svg .mark + text { fill: var(--ink); }
svg polyline { fill: none; stroke: var(--of); stroke-width: 2.5; stroke-linejoin: round; }
@media (max-width: 34rem) {
  .list th, .list td { padding: .35rem .4rem; }
  .list th:first-child, .list td:first-child { min-width: 6rem; }
  .bar { display: none; }
}
@media print { .scroll { overflow: visible; } }
`;
