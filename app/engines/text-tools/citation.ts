/** What is known of a source; what a line did not say stays empty. */
export type Reference = {
  authors: { family: string; given: string }[]
  year: string
  title: string
  container: string
  volume: string
  issue: string
  pages: string
  publisher: string
  doi: string
  url: string
}

const DOI = /\b10\.\d{4,9}\/[^\s"<>,;]+[^\s"<>,;.)]/
const URL = /https?:\/\/[^\s<>"]+[^\s<>".,;)]/
const YEAR = /\(?\b((?:1[5-9]|20)\d{2})[a-z]?\b\)?/

/** Reads a pasted reference: BibTeX, or a line in a usual style. It fills in nothing that does not stand there. */
export function readReference(text: string): Reference {
  return /^\s*@\w+\s*\{/.test(text) ? readBibtex(text) : readLine(text.replace(/\s+/g, ' ').trim())
}

const nothing = (): Reference => ({
  authors: [],
  year: '',
  title: '',
  container: '',
  volume: '',
  issue: '',
  pages: '',
  publisher: '',
  doi: '',
  url: '',
})

function readBibtex(text: string): Reference {
  const field = (name: string) => {
    const [, braced, quoted, bare] =
      new RegExp(`\\b${name}\\s*=\\s*(?:\\{((?:[^{}]|\\{[^{}]*\\})*)\\}|"([^"]*)"|(\\d+))`, 'i').exec(text) ?? []
    return (braced ?? quoted ?? bare ?? '').replace(/[{}]/g, '').replace(/\s+/g, ' ').trim()
  }
  return {
    ...nothing(),
    authors: field('author')
      .split(/\s+and\s+/)
      .filter(Boolean)
      .map(toAuthor),
    year: field('year'),
    title: field('title'),
    container: field('journal') || field('booktitle'),
    volume: field('volume'),
    issue: field('number'),
    pages: field('pages').replace('--', '–'),
    publisher: field('publisher'),
    doi: field('doi'),
    url: field('url'),
  }
}

/** "Weber, Anna" and "Anna Weber". */
function toAuthor(name: string): { family: string; given: string } {
  const [family = '', given] = name.split(/,\s*/)
  if (given !== undefined) return { family: family.trim(), given: given.trim() }
  const words = name.trim().split(/\s+/)
  return { family: words.at(-1) ?? '', given: words.slice(0, -1).join(' ') }
}

function readLine(line: string): Reference {
  const doi = DOI.exec(line)?.[0] ?? ''
  const url = (URL.exec(line)?.[0] ?? '').includes('doi.org') ? '' : (URL.exec(line)?.[0] ?? '')
  const bare = line
    .replace(/(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?/i, (found) => (doi && found ? '' : found))
    .replace(doi, '')
    .replace(url, '')
    .replace(/https?:\/\/(?:dx\.)?doi\.org\//, '')
    .trim()
  const year = YEAR.exec(bare)
  if (!year) return { ...nothing(), title: stripEnds(bare), doi, url }
  const before = bare.slice(0, year.index)
  const after = bare.slice(year.index + year[0].length).replace(/^[\s.,):]+/, '')
  const authors = readAuthors(before)
  // Title first and year last, as in MLA: "Weber, Anna. “The Grove.” Trees, vol. 3, 2019."
  const quoted = /[“"]([^”"]+)[”"]/.exec(bare)
  if (quoted) {
    const lead = bare.slice(0, quoted.index)
    const tail = bare.slice(quoted.index + quoted[0].length)
    return {
      ...nothing(),
      ...readWhere(tail),
      authors: readAuthors(lead),
      year: year[1] ?? '',
      title: stripEnds(quoted[1] ?? ''),
      doi,
      url,
    }
  }
  const [title = '', ...rest] = after.split(/(?<=[.?!])\s+/)
  return { ...nothing(), ...readWhere(rest.join(' ')), authors, year: year[1] ?? '', title: stripEnds(title), doi, url }
}

const stripEnds = (text: string) => text.replace(/^[\s.,“"]+|[\s.,”"]+$/g, '')

function readAuthors(text: string): Reference['authors'] {
  const names = text
    .replace(/\bet al\.?/i, '')
    .replace(/[\s(]+$/, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .trim()
  if (names === '') return []
  const styled = [
    ...names.matchAll(
      /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?),\s*((?:\p{Lu}\.[ -]?)+|\p{Lu}[\p{L}.'’ -]*?)(?=,|;|&| and |$)/gu,
    ),
  ]
  if (styled.length > 0)
    return styled.map(([, family = '', given = '']) => ({
      family,
      given: given.replace(/(?<=\p{Ll}{2})\.$/u, '').trim(),
    }))
  return names
    .split(/\s*(?:,|;|&|\band\b)\s*/)
    .filter(Boolean)
    .map(toAuthor)
}

/** "Journal of Trees, 12(3), 45–67", "Trees, vol. 3, no. 2, 2019, pp. 1-9", "Oslo: Grove Press". */
function readWhere(text: string): Partial<Reference> {
  const rest = text.replace(/^[\s.,]+/, '').replace(YEAR, '')
  const volume = /\b(\d{1,4})\s*\((\d{1,4}(?:[-–]\d+)?)\)/.exec(rest)
  const named = { volume: /\bvol\.?\s*(\d+)/i.exec(rest)?.[1], issue: /\bno\.?\s*(\d+)/i.exec(rest)?.[1] }
  const plain = /,\s*(\d{1,4})\s*,/.exec(rest)?.[1]
  const pages = /(?:pp?\.\s*)?\b(\d+\s*[-–]\s*\d+)\b(?!\))/.exec(rest.replace(volume?.[0] ?? '\0', ''))?.[1]
  const place = /^([\p{Lu}][\p{L} ]+):\s*([^,.]+)/u.exec(rest)
  const name = stripEnds(rest.split(/,|\bvol\b|\d{1,4}\s*\(/)[0] ?? '')
  return {
    container: place || (!volume && !named.volume && !pages && !plain) ? '' : name,
    publisher: place?.[2]?.trim() ?? (!volume && !named.volume && !pages && !plain ? name : ''),
    volume: volume?.[1] ?? named.volume ?? plain ?? '',
    issue: volume?.[2] ?? named.issue ?? '',
    pages: pages?.replace(/\s*[-–]\s*/, '–') ?? '',
  }
}
