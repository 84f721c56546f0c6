import { keywordsOf, toHashtag } from './keywords.ts'

/** Where posts go, and how many characters they may have there. */
export const PLACES = [
  { id: 'x', label: 'X', most: 280, tags: 2 },
  { id: 'bluesky', label: 'Bluesky', most: 300, tags: 2 },
  { id: 'mastodon', label: 'Mastodon', most: 500, tags: 3 },
  { id: 'threads', label: 'Threads', most: 500, tags: 1 },
  { id: 'linkedin', label: 'LinkedIn', most: 3_000, tags: 3 },
  { id: 'instagram', label: 'Instagram', most: 2_200, tags: 5 },
] as const
export type PlaceId = (typeof PLACES)[number]['id']

export type Post = { place: PlaceId; label: string; text: string; length: number; most: number }

const LINK = /https?:\/\/\S+/g
const LINK_LENGTH = 23
/** Signs that count one on X, by their code points; all others count two. */
const LIGHT: readonly (readonly [from: number, to: number])[] = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]
const isLight = (sign: string) =>
  sign.length === 1 && LIGHT.some(([from, to]) => sign.charCodeAt(0) >= from && sign.charCodeAt(0) <= to)
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How long a place counts a text to be: X counts links as 23 and wide signs as two; others count what people see as one sign. */
export function lengthAt(place: PlaceId, text: string): number {
  if (place !== 'x') return [...segmenter.segment(text)].length
  const links = text.match(LINK)?.length ?? 0
  return [...segmenter.segment(text.replace(LINK, ''))].reduce(
    (sum, { segment }) => sum + (isLight(segment) ? 1 : 2),
    links * LINK_LENGTH,
  )
}

/** A post for each place: as many of the given sentences as fit, in their order, with hashtags of what the text is about. */
export function postsOf(text: string, sentences: readonly string[]): Post[] {
  const tags = keywordsOf(text, 5).map(({ words }) => toHashtag(words))
  const [link] = text.match(LINK) ?? []
  return PLACES.map(({ id, label, most, tags: count }) => {
    const tail = [link, tags.slice(0, count).join(' ')].filter(Boolean).join('\n')
    const room = (words: string) => lengthAt(id, [words, tail].filter(Boolean).join('\n\n')) <= most
    let words = ''
    for (const sentence of sentences.slice(0, most > 1_000 ? 8 : 3)) {
      const plain = sentence.replace(LINK, '').trim()
      const longer = [words, plain].filter(Boolean).join(' ')
      if (room(longer)) words = longer
      else if (words === '') words = cut(plain, room)
    }
    const post = [words, tail].filter(Boolean).join('\n\n')
    return { place: id, label, text: post, length: lengthAt(id, post), most }
  })
}

/** The beginning of a sentence that fits, with a mark that it goes on. */
function cut(sentence: string, fits: (words: string) => boolean): string {
  const words = sentence.split(' ')
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop()
  return fits(`${words.join(' ')}…`) ? `${words.join(' ')}…` : ''
}
