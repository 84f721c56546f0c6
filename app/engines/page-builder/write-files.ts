import { findKind } from './kinds.ts'
import { ACCENTS, type Files, type Plan } from './plan.ts'
import { esc } from './section.ts'
import { KEEP } from './sections/apps.ts'

const FONTS = {
  sans: 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  mono: 'ui-monospace, monospace',
} as const

/** The files of a plan: the page, its style, and a script where something on it does something. */
export function writeFiles({ title, look, sections }: Plan): Files {
  const written = sections.flatMap(({ kind, values, id }) => {
    const known = findKind(kind)
    return known ? [{ kind, label: known.label, id, ...known.write(values, id) }] : []
  })
  const scripts = [...new Set(written.flatMap(({ script }) => (script ? [script] : [])))]
  const styles = [...new Set(written.flatMap(({ css }) => (css ? [css] : [])))]
  const named = sections.filter(
    ({ kind, values }) => kind !== 'hero' && kind !== 'footer' && (values['heading'] ?? '') !== '',
  )
  const nav =
    named.length > 2
      ? `  <nav aria-label="On this page">\n    <ul>\n${named.map(({ id, values }) => `      <li><a href="#${id}">${esc(values['heading'])}</a></li>`).join('\n')}\n    </ul>\n  </nav>\n`
      : ''
  const hasHero = sections[0]?.kind === 'hero'
  const body = written.filter(({ kind }) => kind !== 'footer').map(({ html }) => html)
  const foot = written.filter(({ kind }) => kind === 'footer').map(({ html }) => html)
  const page = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${esc(title)}</title>
  <link rel="stylesheet" href="style.css">
</head>
<body>
<a class="skip" href="#content">To the content</a>
<header>
  <p class="name">${esc(title)}</p>
${nav}</header>
<main id="content">
${hasHero ? '' : `<h1>${esc(title)}</h1>\n`}${body.join('\n\n')}
</main>
${foot.join('\n')}${scripts.length > 0 ? '\n<script src="app.js"></script>' : ''}
</body>
</html>
`
  return {
    'index.html': page,
    'style.css': styleOf(look, styles),
    ...(scripts.length > 0 && { 'app.js': `${KEEP}\n\n${scripts.join('\n\n')}\n` }),
  }
}

function styleOf({ accent, isDark, font }: Plan['look'], styles: readonly string[]): string {
  const [ground, ink, soft, rule] = isDark
    ? ['#14181c', '#eef1f3', '#20262c', '#3a424a']
    : ['#ffffff', '#1b2127', '#f3f5f7', '#d5dae0']
  const tone = ACCENTS[accent][isDark ? 1 : 0]
  return `:root {
  color-scheme: ${isDark ? 'dark' : 'light'};
  --accent: ${tone};
  --on-accent: ${isDark ? '#101418' : '#ffffff'};
  --ground: ${ground};
  --ink: ${ink};
  --soft: ${soft};
  --line: ${rule};
}

* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 62rem; padding: 0 1.25rem 3rem; background: var(--ground); color: var(--ink); font: 1.05rem/1.6 ${FONTS[font]}; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: baseline; justify-content: space-between; padding: 1.25rem 0; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; list-style: none; margin: 0; padding: 0; }
.name { font-weight: 700; margin: 0; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 0.5rem; background: var(--ground); padding: 0.5rem; }
section { margin: 3rem 0; }
h1, h2, h3 { line-height: 1.2; overflow-wrap: anywhere; }
a { color: var(--accent); }
.button, button { display: inline-block; font: inherit; font-weight: 600; border: 1px solid transparent; border-radius: 0.5rem; padding: calc(0.6rem - 1px) calc(1.1rem - 1px); background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
input, select, textarea { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.5rem 0.7rem; max-width: 100%; }
textarea { width: 100%; display: block; }
label { font-weight: 600; margin-right: 0.5rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); list-style: none; padding: 0; }
.cards li { background: var(--soft); outline: 1px solid transparent; border-radius: 0.75rem; padding: 1rem 1.25rem; }
.cards h3 { margin: 0 0 0.35rem; }
.cards p { margin: 0; }
details { border-bottom: 1px solid var(--line); padding: 0.75rem 0; }
summary { font-weight: 600; cursor: pointer; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { text-align: left; padding: 0.5rem 1rem 0.5rem 0; border-bottom: 1px solid var(--line); }
${styles.join('\n')}
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`
}
