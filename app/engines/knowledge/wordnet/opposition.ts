import { toKey } from './dictionary.server.ts'
import type { Dictionary, Pointer, Synset } from './dictionary.server.ts'
import { furtherOpposites } from './opposites.ts'
import { common, follow, sensesOf } from './used-senses.ts'
import type { UsedSense } from './used-senses.ts'

/** Fields in which a kind of a verb keeps its direction: 30 change, 38 motion. "Soar" is opposite to "fall" by "rise". */
const directedFields: readonly number[] = [30, 38]
const directedDepth = 2

/** Adjectives hang about a head ("frigid" about "cold"); the head's opposites are theirs too. */
function headsOf(dictionary: Dictionary, synset: Synset): Synset[] {
  if (!synset.isSatellite) return [synset]
  return follow(dictionary, synset, (pointer) => pointer.symbol === '&')
}

function idOf(synset: Synset, word: string): string {
  return `${synset.pos}${synset.offset}:${toKey(word)}`
}

/** The word and what stands for it when opposites are sought: heads, derived words, the verbs it is a kind of. */
function standIns(dictionary: Dictionary, senses: UsedSense[]): { synset: Synset; word: string | null }[] {
  return common(senses).flatMap(({ synset, word }) => [
    { synset, word },
    ...(synset.isSatellite ? headsOf(dictionary, synset).map((head) => ({ synset: head, word: null })) : []),
    ...derivedFrom(dictionary, synset, word),
    ...(synset.pos === 'adv' ? adjectivesOf(dictionary, word) : []),
    ...directedKinds(dictionary, synset, directedDepth).map((kind) => ({ synset: kind, word: null })),
  ])
}

/** Some adverbs are not tied to their adjective, so the ending tells: safely, happily. */
function adjectivesOf(dictionary: Dictionary, adverb: string): { synset: Synset; word: string }[] {
  const adjective = adverb.replace(/ily$/, 'y').replace(/ly$/, '')
  const entry = adjective === adverb ? null : dictionary.findEntry(adjective, 'adj')
  return entry ? common(sensesOf(dictionary, entry)) : []
}

/** Verbs at the top ("change", "move") say no direction and are left out. */
function directedKinds(dictionary: Dictionary, synset: Synset, depth: number): Synset[] {
  if (depth === 0 || synset.pos !== 'verb' || !directedFields.includes(synset.field)) return []
  const kinds = follow(dictionary, synset, isKindPointer).filter((kind) => kind.pointers.some(isKindPointer))
  return kinds.flatMap((kind) => [kind, ...directedKinds(dictionary, kind, depth - 1)])
}

function isKindPointer({ symbol }: Pointer): boolean {
  return symbol === '@'
}

function derivedFrom(dictionary: Dictionary, synset: Synset, word: string): { synset: Synset; word: string }[] {
  const place = synset.words.indexOf(word) + 1
  return synset.pointers
    .filter(({ symbol, source }) => (symbol === '+' || symbol === '\\') && source === place)
    .map(({ pos, offset, target }) => {
      const related = dictionary.getSynset(pos, offset)
      return { synset: related, word: related.words[target - 1] ?? '' }
    })
}

/** The words, each in its meaning, that are tied as opposites to the senses or to what stands for them. */
export function oppositesOf(dictionary: Dictionary, senses: UsedSense[]): string[] {
  return standIns(dictionary, senses).flatMap(({ synset, word }) =>
    synset.pointers
      .filter(({ symbol, source }) => symbol === '!' && (word === null || synset.words[source - 1] === word))
      .map(({ pos, offset, target }) => {
        const opposite = dictionary.getSynset(pos, offset)
        return idOf(opposite, opposite.words[target - 1] ?? '')
      }),
  )
}

/** Every word-in-a-meaning that can stand for the senses, to be met by an opposite. */
export function belongings(dictionary: Dictionary, senses: UsedSense[]): Set<string> {
  return new Set(
    standIns(dictionary, senses).flatMap(({ synset, word }) =>
      (word === null ? synset.words : [word]).map((each) => idOf(synset, each)),
    ),
  )
}

/** Whether the table of further opposites holds the pair in any of their dictionary forms. */
export function arePaired(forms: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of forms) {
    const opposites = furtherOpposites.get(word)
    if (opposites) for (const other of others) if (opposites.has(other)) return true
  }
  return false
}

/** Words that look negated and are not. */
const falseNegations: readonly string[] = ['unloose', 'unravel', 'nonplus', 'nonchalant', 'noncom', 'uncanny']

const MAYBE_NEGATED = /^\s*(?:un|non)/i

/** Whether one is the other with "un" or "non" before it. */
export function isNegatedForm(a: string, b: string): boolean {
  if (!MAYBE_NEGATED.test(a) && !MAYBE_NEGATED.test(b)) return false
  const [plain = '', negated = ''] = [toKey(a), toKey(b)].toSorted((x, y) => x.length - y.length)
  if (falseNegations.includes(negated) || plain.length < 3) return false
  return ['un', 'non', 'non-'].some((prefix) => negated === prefix + plain)
}
