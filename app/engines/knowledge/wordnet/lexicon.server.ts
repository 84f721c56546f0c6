import type { Lexicon, PartOfSpeech } from '../lexicon.ts'
import { openDictionary, partsOfSpeech, toKey } from './dictionary.server.ts'
import type { Dictionary, Entry, Synset } from './dictionary.server.ts'
import { dictionaryForms } from './lemma.ts'
import { arePaired, belongings, isNegatedForm, oppositesOf } from './opposition.ts'
import { common, follow, frequencyOf, sensesOf } from './used-senses.ts'
import type { UsedSense } from './used-senses.ts'

const kindSenses = 12
const kindDepth = 18
const memoSize = 20_000

let opened: Lexicon | null = null

/** The lexicon over WordNet 3.1, one per process; the first question reads the files (about 30 MB). */
export function openLexicon(): Lexicon {
  opened ??= createLexicon(openDictionary())
  return opened
}

function createLexicon(dictionary: Dictionary): Lexicon {
  const readings = memo((word: string) => readingsOf(dictionary, word))
  const senses = memo((word: string) => readings(word).flatMap((entry) => sensesOf(dictionary, entry)))
  const opposites = memo((word: string) => oppositesOf(dictionary, senses(word)))
  const belonging = memo((word: string) => belongings(dictionary, senses(word)))

  const names = memo((word: string) => new Set([toKey(word), ...readings(word).map(({ key }) => key)]))
  const meanings = memo((word: string) => new Set(common(senses(word)).map(({ synset }) => idOf(synset))))
  const above = kindsAbove(dictionary)
  const kinds = memo((word: string) =>
    senses(word)
      .filter(({ rank }) => rank <= kindSenses)
      .map(({ synset }) => above(synset)),
  )

  const areSynonyms = (a: string, b: string): boolean =>
    a === b || areMeeting(names(a), names(b)) || areMeeting(meanings(a), meanings(b))
  const areAntonyms = (a: string, b: string): boolean => {
    if (a === b || toKey(a) === toKey(b)) return false
    if (arePaired(names(a), names(b))) return true
    if (opposites(a).some((id) => belonging(b).has(id))) return true
    return isNegatedForm(a, b) && readings(a).length > 0 && readings(b).length > 0 && !areSynonyms(a, b)
  }

  return {
    lemma: (word, pos) => lemmaOf(readings(word), pos) ?? word.trim().toLowerCase(),
    areSynonyms,
    areAntonyms: (a, b) => areAntonyms(a, b) || areAntonyms(b, a),
    aliases: (name) => aliasesOf(senses(name), name),
    isProperName: (phrase) => isName(senses(phrase), phrase),
    isKindOf: (a, b) => kinds(a).some((each) => areMeeting(each, meanings(b))),
  }
}

function memo<V>(compute: (word: string) => V): (word: string) => V {
  const known = new Map<string, V>()
  const keep = (word: string, value: V): V => {
    if (known.size >= memoSize) known.clear()
    known.set(word, value)
    return value
  }
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    const key = toKey(word)
    return keep(word, known.get(key) ?? keep(key, compute(key.replaceAll('_', ' '))))
  }
}

/** "The Beatles" stands under "Beatles", while "The Hague" keeps its article. */
function readingsOf(dictionary: Dictionary, word: string): Entry[] {
  const entries = entriesOf(dictionary, word)
  return entries.length > 0 || !word.startsWith('the ') ? entries : entriesOf(dictionary, word.slice(4))
}

function entriesOf(dictionary: Dictionary, word: string): Entry[] {
  return partsOfSpeech.flatMap((pos) =>
    dictionaryForms(word, pos, (form) => dictionary.findEntry(form, pos) !== null).flatMap((form) => {
      const entry = dictionary.findEntry(form, pos)
      return entry ? [entry] : []
    }),
  )
}

function lemmaOf(entries: Entry[], pos?: PartOfSpeech): string | null {
  const fitting = pos ? entries.filter((entry) => entry.pos === pos) : entries
  const [best] = fitting.toSorted((a, b) => frequencyOf(b) - frequencyOf(a))
  return best ? best.key.replaceAll('_', ' ') : null
}

function isCapitalised(word: string): boolean {
  return /^\p{Lu}/u.test(word)
}

function isAbbreviation(word: string): boolean {
  return /^[\p{Lu}\d.&-]+$/u.test(word)
}

/** Senses that name one thing: an instance of a class, or a noun written with a capital that is no abbreviation. */
function isNameSense({ synset, word }: UsedSense): boolean {
  return synset.pos === 'noun' && (isInstance({ synset }) || (isCapitalised(word) && !isAbbreviation(word)))
}

function isInstance({ synset }: Pick<UsedSense, 'synset'>): boolean {
  return synset.pointers.some(({ symbol }) => symbol === '@i')
}

function isName(senses: UsedSense[], phrase: string): boolean {
  const named = senses.filter(isNameSense)
  if (named.length === 0) return false
  return isCapitalised(phrase.trim()) || senses.every((sense) => isNameSense(sense) || sense.synset.pos !== 'noun')
}

function aliasesOf(senses: UsedSense[], name: string): string[] {
  const own = toKey(name)
  const named = senses.filter(isNameSense)
  const instances = named.filter(isInstance)
  const words = (instances.length > 0 ? instances : named).flatMap(({ synset }) => synset.words)
  return [...new Set(words)].filter((word) => /\p{Lu}/u.test(word) && toKey(word) !== own)
}

function idOf({ pos, offset }: Synset): string {
  return `${pos}${offset}`
}

function areMeeting(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a]
  for (const each of few) if (many.has(each)) return true
  return false
}

/** All that a meaning is a kind or an instance of, and itself; each meaning's way up is walked once. */
function kindsAbove(dictionary: Dictionary): (synset: Synset) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  const walk = (synset: Synset, depth: number): ReadonlySet<string> => {
    const id = idOf(synset)
    const found = known.get(id)
    if (found) return found
    const above = new Set([id])
    if (depth < kindDepth) {
      const parents = follow(dictionary, synset, ({ symbol }) => symbol === '@' || symbol === '@i')
      for (const parent of parents) for (const kind of walk(parent, depth + 1)) above.add(kind)
    }
    if (known.size >= memoSize) known.clear()
    known.set(id, above)
    return above
  }
  return (synset) => walk(synset, 0)
}
