import { escapeHtml } from '#app/platform/values/escape-html.ts'

/** One kind of thing with its first page, if anything of it is kept. */
export type SiteKind = { about: string; count: number; page: string | null }
type Page = { title: string; lead: string; style: string; nav: string; body: string }

const toPage = ({ title, lead, style, nav, body }: Page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
${nav === '' ? '' : `<nav aria-label="Pages">${nav}</nav>\n`}<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(lead)}</p>
${body}
</main>
</body>
</html>
`

/** The first page: every kind of thing with how many there are. */
export const toIndexPage = ({
  title,
  lead,
  kinds,
}: {
  title: string
  lead: string
  kinds: readonly SiteKind[]
}): string =>
  toPage({
    ...{ title, lead, style: 'pages/style.css', nav: '' },
    body: `<table>
<thead><tr><th scope="col">What is kept</th><th scope="col">How many</th></tr></thead>
<tbody>
${kinds
  .map(
    ({ about, count, page }) =>
      `<tr><td>${page === null ? escapeHtml(about) : `<a href="${escapeHtml(page)}">${escapeHtml(about)}</a>`}</td><td>${count.toLocaleString('en')}</td></tr>`,
  )
  .join('\n')}
</tbody>
</table>`,
  })

type RowsPage = {
  about: string
  /** How the pages of this kind are called, without number and ending. */
  base: string
  n: number
  first: number
  rows: readonly object[]
  hasMore: boolean
}

/** Some rows of one kind, each as an article. */
export const toRowsPage = ({ about, base, n, first, rows, hasMore }: RowsPage): string => {
  const links = [
    '<a href="../index.html">All that is kept</a>',
    ...(n > 1 ? [`<a rel="prev" href="${toPageName(base, n - 1)}">Before</a>`] : []),
    ...(hasMore ? [`<a rel="next" href="${toPageName(base, n + 1)}">Next</a>`] : []),
  ]
  return toPage({
    title: n === 1 ? about : `${about}, page ${n}`,
    lead: `${first.toLocaleString('en')} to ${(first + rows.length - 1).toLocaleString('en')}, the oldest first. Times are in UTC.`,
    style: 'style.css',
    nav: links.join(' '),
    body: rows.map((row, at) => toArticle(row, first + at)).join('\n'),
  })
}

export const toPageName = (base: string, n: number): string => (n === 1 ? `${base}.html` : `${base}-${n}.html`)

const NAMING = ['title', 'name', 'subject', 'question', 'label', 'username']
const TITLE_MAX_CHARS = 120

function toArticle(row: object, n: number): string {
  const said = NAMING.map((name) => (row as Record<string, unknown>)[name]).find(
    (value): value is string => typeof value === 'string' && value.trim() !== '',
  )
  const title = said === undefined ? `No. ${n.toLocaleString('en')}` : cut(said.trim())
  return `<article>\n<h2>${escapeHtml(title)}</h2>\n${toList(row)}\n</article>`
}

const cut = (text: string) => {
  const letters = [...text]
  return letters.length > TITLE_MAX_CHARS ? `${letters.slice(0, TITLE_MAX_CHARS).join('')}…` : text
}

const toList = (row: object): string =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `<dt>${escapeHtml(toWords(name))}</dt><dd>${toValue(name, value)}</dd>`)
    .join('')}</dl>`

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** "createdAt" as "Created at". */
const toWords = (name: string) => {
  const words = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ')
}

const LONG_CHARS = 80

function toValue(name: string, value: unknown): string {
  if (value instanceof Date) return `<time datetime="${value.toJSON()}">${value.toUTCString()}</time>`
  if (Array.isArray(value)) return `<ol>${value.map((one) => `<li>${toValue(name, one)}</li>`).join('')}</ol>`
  if (typeof value === 'object' && value !== null) return toList(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en', { maximumFractionDigits: 6 })
  if (typeof value !== 'string') return ''
  const text = escapeHtml(value)
  // The file lies in the same archive.
  if (name === 'packedAs')
    return `<a href="../${escapeHtml(value.split('/').map(encodeURIComponent).join('/'))}">${text}</a>`
  return value.length > LONG_CHARS || value.includes('\n')
    ? `<div class="text" dir="auto">${text}</div>`
    : `<bdi>${text}</bdi>`
}
