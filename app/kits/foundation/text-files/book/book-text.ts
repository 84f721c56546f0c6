import { escapeHtml } from '#app/platform/values/escape-html.ts'
import type { Pictures } from '../exports/pictures.ts'
import { toHtml } from '../exports/to-html.ts'
import { directionOf, inOrder, isLanguageCode, type Book } from './book.ts'
import { toChapterDocument } from './chapter-document.ts'

const STYLE =
  'body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.65 Georgia,serif}h1,h2,h3,h4{line-height:1.25}img{max-width:100%;height:auto}' +
  'table{border-collapse:collapse}th,td{border:1px solid #999;padding:.3rem .6rem;text-align:start}pre{overflow:auto}' +
  'section{margin-top:4rem}blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid #999}' +
  '@media print{section{break-before:page}}@media (prefers-color-scheme:dark){body{background:#141414;color:#eee}a{color:#8fc7ff}}'

/** A whole book as one page of HTML with everything in it. */
export function toBookHtml(book: Book, pictures: Pictures): string {
  const parts = inOrder(book.parts)
  const toSource = (src: string) => {
    const picture = pictures.get(src)
    return picture ? `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}` : null
  }
  const sections = parts.map((part, n) => {
    const toHref = (href: string) => (/^(?:https?|mailto|tel):/i.test(href) ? href : null)
    const body = toHtml(toChapterDocument(part.markdown, part.title), { toSource, toHref, prefix: `${n + 1}-` })
    const note = part.note ? `<p><em>${escapeHtml(part.note)}</em></p>` : ''
    return `<section id="part-${n + 1}"><h2 dir="auto">${escapeHtml(part.title)}</h2>${note}${deeper(body)}</section>`
  })
  const language = isLanguageCode(book.language) ? ` lang="${book.language}"` : ''
  const cover = book.cover
    ? `<p><img src="data:${book.cover.type};base64,${Buffer.from(book.cover.bytes).toString('base64')}" alt="${escapeHtml(book.cover.alt || book.title)}" /></p>`
    : ''
  const lines = [
    cover,
    `<h1 dir="auto">${escapeHtml(book.title)}</h1>`,
    book.subtitle && `<p dir="auto">${escapeHtml(book.subtitle)}</p>`,
    book.author && `<p dir="auto">${escapeHtml(book.author)}</p>`,
    book.licence && `<p>${escapeHtml(book.licence.label)} ${escapeHtml(book.licence.url ?? '')}</p>`,
    ...book.imprint.map((line) => `<p>${escapeHtml(line)}</p>`),
    `<nav aria-label="Contents"><h2>Contents</h2><ol>${parts.map(({ title }, n) => `<li><a href="#part-${n + 1}">${escapeHtml(title)}</a></li>`).join('')}</ol></nav>`,
    ...sections,
    book.glossary.length > 0 &&
      `<section><h2>Glossary</h2><dl>${book.glossary.map(({ term, meaning }) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(meaning)}</dd>`).join('')}</dl></section>`,
  ]
  return (
    `<!doctype html>\n<html${language} dir="${directionOf(book.language)}">\n<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" />` +
    `<title>${escapeHtml(book.title)}</title><style>${STYLE}</style></head>\n<body>\n${lines.filter(Boolean).join('\n')}\n</body>\n</html>\n`
  )
}

/** Headings of a part stand one level lower where the book is one page. */
const deeper = (html: string) =>
  html.replace(/<(\/?)h([2-5])\b/g, (_, slash: string, level: string) => `<${slash}h${Number(level) + 1}`)

/** A whole book as Markdown that comes back as the same parts. Labels of footnotes are told apart by their parts. */
export function toBookMarkdown(book: Book): string {
  const head = [
    '---',
    `title: ${oneLine(book.title)}`,
    ...(book.author ? [`author: ${oneLine(book.author)}`] : []),
    ...(isLanguageCode(book.language) ? [`lang: ${book.language}`] : []),
    '---',
  ]
  const parts = inOrder(book.parts).map(({ title, markdown }, n) => {
    const apart = markdown.replace(/\[\^([^\]\s]{1,60})\]/g, (_, label: string) => `[^${n + 1}-${label}]`)
    // A heading of the first level would begin a part of its own.
    const below = apart.replace(/^# /gm, '## ')
    return `# ${oneLine(title) || `Part ${n + 1}`}\n\n${below}`.trimEnd()
  })
  const glossary = book.glossary.map(({ term, meaning }) => `- **${oneLine(term)}**: ${oneLine(meaning)}`)
  return `${[head.join('\n'), ...parts, ...(glossary.length > 0 ? [`# Glossary\n\n${glossary.join('\n')}`] : [])].join('\n\n')}\n`
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
