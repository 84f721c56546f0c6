import { nounItem } from './reading-nouns.ts'
import { linkNouns } from './reading-links.ts'
import type { DrawingStyle, Noun, Reading, Setting } from './scene.ts'
import { eventWords, deeds, relationWords, stopWords } from './words/relations.ts'
import { singularsOf } from './words/plural.ts'
import { settingWords } from './words/settings.ts'
import type { SettingWord } from './words/settings.ts'
import type { ThingIndex } from './words/thing-index.ts'
import { numbers, sizes, tints } from './words/traits.ts'
import type { Relation } from './scene.ts'

const MAX_PHRASE_WORDS = 4
/** A picture with more kinds of things than this would show none of them. */
const MAX_NOUNS = 10
const MAX_COUNT = 12

/** One step of the prompt, in the order it was written. */
export type Item =
  | { kind: 'noun'; noun: number }
  | { kind: 'setting'; meaning: SettingWord }
  | { kind: 'relation'; relation: Relation; words: string[] }
  | { kind: 'other' }

/** What was said of the next thing, and the words that said it. */
type Traits = { count: number | null; size: number; colour: string | null; act: Noun['act']; words: string[] }

type Word = { written: string; plain: string }

const noTraits = (): Traits => ({ count: null, size: 1, colour: null, act: null, words: [] })

/**
 * Reads a prompt: the setting, the things with their number, size, colour and doing, what ties them together, and the
 * words that had no effect. Words of the setting and longer phrases go before single words, names before tags.
 */
export function readPrompt(prompt: string, things: ThingIndex): Reading {
  const words = toWords(prompt)
  const items: Item[] = []
  const nouns: Noun[] = []
  const ignored: string[] = []
  let traits = noTraits()

  const dropTraits = () => {
    ignored.push(...traits.words)
    traits = noTraits()
  }

  for (let place = 0; place < words.length;) {
    const step = stepAt(words, place, things, isDeed(items.at(-1)))
    const written = words.slice(place, place + step.length).map((word) => word.written)
    place += step.length
    switch (step.kind) {
      case 'setting':
        dropTraits()
        items.push({ kind: 'setting', meaning: step.meaning })
        break
      case 'noun':
        if (nouns.length >= MAX_NOUNS) {
          ignored.push(...written)
          break
        }
        nouns.push(nounItem(step, traits, MAX_COUNT))
        items.push({ kind: 'noun', noun: nouns.length - 1 })
        traits = noTraits()
        break
      case 'trait':
        traits = { ...traits, ...step.trait, words: [...traits.words, ...(step.isSilent ? [] : written)] }
        break
      case 'act': {
        const last = items.at(-1)
        const doer = last?.kind === 'noun' ? nouns[last.noun] : undefined
        if (doer) doer.act = step.act
        else traits = { ...traits, act: step.act, words: [...traits.words, ...written] }
        break
      }
      case 'relation':
        dropTraits()
        items.push({ kind: 'relation', relation: step.relation, words: written })
        break
      case 'stop':
        if (written[0]?.toLowerCase() !== 'and') break
        // What was said of something unknown is not said of the next thing.
        dropTraits()
        items.push({ kind: 'other' })
        break
      case 'unknown':
        ignored.push(...written)
    }
  }
  dropTraits()
  const { links, idle } = linkNouns(items, nouns)
  return { ...gather(items), nouns, links, ignored: inOrder([...ignored, ...idle], words) }
}

type Step = { length: number } & (
  | { kind: 'setting'; meaning: SettingWord }
  | { kind: 'noun'; icon: string; isMany: boolean }
  | { kind: 'trait'; trait: Partial<Traits>; isSilent: boolean }
  | { kind: 'act'; act: NonNullable<Noun['act']> }
  | { kind: 'relation'; relation: Relation }
  | { kind: 'stop' }
  | { kind: 'unknown' }
)

const isDeed = (item: Item | undefined) => item?.kind === 'relation' && deeds.has(item.relation)

/** After `holding` even a word such as bamboo names a thing, not a place. */
function stepAt(words: readonly Word[], place: number, things: ThingIndex, needsThing: boolean): Step {
  for (let length = Math.min(MAX_PHRASE_WORDS, words.length - place); length > 0; length -= 1) {
    const phrase = phraseAt(words, place, length)
    const setting = needsThing && things.find(phrase) ? null : findSetting(phrase)
    if (setting) return { kind: 'setting', length, meaning: setting }
    const trait = traitOf(phrase)
    if (trait && (length > 1 || trait.count !== undefined || leadsToThing(words, place + 1, things)))
      return { kind: 'trait', length, trait, isSilent: phrase === 'a' || phrase === 'an' }
    const act = eventWords.get(phrase)
    if (act) return { kind: 'act', length, act }
    const relation = relationWords.get(phrase)
    if (relation) return { kind: 'relation', length, relation }
    if (length === 1 && stopWords.has(phrase)) return { kind: 'stop', length }
    const thing = things.find(phrase)
    if (thing) return { kind: 'noun', length, ...thing }
  }
  return { kind: 'unknown', length: 1 }
}

/** A colour before a thing is a trait of it: `orange cat`; alone it may be a thing: `an orange`. */
function leadsToThing(words: readonly Word[], place: number, things: ThingIndex): boolean {
  for (let at = place; at < Math.min(words.length, place + 3); at += 1) {
    if (things.find(phraseAt(words, at, 1))) return true
    if (!traitOf(phraseAt(words, at, 1))) return false
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
  for (const form of [phrase, ...singularsOf(phrase)]) {
    const found = settingWords.get(form)
    if (found) return found
  }
  return null
}

function gather(items: readonly Item[]): { setting: Setting; style: DrawingStyle | null } {
  const said = items.flatMap((item) => (item.kind === 'setting' ? [item.meaning] : []))
  const first = <Name extends keyof SettingWord>(name: Name) =>
    said.map((word) => word[name]).find((value) => value !== undefined) ?? null
  const places = said.filter(({ place }) => place)
  const features = said.flatMap(({ feature }) => feature ?? [])
  return {
    setting: {
      time: first('time'),
      weather: first('weather'),
      season: first('season'),
      place: (places.find(({ isWeak }) => !isWeak) ?? places[0])?.place ?? null,
      features: [...new Set(features)],
    },
    style: first('style'),
  }
}

const toWords = (prompt: string): Word[] =>
  [...prompt.normalize('NFC').matchAll(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)].map(([written]) => ({
    written,
    plain: written
      .toLowerCase()
      .replace(/[’']s$/, '')
      .replaceAll('-', ' '),
  }))

const phraseAt = (words: readonly Word[], place: number, length: number) =>
  words
    .slice(place, place + length)
    .map(({ plain }) => plain)
    .join(' ')

/** Each word once, as it stood in the prompt. */
function inOrder(said: readonly string[], words: readonly Word[]): string[] {
  const places = new Map(words.map(({ written }, place) => [written, place]))
  return [...new Set(said)].sort((first, second) => (places.get(first) ?? 0) - (places.get(second) ?? 0))
}
