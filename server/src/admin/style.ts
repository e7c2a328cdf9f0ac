/** The site's own look: its paper, ink, sea and brass, in the light and in the dark, on a phone and on a desk. */
export const STYLE = `:root {
  color-scheme: light dark;
  --paper: light-dark(#f4ecdd, #14222b);
  --card: light-dark(#fbf6ea, #1c2e39);
  --ink: light-dark(#1e2a33, #ece4d3);
  --soft: light-dark(#55616a, #a9b2b3);
  --sea: light-dark(#1f4e66, #6fb1c7);
  --on-sea: light-dark(#fbf6ea, #10202a);
  --brass: light-dark(#b8863b, #d9a958);
  --warning: light-dark(#b3402e, #ef7d68);
  --on-warning: light-dark(#fffaf0, #2a0f0a);
  --line: light-dark(#8b8471, #6f8490);
  --hair: light-dark(#dcd1ba, #2d4552);
  --serif: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
  font: 16px/1.5 var(--sans);
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 4.5rem; }
body { margin: 0; background: var(--paper); color: var(--ink); overflow-wrap: anywhere; }
a { color: var(--sea); }
h1, h2, label, button, summary, .button { font-family: var(--serif); font-weight: 700; line-height: 1.2; }
h1 { display: flex; align-items: center; gap: 0.5rem; margin: 0; font-size: 1.35rem; }
h1::before { content: ""; inline-size: 1.75rem; block-size: 1.75rem; background: url("/icon.svg") center / contain no-repeat; }
h2 { margin: 0 0 0.75rem; font-size: 1.25rem; }
p { margin: 0.25rem 0; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 0.5rem; padding: 0.25rem 1rem; }
header p { margin: 0 0 0 auto; }
header p a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
/* A shadow at an edge says that more lies beyond it; where nothing does, paper moves over it. */
nav {
  position: sticky; inset-block-start: 0; z-index: 1; overflow-x: auto; border-block-end: 1.5px solid var(--hair);
  background: linear-gradient(to right, var(--paper) 40%, transparent) left / 3rem 100% local, linear-gradient(to left, var(--paper) 40%, transparent) right / 3rem 100% local,
    linear-gradient(to right, var(--line), transparent) left / 0.75rem 100% scroll, linear-gradient(to left, var(--line), transparent) right / 0.75rem 100% scroll;
  background-color: var(--paper);
  background-repeat: no-repeat;
}
nav ul { display: flex; gap: 0.25rem; margin: 0; padding: 0 0.5rem; list-style: none; }
nav a { display: flex; align-items: center; min-block-size: 2.75rem; padding: 0 0.75rem; white-space: nowrap; text-decoration: none; }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; max-inline-size: 75rem; margin: 0 auto; padding: 1rem; }
@media (min-width: 64rem) { nav ul { flex-wrap: wrap; } main { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: start; } .wide { grid-column: 1 / -1; } }
section { padding: 1rem; border: 1.5px solid var(--hair); border-radius: 0.875rem; background: var(--card); }
label { display: block; }
input, select, textarea { inline-size: 100%; min-block-size: 2.75rem; margin-block-start: 0.25rem; padding: 0.4rem 0.75rem; border: 1.5px solid var(--line); border-radius: 0.5rem; background: var(--paper); color: inherit; font: 1rem/1.5 var(--sans); }
button, summary, .button { min-block-size: 2.75rem; padding: 0.4rem 1rem; border: 1.5px solid var(--line); border-radius: 0.5rem; background: none; color: inherit; font-size: 1rem; cursor: pointer; }
summary, .button { display: inline-flex; align-items: center; list-style: none; }
summary::-webkit-details-marker { display: none; }
.button { text-decoration: none; }
button:hover, summary:hover, .button:hover { border-color: var(--brass); }
.main { border-color: var(--sea); background: var(--sea); color: var(--on-sea); }
.danger { border-color: var(--warning); background: var(--warning); color: var(--on-warning); }
:focus-visible { outline: 3px solid var(--brass); outline-offset: 2px; }
form { margin-block: 0.5rem; }
form > button { margin-block-start: 0.5rem; }
details[open] { inline-size: 100%; padding: 0.75rem; border: 1.5px solid var(--warning); border-radius: 0.5rem; }
.rows { display: grid; gap: 0.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
.rows > li { padding: 0.75rem; border: 1.5px solid var(--hair); border-radius: 0.5rem; }
.acts { display: flex; flex-wrap: wrap; align-items: start; gap: 0.5rem; margin-block-start: 0.5rem; }
.games a { display: inline-block; min-inline-size: 2rem; padding-block: 0.25rem; text-align: center; }
.acts form { margin: 0; }
.acts > form > button { margin: 0; }
.search { display: flex; gap: 0.5rem; }
.search input { margin: 0; }
.search > button { flex: none; margin: 0; overflow-wrap: normal; }
.soft { color: var(--soft); font-size: 0.9375rem; }
html:has(.said) { scroll-padding-block-start: 6rem; }
/* In sight wherever the page is looked at: the form that was sent may stand far below. */
.said { position: sticky; top: 0.5rem; z-index: 1; margin: 1rem max(1rem, calc((100% - 73rem) / 2)) 0; padding: 0.75rem 1rem; border: 1.5px solid var(--brass); border-radius: 0.5rem; background: var(--card); }
.said[role="alert"] { border-color: var(--warning); }
time { font-variant-numeric: tabular-nums; }
`;
