/**
 * The mall's tokens for the few pages of the lab; no script, no files, so it works before anything
 * else does.
 */
export const pageStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#FBFAF7, #151411); --surface: light-dark(#FFFFFF, #1E1C18);
  --ink: light-dark(#1C1B18, #F2EFE8); --muted: light-dark(#66625A, #A8A297); --line: light-dark(#E6E2DA, #34312B);
  --accent: light-dark(#1E5B45, #7CC4A4); --on-accent: light-dark(#FFFFFF, #10241B); --soft: light-dark(#E4EFE9, #1F332A);
  --warn: light-dark(#9A4B00, #F0B36B); --refuse: light-dark(#B3261E, #F2A19A);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 'Schibsted Grotesk Variable', 'Schibsted Grotesk', system-ui, 'PingFang SC', 'Noto Sans CJK SC', sans-serif; }
h1, h2 { letter-spacing: -0.02em; line-height: 1.2; margin: 0; }
h1 { font-size: 28px; } h2 { font-size: 17px; }
p { margin: 0; }
a { color: var(--accent); text-underline-offset: 3px; }
.muted { color: var(--muted); } .small { font-size: 13px; }
.warn { color: var(--warn); } .refuse { color: var(--refuse); }
.tight { max-width: 480px; margin: 0 auto; padding: 24px 16px 64px; display: grid; gap: 16px; }
.wide { max-width: 1200px; margin: 0 auto; padding: 24px 16px 64px; display: grid; gap: 16px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 16px; display: grid; gap: 12px; min-width: 0; }
.top { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px 16px; }
.mark { font-weight: 700; letter-spacing: 0.06em; font-size: 13px; }
.chip { border-radius: 999px; padding: 2px 10px; font-size: 13px; background: var(--soft); color: var(--accent); }
.amount { font-size: 40px; font-weight: 600; letter-spacing: -0.02em; line-height: 1.1; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; font-size: 13px; }
.facts dt { color: var(--muted); } .facts dd { margin: 0; overflow-wrap: anywhere; }
form { display: grid; gap: 8px; margin: 0; }
button, .button, input { font: inherit; min-height: 44px; border-radius: 8px; }
button, .button { cursor: pointer; border: 1px solid var(--line); background: var(--surface); color: var(--ink); padding: 8px 16px; text-align: left; text-decoration: none; display: block; transition: opacity 120ms ease-out; }
button:hover, .button:hover { border-color: var(--accent); }
button b { display: block; font-weight: 600; } button .small { display: block; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); text-align: center; font-weight: 600; padding: 12px 16px; }
.primary:hover { opacity: 0.92; }
.plain { border-color: transparent; background: none; text-align: center; color: var(--muted); }
input { border: 1px solid var(--line); background: var(--surface); color: var(--ink); padding: 8px 12px; min-width: 0; flex: 1; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.search { display: flex; gap: 8px; } .search button { text-align: center; }
.desk { display: grid; gap: 16px; align-items: start; }
.list { list-style: none; margin: 0; padding: 0; display: grid; }
.list a { display: grid; gap: 2px; padding: 12px 16px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--line); }
.list li:last-child a { border-bottom: 0; } .list a:hover, .list a[aria-current] { background: var(--soft); }
.list b, .list .small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.rows { padding: 0; overflow: hidden; gap: 0; }
iframe { width: 100%; height: 72vh; border: 1px solid var(--line); border-radius: 8px; background: #FFFFFF; color-scheme: light; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.code { font-size: 28px; font-weight: 600; letter-spacing: 0.08em; font-variant-numeric: tabular-nums; }
@media (min-width: 900px) { .desk { grid-template-columns: 360px 1fr; } .back { display: none; } }
@media (max-width: 899px) { .has-open .rows, .has-open .search { display: none; } .nothing-open { display: none; } }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`
