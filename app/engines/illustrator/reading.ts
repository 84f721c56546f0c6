import { nounItem } from './reading-nouns.ts'
import { linkNouns } from './reading-links.ts'
import { stepAt, type Step, type Traits } from './reading-steps.ts'
import { toWords, type Word } from './reading-words.ts'
import type { DrawingStyle, Noun, Reading, Relation, Setting } from './scene.ts'
import { deeds, leadsAway } from './words/relations.ts'
import type { SettingWord } from './words/settings.ts'
import { groups } from './words/traits.ts'
import type { ThingIndex } from './words/thing-index.ts'

/** A picture with more kinds of things than this would show none of them. */
const MAX_NOUNS = 10
const MAX_COUNT = 12

/** One step of the prompt, in the order it was written. */
export type Item =
  | { kind: 'noun'; noun: number }
  | { kind: 'setting'; meaning: SettingWord }
  | { kind: 'relation'; relation: Relation; words: string[] }
  | { kind: 'other' }

const noTraits = (): Traits => ({ count: null, size: 1, colour: null, act: null, words: [] })

/** What was read so far. `lastIcon`: the thing that ends just here; `isHanded`: a deed waits for its thing. */
type Read = {
  items: Item[]
  nouns: Noun[]
  ignored: string[]
  traits: Traits
  lastIcon: string | null
  isHanded: boolean
}

/**
 * Reads a prompt: the setting, the things with their number, size, colour and doing, what ties them together, and the
 * words that had no effect. Words of the setting and longer phrases go before single words, names before tags.
 */
export function readPrompt(prompt: string, things: ThingIndex): Reading {
  const words = toWords(prompt)
  const read: Read = { items: [], nouns: [], ignored: [], traits: noTraits(), lastIcon: null, isHanded: false }
  for (let place = 0; place < words.length;) {
    const step = stepAt(words, place, things, { needsThing: read.isHanded, last: read.lastIcon })
    const written = words.slice(place, place + step.length).map((word) => word.written)
    take(step, written, read)
    read.lastIcon = step.kind === 'noun' ? step.icon : null
    read.isHanded =
      step.kind === 'relation'
        ? deeds.has(step.relation)
        : read.isHanded && (step.kind === 'trait' || (step.kind === 'stop' && !leadsAway.has(written[0] ?? '')))
    place += step.length
  }
  dropTraits(read)
  const { items, nouns } = read
  const { links, idle } = linkNouns(items, nouns)
  return { ...gather(items), nouns, links, ignored: inOrder([...read.ignored, ...idle], words) }
}

function dropTraits(read: Read): void {
  read.ignored.push(...read.traits.words)
  read.traits = noTraits()
}

function take(step: Step, written: readonly string[], read: Read): void {
  const { items, nouns, traits } = read
  switch (step.kind) {
    case 'setting':
      dropTraits(read)
      items.push({ kind: 'setting', meaning: step.meaning })
      break
    case 'noun':
      if (nouns.length >= MAX_NOUNS) {
        read.ignored.push(...written)
        break
      }
      // "a golden retriever puppy" is one dog.
      if (step.icon === read.lastIcon && traits.words.length === 0 && traits.count === null) break
      if (step.isWorn) items.push({ kind: 'relation', relation: 'wearing', words: [] })
      nouns.push(nounItem(step, traits, MAX_COUNT))
      items.push({ kind: 'noun', noun: nouns.length - 1 })
      read.traits = noTraits()
      break
    case 'trait':
      read.traits = { ...traits, ...step.trait, words: [...traits.words, ...(step.isSilent ? [] : written)] }
      break
    case 'act': {
      const last = items.at(-1)
      const doer = last?.kind === 'noun' ? nouns[last.noun] : undefined
      if (doer) doer.act = step.act
      else read.traits = { ...traits, act: step.act, words: [...traits.words, ...written] }
      break
    }
    case 'relation':
      dropTraits(read)
      items.push({ kind: 'relation', relation: step.relation, words: [...written] })
      break
    case 'stop':
      if (written[0]?.toLowerCase() !== 'and') break
      // What was said of something unknown is not said of the next thing.
      dropTraits(read)
      items.push({ kind: 'other' })
      break
    case 'unknown': {
      const many = groups.get(written[0]?.toLowerCase() ?? '')
      const group = many && read.lastIcon ? nouns.at(-1) : undefined
      if (group && many && group.count === 1) group.count = many
      else read.ignored.push(...written)
    }
  }
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

/** Each word once, as it stood in the prompt. */
function inOrder(said: readonly string[], words: readonly Word[]): string[] {
  const places = new Map(words.map(({ written }, place) => [written, place]))
  return [...new Set(said)].sort((first, second) => (places.get(first) ?? 0) - (places.get(second) ?? 0))
}
