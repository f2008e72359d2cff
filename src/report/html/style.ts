/**
 * The style of the page, light and dark, on screen and on paper. Its hash is in the policy of the page. It holds
 * neither `<` nor `&`, and no line begins with two colons, which a runner takes for a command.
 */
export const style = `
:root {
  color-scheme: light dark;
  --page: #ffffff; --panel: #f6f7f9; --line: #d9dde3; --text: #1c2128; --soft: #57606a; --link: #0a58b8;
  --error: #b42318; --error-back: #fdecea; --warning: #8a4b00; --warning-back: #fff3dc;
  --note: #1f5c99; --note-back: #e8f1fb; --good: #1a6b35; --good-back: #e6f5ea; --mark: #b42318;
  --mono: ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #14171c; --panel: #1c2026; --line: #343b45; --text: #dfe3e8; --soft: #9ba5b1; --link: #7cb7ff;
    --error: #ff9d94; --error-back: #3b1d1c; --warning: #f0bb62; --warning-back: #35270f;
    --note: #8fc1f5; --note-back: #17293c; --good: #7fd39a; --good-back: #15301f; --mark: #ff9d94;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body {
  margin: 0 auto; max-width: 76rem; padding: 0 1.5rem 3rem; background: var(--page); color: var(--text);
  font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif;
}
h1 { font-size: 1.5rem; line-height: 1.3; font-weight: 650; margin: .25rem 0 .5rem; letter-spacing: -.01em; }
h2 { font-size: 1.15rem; font-weight: 650; margin: 0 0 .75rem; }
h3 { font-size: 1rem; font-weight: 650; margin: 1.5rem 0 .5rem; display: flex; gap: .6rem; align-items: baseline; flex-wrap: wrap; }
h3 code { font-size: .95em; }
p { margin: .4rem 0; }
p, dd, li, td, h1, h3, summary { overflow-wrap: anywhere; }
small { color: var(--soft); font-weight: 400; font-size: .86rem; }
code { font-family: var(--mono); font-size: .88em; }
p code, h1 code, li code, td code, .rules code { background: var(--panel); border-radius: 3px; padding: .08em .3em; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: .15em; }
a code { color: inherit; }
a:focus-visible, summary:focus-visible, input:focus-visible, select:focus-visible, .scrolled:focus-visible, button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
ul, ol { margin: 0; padding: 0 0 0 1.25rem; }
.spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: -100rem; background: var(--page); padding: .5rem 1rem; }
.skip:focus { left: 1rem; top: 1rem; z-index: 3; }
[hidden] { display: none !important; }

header { padding: 2rem 0 1.25rem; }
.outcome { display: flex; gap: .75rem; align-items: center; flex-wrap: wrap; font-weight: 650; margin: 0; }
.outcome > * { font-weight: 400; font-size: .9rem; color: var(--soft); }
.outcome > a { color: var(--link); }
.pass .outcome { color: var(--good); } .fail .outcome { color: var(--error); }
.outcome::before { content: ''; width: .7rem; height: .7rem; border-radius: 50%; background: currentColor; }
.fail .outcome::before { border-radius: 2px; }
.steps { margin: 1.25rem 0 0; padding: .9rem 1.1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
.steps h2 { font-size: 1rem; margin: 0 0 .35rem; }
.steps li { margin: .25rem 0; }
.steps code { background: var(--page); }

nav { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; padding: .6rem 0; background: var(--page); border-bottom: 1px solid var(--line); }
nav a { text-decoration: none; font-weight: 550; }
nav a:hover { text-decoration: underline; }
main > section { padding-top: 1.75rem; }
.omitted { color: var(--soft); }

.filters { display: flex; flex-wrap: wrap; gap: .6rem 1rem; align-items: end; padding: .75rem 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; }
.filters label > span:first-child, .filters legend { display: block; font-size: .8rem; color: var(--soft); padding: 0; margin: 0 0 .15rem; }
.filters fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.filters fieldset label { display: inline-flex; gap: .3rem; align-items: center; margin-right: .8rem; min-height: 2rem; }
.filters fieldset label > span { display: inline; font-size: .92rem; color: var(--text); margin: 0; }
.filters input[type=search], .filters select { font: inherit; font-size: .92rem; color: var(--text); background: var(--page); border: 1px solid var(--soft); border-radius: 5px; padding: .25rem .5rem; min-height: 2rem; width: 11rem; max-width: 100%; }
.filters input[type=checkbox] { accent-color: var(--link); width: 1rem; height: 1rem; margin: 0; }
.shown { margin: 0 0 .25rem auto; color: var(--soft); font-size: .9rem; font-variant-numeric: tabular-nums; }

.findings { list-style: none; padding: 0; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.findings > li { padding: .7rem 1rem .65rem; border-left: 3px solid var(--line); }
.findings > li:not(:first-child) { border-top: 1px solid var(--line); }
.finding.error { border-left-color: var(--error); } .finding.warning { border-left-color: var(--warning); } .finding.note { border-left-color: var(--note); }
.finding:target, .rules dt:target, .skill:target > summary { background: var(--note-back); }
.message { margin: 0; }
.tag { display: inline-block; font-size: .78rem; font-weight: 600; border-radius: 4px; padding: .05rem .4rem; color: var(--soft); background: var(--panel); }
.tag.error, .tag.removed { color: var(--error); background: var(--error-back); }
.tag.warning, .tag.changed, .tag.renamed, .tag.moved { color: var(--warning); background: var(--warning-back); }
.tag.note { color: var(--note); background: var(--note-back); }
.tag.added, .tag.good { color: var(--good); background: var(--good-back); }
.meta { display: flex; flex-wrap: wrap; gap: .15rem 1.1rem; margin: .35rem 0 0; font-size: .88rem; color: var(--soft); }
.fingerprint { font-family: var(--mono); font-size: .92em; }
.frame { display: grid; grid-template-columns: auto 1fr; gap: 0 .9rem; margin: .5rem 0 .1rem; padding: .35rem .75rem; background: var(--panel); border-radius: 5px; overflow-x: auto; line-height: 1.35; }
.frame .number { white-space: nowrap; font-family: var(--mono); font-size: .82rem; color: var(--soft); user-select: none; }
.frame code { white-space: pre; }
.frame .marker { grid-column: 2; color: var(--mark); line-height: .9; height: .6rem; }
.change { display: grid; gap: 1px; margin: .5rem 0 .1rem; border-radius: 5px; overflow: hidden; }
.change > div { position: relative; padding: .25rem .75rem .25rem 1.75rem; }
.change .before { background: var(--error-back); } .change .after { background: var(--good-back); }
.change > div::before { position: absolute; left: .7rem; font-family: var(--mono); }
.change .before::before { content: '−' / ''; color: var(--error); } .change .after::before { content: '+' / ''; color: var(--good); }
.findings details { margin-top: .4rem; }
.findings summary { cursor: pointer; color: var(--soft); font-size: .9rem; }
.change code { display: block; white-space: pre-wrap; overflow-wrap: anywhere; }
.change code, .frame code, .code code, td a code { background: none; padding: 0; }

.remark { margin: .35rem 0 0; font-size: .93rem; }
.remark b { font-weight: 600; color: var(--soft); }
.place, .rule { color: var(--link); }
span.place, span.rule { color: var(--soft); }
.copy { font: inherit; font-size: .8rem; color: var(--link); background: none; border: 1px solid var(--line); border-radius: 4px; padding: 0 .4rem; cursor: pointer; }
.fold { margin: .75rem 0; }
.fold > summary { cursor: pointer; font-weight: 550; padding: .25rem 0; }
.fold > .findings, .fold > .skills { margin-top: .5rem; }
.code { margin: .5rem 0; padding: .5rem .75rem; background: var(--panel); border-radius: 5px; overflow-x: auto; }
.code code { display: block; white-space: pre; padding: 0; }
.title { font-weight: 600; }
.items { list-style: none; padding: 0; }
.permissions { list-style: none; padding: 0; border: 1px solid var(--line); border-radius: 8px; }
.permissions li { padding: .6rem 1rem; }
.permissions li:not(:first-child), .unit:not(:first-child) { border-top: 1px solid var(--line); }

.scrolled { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; }
table { border-collapse: separate; border-spacing: 0; width: 100%; font-size: .92rem; }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem; border-bottom: 1px solid var(--line); }
tbody tr:last-child > * { border-bottom: 0; }
tbody th { font-weight: 550; }
thead th { font-weight: 600; white-space: nowrap; background: var(--panel); }
.gained { background: var(--warning-back); color: var(--warning); border-radius: 4px; padding: .05rem .35rem .05rem .25rem; font-weight: 650; }
.gained code { background: none; padding: 0; }
.gained::before { content: '+ ' / ''; }
.lost { color: var(--soft); }
.more { color: var(--soft); list-style: none; }

.units, .skills { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
.skills { margin-top: .75rem; }
.unit > summary { padding: .5rem 1rem; cursor: pointer; }
.unit > ul { list-style: none; padding: 0 1rem .75rem 2.1rem; }
.unit > ul > li { margin-bottom: .4rem; color: var(--soft); font-size: .92rem; }
.unit li ul { list-style: none; padding-left: .75rem; }
.unit li .place { font-size: .9rem; }
.unit li li { color: var(--text); font-size: 1rem; }
.skill:not(:first-child) { border-top: 1px solid var(--line); }
.skill > summary { padding: .5rem 1rem; cursor: pointer; }
.skill > summary > * { margin-right: .6rem; }
.skill > summary b { font-weight: 600; }
.version { font-variant-numeric: tabular-nums; color: var(--soft); }
.skill > p, .skill > dl { margin-left: 2.1rem; margin-right: 1rem; max-width: 60rem; }
.skill > .findings, .skill > .omitted, .skill > ul { margin: 0 1rem 1.1rem 2.1rem; }
dl { display: grid; grid-template-columns: 8rem minmax(0, 1fr); gap: .35rem 1rem; margin: .5rem 0 1.1rem; }
dt { color: var(--soft); }
dd { margin: 0; }
dd ul { list-style: none; padding: 0; }
dd li ul { padding-left: 1.25rem; }
.rules { grid-template-columns: minmax(11rem, auto) minmax(0, 1fr); }
.rules dd p { margin: 0 0 .2rem; }
footer { margin-top: 2.5rem; padding-top: .75rem; border-top: 1px solid var(--line); color: var(--soft); font-size: .88rem; }

@media (max-width: 43.75rem) {
  body { padding: 0 1rem 2rem; }
  dl, .rules { grid-template-columns: 1fr; gap: .1rem; }
  dd { margin-bottom: .5rem; }
  .filters input[type=search], .filters select { width: 100%; }
  table, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { padding: .5rem .75rem; border-bottom: 1px solid var(--line); }
  tbody tr:last-child { border-bottom: 0; }
  th, td { padding: .1rem 0; border-bottom: 0; }
  td:empty { display: none; }
  td[data-label]:not([data-label=''])::before { content: attr(data-label) ': '; color: var(--soft); }
}
@media print {
  :root {
    color-scheme: light;
    --page: #ffffff; --panel: #f6f7f9; --line: #c9ced6; --text: #000000; --soft: #444c56; --link: #000000;
    --error: #9b1c12; --error-back: #fdecea; --warning: #7a4200; --warning-back: #fff3dc;
    --note: #174a80; --note-back: #e8f1fb; --good: #135a2a; --good-back: #e6f5ea; --mark: #9b1c12;
  }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, .filters, .skip, .copy { display: none; }
  .scrolled { overflow: visible; }
  .finding, tr, .steps { break-inside: avoid; }
  h2, h3 { break-after: avoid; }
  details::details-content { content-visibility: visible; display: block; }
}
`;
