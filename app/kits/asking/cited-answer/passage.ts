/** A text that an answer may quote: stored here, or fetched just now and kept as long as the answer. */
export type Passage = {
  /** The number it is cited by, from 1. */
  n: number
  title: string
  href: string
  /** Whose words they are: a host, or this place. Passages of one site are one voice. */
  site: string
  text: string
  /** ISO 8601, where known. */
  date: string | null
  /** Other sites where the same text stands: together they are one source. */
  alsoAt: string[]
}

/** A statement with the stored words it stands on. */
export type CitedSentence = { text: string; cites: Cite[] }
export type Cite = { n: number; quote: string }

/** `by`: who wrote the sentences; null where each is a quotation itself. `dropped`: statements no quotation carried. */
export type CitedAnswer = { sentences: CitedSentence[]; by: string | null; dropped: number }

const SHINGLE = 4
const SAME_SHARE = 0.7
const MOST_COMPARED_CHARS = 6_000

/** Runs of a few words, by which texts are told to be the same. */
export const shinglesOf = (text: string): Set<string> => {
  const words =
    text
      .slice(0, MOST_COMPARED_CHARS)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const size = Math.min(SHINGLE, words.length)
  return new Set(words.slice(0, words.length - size + 1).map((_, n) => words.slice(n, n + size).join(' ')))
}

/** Whether two texts are the same but for little things, or one stands whole in the other. */
export function isSameText(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [short, long] = a.size < b.size ? [a, b] : [b, a]
  if (short.size === 0) return false
  let shared = 0
  for (const one of short) if (long.has(one)) shared += 1
  return shared / short.size >= SAME_SHARE
}

/** Texts that say the same are one source, numbered anew; the first keeps its place and names the others' sites. */
export function joinSameTexts(passages: readonly Omit<Passage, 'n' | 'alsoAt'>[]): Passage[] {
  const joined: { passage: Passage; shingles: Set<string> }[] = []
  for (const passage of passages) {
    const shingles = shinglesOf(passage.text)
    const same = joined.find((other) => isSameText(other.shingles, shingles))
    if (!same) joined.push({ passage: { ...passage, n: joined.length + 1, alsoAt: [] }, shingles })
    else if (same.passage.site !== passage.site && !same.passage.alsoAt.includes(passage.site))
      same.passage.alsoAt.push(passage.site)
  }
  return joined.map(({ passage }) => passage)
}

/** A source as a page lists it: without its text, which the quotations stand for. */
export type ShownSource = Omit<Passage, 'text'>

/** The passages an answer names and the answer with their numbers, counted anew from 1 without gaps. */
export function renumber(cited: CitedAnswer | null, passages: readonly Passage[], named: ReadonlySet<number>) {
  const shown = passages.filter(({ n }) => named.has(n))
  const toNumber = (n: number) => shown.findIndex((one) => one.n === n) + 1
  const sources = shown.map(({ text: _text, ...one }): ShownSource => ({ ...one, n: toNumber(one.n) }))
  const sentences = cited?.sentences.map(({ text, cites }) => ({
    text,
    cites: cites.map(({ n, quote }) => ({ n: toNumber(n), quote })),
  }))
  return { cited: cited && { ...cited, sentences: sentences ?? [] }, sources, toNumber }
}
