import { wordsOf, type RichNode } from '../rich/rich-nodes.ts'
import { isLanguageCode } from './book.ts'

/** A place in a part of the book that an index term leads to: the block, and the name it goes by. */
export type IndexPlace = { partId: string; block: RichNode; anchor: string }
export type IndexEntry = { term: string; places: IndexPlace[] }

/** An index leads to no more places of one word. */
const MOST_PLACES = 24
const TEXTS = new Set(['paragraph', 'heading'])
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u

type Part = { id: string; document: RichNode }

/** Where the words of an index stand: every part once a block, in the order of the book. Words that stand nowhere are left out. */
export function toIndex(terms: readonly string[], parts: readonly Part[], language: string): IndexEntry[] {
  const found = new Map(terms.map((term) => [term, [] as IndexPlace[]]))
  const keys = terms.map((term) => [term, fold(term)] as const)
  const anchors = new Map<RichNode, string>()
  let n = 0
  for (const { id, document } of parts)
    for (const block of textsOf(document)) {
      const words = fold(wordsOf(block))
      for (const [term, key] of keys) {
        const places = found.get(term)!
        if (places.length >= MOST_PLACES || !stands(words, key)) continue
        if (!anchors.has(block)) anchors.set(block, `place-${(n += 1)}`)
        places.push({ partId: id, block, anchor: anchors.get(block)! })
      }
    }
  const order = new Intl.Collator(isLanguageCode(language) ? language : 'en', { sensitivity: 'base' })
  return [...found]
    .filter(([, places]) => places.length > 0)
    .map(([term, places]) => ({ term, places }))
    .sort((a, b) => order.compare(a.term, b.term))
}

function* textsOf(node: RichNode): Generator<RichNode> {
  if (TEXTS.has(node.type)) yield node
  else if (node.type !== 'table' && node.type !== 'footnote') for (const one of node.content ?? []) yield* textsOf(one)
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** Whole words where a script has spaces; anywhere else the letters themselves. */
function stands(words: string, key: string): boolean {
  if (key === '') return false
  for (let at = words.indexOf(key); at >= 0; at = words.indexOf(key, at + 1)) {
    if (!SPACED.test(key)) return true
    const isFree = (sign: string | undefined) => sign === undefined || !/[\p{L}\p{N}]/u.test(sign)
    if (isFree(words[at - 1]) && isFree(words[at + key.length])) return true
  }
  return false
}
