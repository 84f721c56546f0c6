import { isCreature, isPerson } from './figures/habits.ts'
import { phraseAt, type Word } from './reading-words.ts'
import type { Noun, Relation } from './scene.ts'
import { singularsOf } from './words/plural.ts'
import { eventWords, mediumWords, relationWords, stopWords } from './words/relations.ts'
import { settingWords } from './words/settings.ts'
import type { SettingWord } from './words/settings.ts'
import { isBodyWord, type ThingIndex } from './words/thing-index.ts'
import { hatOf, numbers, sizes, tints } from './words/traits.ts'

const MAX_PHRASE_WORDS = 4

/** What was said of the next thing, and the words that said it. */
export type Traits = { count: number | null; size: number; colour: string | null; act: Noun['act']; words: string[] }

export type Step = { length: number } & (
  | { kind: 'setting'; meaning: SettingWord }
  /** `isWorn`: what the thing just before has on. */
  | { kind: 'noun'; icon: string; isMany: boolean; isWorn?: true }
  | { kind: 'trait'; trait: Partial<Traits>; isSilent: boolean }
  | { kind: 'act'; act: NonNullable<Noun['act']> }
  | { kind: 'relation'; relation: Relation }
  | { kind: 'stop' }
  | { kind: 'unknown' }
)

/** `needsThing`: after `holding` even a word such as bamboo names a thing, not a place. `last`: the thing just before. */
type Before = { needsThing: boolean; last: string | null }

/** What the words from a place on say, by the longest phrase that is known. */
export function stepAt(words: readonly Word[], place: number, things: ThingIndex, before: Before): Step {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - place); length > 0; length -= 1) {
    const phrase = phraseAt(words, place, length)
    const step = phrase && knownAt(words, place, { phrase, length, things, before })
    if (step) return step
  }
  return { kind: 'unknown', length: 1 }
}

type Phrase = { phrase: string; length: number; things: ThingIndex; before: Before }

function knownAt(words: readonly Word[], place: number, { phrase, length, things, before }: Phrase): Step | null {
  const setting = before.needsThing && things.find(phrase) ? null : findSetting(phrase)
  if (setting) return { kind: 'setting', length, meaning: setting }
  const trait = traitOf(phrase)
  // "a bowl of ramen" has a drawing of its own; a bowl of strawberries is some of them.
  const dish = phrase.endsWith(' of') && `${phrase.replace(/^an? /, '')} ${words[place + length]?.plain ?? ''}`
  if (dish && things.find(dish)) return null
  if (trait && (length > 1 || trait.count !== undefined || leadsToThing(words, place + 1, things)))
    return { kind: 'trait', length, trait, isSilent: phrase === 'a' || phrase === 'an' }
  const act = eventWords.get(phrase)
  if (act) return { kind: 'act', length, act }
  const relation = relationWords.get(phrase)
  if (relation) return { kind: 'relation', length, relation }
  if (length === 1 && stopWords.has(phrase)) return { kind: 'stop', length }
  const thing = things.find(phrase)
  if (!thing) return null
  if (place > 0 && !words[place]?.isFirst && before.last && isTitle(before.last, thing.icon)) {
    const hat = hatOf(thing.icon)
    return hat ? { kind: 'noun', length, icon: hat, isMany: false, isWorn: true } : { kind: 'unknown', length }
  }
  return isQualifier(thing, words, place + length, things)
    ? { kind: 'unknown', length }
    : { kind: 'noun', length, icon: thing.icon, isMany: thing.isMany }
}

/** "lion king", "panda chef": one animal, and what it is. */
const isTitle = (before: string, icon: string) => isCreature(before) && !isPerson(before) && isPerson(icon)

type Thing = { icon: string; isMany: boolean }

/** Made of it: whatever follows is the thing. */
const MATERIALS: ReadonlySet<string> = new Set([
  'brick',
  'wood',
  'chocolate-bar',
  'coin',
  'rock',
  'thread',
  'knot',
  'yarn',
  'ice',
])

/**
 * Whether a thing only says what the next one is: "chocolate cake" shows no bar of it, "a brick wall" no brick. Animals
 * and people stand for themselves ("a dog house"), and a place keeps what is said of it ("a sunflower field").
 */
function isQualifier(thing: Thing, words: readonly Word[], next: number, things: ThingIndex): boolean {
  const word = words[next]
  if (!word || word.isFirst || thing.isMany) return false
  if (isCreature(thing.icon)) return false
  if (mediumWords.has(word.plain) || isBodyWord(word.plain)) return true
  if (isPlace(words, next) || isSmall(word.plain)) return false
  return namesAt(words, next, things) || (MATERIALS.has(thing.icon) && traitOf(word.plain) === null)
}

const isSmall = (word: string) => stopWords.has(word) || relationWords.has(word) || eventWords.has(word)
const isPlace = (words: readonly Word[], place: number) =>
  [2, 1].some((length) => findSetting(phraseAt(words, place, length)) !== null)
const namesAt = (words: readonly Word[], place: number, things: ThingIndex) =>
  [2, 1].some((length) => things.find(phraseAt(words, place, length)) !== null)

/** Between a colour and its thing stand other words too: "a small wooden boat", "a red vintage sports car". */
const MAX_BETWEEN = 3

/** A colour before a thing is a trait of it: `orange cat`; alone it may be a thing: `an orange`. */
function leadsToThing(words: readonly Word[], place: number, things: ThingIndex): boolean {
  for (let at = place; at < Math.min(words.length, place + MAX_BETWEEN); at += 1) {
    const word = words[at]
    if (!word || word.isFirst || isSmall(word.plain) || findSetting(word.plain)) return false
    if ([2, 1].some((length) => things.find(phraseAt(words, at, length)))) return true
  }
  return false
}

function traitOf(phrase: string): Partial<Traits> | null {
  const count = numbers.get(phrase) ?? (/^\d{1,2}$/.test(phrase) ? Number(phrase) : undefined)
  if (count !== undefined && count > 0) return { count }
  const size = sizes.get(phrase)
  if (size !== undefined) return { size }
  return tints.has(phrase) ? { colour: phrase } : null
}

function findSetting(phrase: string): SettingWord | null {
  if (!phrase) return null
  for (const form of [phrase, ...singularsOf(phrase)]) {
    const found = settingWords.get(form)
    if (found) return found
  }
  return null
}
