/** What a line of the palette is found by. */
type Line = { title: string; about: string; also: string; category: string }

/** Words that say nothing about what is looked for; they count where nothing else was typed. */
const LITTLE = new Set(
  'a an and are at be by can could do does for from how i in into is it me my of on or our please should some that the this to up want we what where which with would you your'.split(
    ' ',
  ),
)

/** The words of a query that say what is looked for, in lower case. */
export function toWords(query: string): string[] {
  const all = query.toLowerCase().split(/\s+/).filter(Boolean)
  const telling = all.filter((word) => !LITTLE.has(word))
  return telling.length > 0 ? telling : all
}

/** How well a line fits: every word, or another form of it, must stand somewhere; 0 is no match, a title counts most. */
export function rankOf(line: Line, words: readonly string[]): number {
  const { share, rank } = shareOf(line, words)
  return share === 1 ? rank : 0
}

/** The share of the words that a line has, and how well they fit on average. */
export function shareOf({ title, about, also, category }: Line, words: readonly string[]) {
  const name = title.toLowerCase()
  const rest = `${also} ${about} ${category}`.toLowerCase()
  const ranks = words.map((word) => Math.max(...formsOf(word).map((one) => placeOf(one, name, rest, also))))
  const found = ranks.filter((rank) => rank > 0).length
  return {
    share: words.length > 0 ? found / words.length : 0,
    rank: ranks.reduce<number>((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length),
  }
}

function placeOf(word: string, name: string, rest: string, also: string): number {
  if (startsAWord(name, word)) return 5
  if (name.includes(word)) return 4
  if (startsAWord(also, word)) return 3
  if (startsAWord(rest, word)) return 2
  return rest.includes(word) ? 1 : 0
}

const FEWEST_OF_A_STEM = 4

/** "images" is looked for as "image" too, "recording" and "recorded" as "record". */
function formsOf(word: string): string[] {
  const stem = word.replace(/(?:ing|ed|(?<!s)s)$/, '')
  return stem.length >= Math.min(FEWEST_OF_A_STEM, word.length - 1) && stem.length >= 3 ? [word, stem] : [word]
}

const startsAWord = (text: string, word: string) => text.startsWith(word) || text.includes(` ${word}`)

/** A text in pieces, those that were typed marked: a single letter only at the beginning of a word. */
export function markMatches(text: string, query: string): { text: string; isMatch: boolean }[] {
  const words = toWords(query).map((word) => {
    const plain = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return /^[\p{L}\p{N}]$/u.test(word) ? `(?<![\\p{L}\\p{N}])${plain}` : plain
  })
  if (words.length === 0) return [{ text, isMatch: false }]
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'giu'))
  return pieces.map((piece, n) => ({ text: piece, isMatch: n % 2 === 1 })).filter((piece) => piece.text)
}
