import type { Reference } from './citation.ts'

export type Style = 'APA' | 'MLA' | 'Chicago' | 'BibTeX'

const initials = (given: string) =>
  given
    .split(/[\s.-]+/)
    .filter(Boolean)
    .map((word) => `${word[0]?.toUpperCase()}.`)
    .join(' ')
const joined = (parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ')
const linkOf = ({ doi, url }: Reference) => (doi ? `https://doi.org/${doi}` : url)
const stop = (text: string) => (text === '' || /[.?!]$/.test(text) ? text : `${text}.`)

/** A reference in the usual styles. What is not known is left out, never made up. */
export function citeIn(style: Style, reference: Reference): string {
  if (style === 'APA') return apa(reference)
  if (style === 'MLA') return mla(reference)
  return style === 'Chicago' ? chicago(reference) : bibtex(reference)
}

function apa(reference: Reference): string {
  const { authors, year, title, container, volume, issue, pages, publisher } = reference
  const names = authors.map(({ family, given }) => (given ? `${family}, ${initials(given)}` : family))
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}` : (names[0] ?? '')
  const where = [container, volume && `${volume}${issue ? `(${issue})` : ''}`, pages].filter(Boolean).join(', ')
  return joined([
    stop(list),
    `(${year || 'n.d.'}).`,
    stop(title),
    stop(where),
    !container && stop(publisher),
    linkOf(reference),
  ])
}

function mla(reference: Reference): string {
  const { authors, year, title, container, volume, issue, pages, publisher } = reference
  const [first, second] = authors
  const lead = first ? (first.given ? `${first.family}, ${first.given}` : first.family) : ''
  const list =
    authors.length > 2 ? `${lead}, et al` : second ? `${lead}, and ${joined([second.given, second.family])}` : lead
  const where = [
    container,
    volume && `vol. ${volume}`,
    issue && `no. ${issue}`,
    !container && publisher,
    year,
    pages && `pp. ${pages}`,
  ]
  return joined([
    stop(list),
    container ? `“${stop(title)}”` : stop(title),
    stop(where.filter(Boolean).join(', ')),
    linkOf(reference) && `${linkOf(reference)}.`,
  ])
}

function chicago(reference: Reference): string {
  const { authors, year, title, container, volume, issue, pages, publisher } = reference
  const names = authors.map(({ family, given }, n) =>
    n === 0 ? (given ? `${family}, ${given}` : family) : joined([given, family]),
  )
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}` : (names[0] ?? '')
  const where = joined([container, volume && `${volume}`, issue && `(${issue})`])
  return joined([
    stop(list),
    stop(year || 'n.d.'),
    container ? `“${stop(title)}”` : stop(title),
    stop(where + (where && pages ? `: ${pages}` : '')),
    !container && stop(publisher),
    linkOf(reference) && `${linkOf(reference)}.`,
  ])
}

function bibtex(reference: Reference): string {
  const { authors, year, title, container, volume, issue, pages, publisher, doi, url } = reference
  const word = /\p{L}{4,}/u.exec(title)?.[0]?.toLowerCase() ?? 'source'
  const key = `${
    (authors[0]?.family ?? 'unknown')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[^a-z]/g, '') || 'unknown'
  }${year}${word.normalize('NFKD').replace(/[^a-z]/g, '')}`
  const kind = container ? 'article' : publisher ? 'book' : 'misc'
  const fields = Object.entries({
    author: authors.map(({ family, given }) => (given ? `${family}, ${given}` : family)).join(' and '),
    title,
    year,
    journal: container,
    volume,
    number: issue,
    pages: pages.replace('–', '--'),
    publisher,
    doi,
    url,
  }).filter(([, value]) => value !== '')
  return `@${kind}{${key},\n${fields.map(([name, value]) => `  ${name} = {${value.replace(/[{}]/g, '')}}`).join(',\n')}\n}`
}

/** The parts a full reference would have and this one lacks. */
export function missingParts({ authors, year, title, container, publisher, doi, url }: Reference): string[] {
  return [
    ...(authors.length === 0 ? ['who wrote it'] : []),
    ...(year ? [] : ['the year']),
    ...(title ? [] : ['the title']),
    ...(container || publisher || url || doi ? [] : ['where it was published']),
  ]
}
