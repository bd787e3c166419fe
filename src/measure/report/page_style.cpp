// The looks of the balance report: light and dark as the reader likes it, black on white in print.

#include "measure/report/page_parts.h"

namespace w13 {

const char* pageStyle() {
  return R"css(
:root { color-scheme: light dark; --ink: #1d2226; --soft: #5a646c; --paper: #fcfbf8; --panel: #f1eee7;
  --rule: #d5d0c4; --warehouse: #1f6f78; --traitor: #9a4b1c; --mark: #fff1c9; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e6df; --soft: #a9b0b5; --paper: #15191c; --panel: #20262a; --rule: #3a4349;
    --warehouse: #5fb9c2; --traitor: #e39a63; --mark: #43391a; } }
@media print {
  :root { --ink: #000; --soft: #333; --paper: #fff; --panel: #fff; --rule: #999; --warehouse: #333;
    --traitor: #333; --mark: #fff; }
  nav { display: none; } section { break-inside: auto; } tr, svg { break-inside: avoid; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.5rem 4rem; max-width: 92rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 "Source Sans 3", "Noto Sans", "DejaVu Sans", system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.4rem; margin: 3rem 0 .5rem; border-bottom: 2px solid var(--ink); padding-bottom: .2rem; }
h3 { font-size: 1.1rem; margin: 2rem 0 .4rem; }
p, ul { max-width: 46rem; margin: .5rem 0; }
p.note { color: var(--soft); }
a { color: inherit; }
nav { background: var(--panel); padding: .8rem 1.2rem; border-radius: 6px; margin: 1.5rem 0; }
nav ul { columns: 3 14rem; margin: 0; padding-left: 1.1rem; max-width: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: .8rem 0; font-size: .875rem; }
th, td { text-align: right; padding: .28rem .42rem; border-bottom: 1px solid var(--rule); vertical-align: middle; }
th { font-weight: 600; vertical-align: bottom; font-size: .95em; line-height: 1.25; max-width: 11rem; }
thead th { border-bottom: 2px solid var(--ink); }
th.name, td.name, td.words { text-align: left; }
td.name { min-width: 8rem; }
th.mark { text-align: center; }
.figure { display: inline-block; min-width: 9.6em; text-align: right; }
td.number, td.rate .small { white-space: nowrap; }
tr.flagged td { background: var(--mark); }
tr.flagged td.name { font-weight: 700; }
.small { color: var(--soft); font-size: .87em; }
dl.facts { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1.2rem; margin: 1rem 0; }
dl.facts dt { color: var(--soft); } dl.facts dd { margin: 0; }
.multiples { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; }
.multiples h3 { margin: .5rem 0 0; }
svg { max-width: 100%; } svg.chart { height: auto; } svg.inline { max-width: none; vertical-align: middle; }
svg.patterns { position: absolute; }
svg text { fill: var(--ink); font-size: 12px; }
svg .grid { stroke: var(--rule); } svg .half { stroke: var(--soft); }
svg .whisker { stroke: var(--ink); stroke-width: 1.5; }
svg .stripe { stroke: var(--traitor); stroke-width: 3; }
svg .warehouse { fill: var(--warehouse); stroke: var(--ink); stroke-width: .8; }
svg .traitor { fill: url(#hatch); stroke: var(--ink); stroke-width: .8; }
svg .plain { fill: var(--soft); } svg .plate { fill: var(--paper); }
svg .ring { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; }
svg .solid { fill: var(--ink); }
)css";
}

}  // namespace w13
