import dictionary from 'dictionary-en'
import nspell from 'nspell'
import type { Doubt } from './jobs.ts'
import type { Speller } from './spelling.ts'
import { untouchableIn, overlaps } from './edit.ts'

const MAX_REMEMBERED = 2_000
const MOST_DOUBTS = 200
/** Suggestions take long to find, so only the first doubts get some. */
const MOST_SUGGESTED = 12
const SUGGESTIONS = 3
const MIN_LETTERS = 3
/** Of the longest word in a dictionary: what is longer is like nothing in it, and costs memory by the square to look for. */
const MAX_LETTERS = 45

let speller: Speller | null = null

/** The dictionary of Hunspell, read when it is first needed: a checker that knows nothing of Harper. */
export function loadSpeller(): Speller {
  if (speller) return speller
  const words = nspell(Buffer.from(dictionary.aff).toString(), Buffer.from(dictionary.dic).toString())
  const cache = new Map<string, string[]>()
  const suggest = (word: string) => {
    if (word.length > MAX_LETTERS) return []
    const known = cache.get(word) ?? words.suggest(word)
    if (cache.size < MAX_REMEMBERED) cache.set(word, known)
    return known
  }
  return (speller = { isWord: (word) => word.length <= MAX_LETTERS && words.correct(word), suggest })
}

/** The words of a text that stand in no dictionary, in their order. Names, abbreviations, addresses and code are left out. */
export function doubtsIn(text: string): Doubt[] {
  const { isWord, suggest } = loadSpeller()
  const taboo = untouchableIn(text)
  const known = new Map<string, boolean>()
  const doubts: Doubt[] = []
  for (const { index: start, 0: word } of text.matchAll(
    /(?<![\p{L}\p{N}_])\p{Ll}[\p{L}\p{M}]*(?:['’]\p{L}+)*(?![\p{L}\p{N}_])/gu,
  )) {
    const plain = word.replaceAll('’', "'")
    const isKnown =
      known.get(plain) ??
      (plain.length < MIN_LETTERS || isWord(plain) || BRITISH.has(plain) || isWord(toAmerican(plain)))
    known.set(plain, isKnown)
    const end = start + word.length
    if (isKnown || taboo.some((span) => overlaps(span, { start, end }))) continue
    const suggestions = doubts.length < MOST_SUGGESTED ? suggest(plain).slice(0, SUGGESTIONS) : []
    doubts.push({ start, end, word, suggestions })
    if (doubts.length === MOST_DOUBTS) break
  }
  return doubts
}

/** British words that no change of an ending makes American. */
const BRITISH = new Set(
  'grey greys programme programmes cheque cheques tyre tyres whilst learnt burnt spelt dreamt storey storeys plough mum jewellery ageing kerb pyjamas sceptical draught cosy dialogue catalogue analogue aluminium'.split(
    ' ',
  ),
)

/** The dictionary is American; British spelling is no mistake. */
const toAmerican = (word: string) =>
  word
    .replace(/our(?=$|s$|ed$|ing$|ite|able|ful)/, 'or')
    .replace(/is(?=e$|es$|ed$|ing$|ation|er)/, 'iz')
    .replace(/ys(?=e$|es$|ed$|ing$)/, 'yz')
    .replace(/(?<=[bt])re(?=$|s$)/, 'er')
    .replace(/ll(?=ed$|ing$|er$)/, 'l')
    .replace(/ence$/, 'ense')
