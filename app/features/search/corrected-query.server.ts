import { listArticleAddresses } from '#app/kits/search/site-search/articles.store.server.ts'
import { toPlainLetters, type SearchQuery } from '#app/kits/search/site-search/search-query.ts'
import { screenWords } from '#app/kits/search/site-search/site-search.server.ts'
import { editDistance } from '#app/kits/search/site-search/spelling.ts'

const MIN_CHARS = 4
/** Longer words may be wrong in two letters. */
const LONG_CHARS = 8

/** The query with each word that nothing here knows spelled as one that something does; null when none is near. */
export async function correctQuery(query: SearchQuery): Promise<string | null> {
  const texts = [...screenWords(), ...(await listArticleAddresses()).map(({ title }) => title)]
  const known = new Set(texts.flatMap((text) => toPlainLetters(text).match(/[\p{L}]{4,}/gu) ?? []))
  const words = query.words.map((word) => nearest(word, known) ?? word)
  const corrected = words.join(' ')
  return corrected === query.words.join(' ') ? null : corrected
}

function nearest(word: string, known: ReadonlySet<string>): string | null {
  if (word.length < MIN_CHARS || known.has(word)) return null
  const most = word.length >= LONG_CHARS ? 2 : 1
  let best: { word: string; distance: number } | null = null
  for (const other of known) {
    if (Math.abs(other.length - word.length) > most) continue
    const distance = editDistance(word, other)
    if (distance <= most && distance < (best?.distance ?? most + 1)) best = { word: other, distance }
  }
  return best?.word ?? null
}
