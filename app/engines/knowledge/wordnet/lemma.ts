import type { PartOfSpeech } from '../lexicon.ts'
import { irregularLemmas } from './irregular.ts'

/** Endings taken off and what takes their place, per part of speech: the rules of detachment of morphy(7WN). */
const endings: Record<PartOfSpeech, readonly (readonly [string, string])[]> = {
  noun: [
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
    ['s', ''],
  ],
  verb: [
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['s', ''],
    ['ied', 'y'],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adj: [
    ['iest', 'y'],
    ['ier', 'y'],
    ['est', 'e'],
    ['est', ''],
    ['er', 'e'],
    ['er', ''],
  ],
  adv: [
    ['iest', 'y'],
    ['ier', 'y'],
  ],
}
const doubled = /([bdfglmnprtvz])\1(?:ed|ing|er|est)$/

/**
 * The dictionary forms a word may stand for, itself first, each in lower case. `isHeadword` says what the dictionary
 * holds; phrases change at the last word (nouns: "solar systems") or at the first (verbs: "gave up").
 */
export function dictionaryForms(word: string, pos: PartOfSpeech, isHeadword: (form: string) => boolean): string[] {
  const plain = word.replace(/['’]s$|(?<=s)['’]$/, '')
  const forms = [...new Set([word, plain, ...inflected(plain, pos)])]
  return forms.filter((form) => form !== '' && isHeadword(form))
}

function inflected(word: string, pos: PartOfSpeech): string[] {
  if (!word.includes(' ')) return uninflected(word, pos)
  const [first = '', ...rest] = word.split(' ')
  const last = word.lastIndexOf(' ') + 1
  const head = uninflected(first, pos).map((form) => [form, ...rest].join(' '))
  return pos === 'verb'
    ? head
    : [...uninflected(word.slice(last), pos).map((form) => word.slice(0, last) + form), ...head]
}

function uninflected(word: string, pos: PartOfSpeech): string[] {
  const irregular = irregularLemmas[pos].get(word)
  if (irregular) return [...irregular]
  if (pos === 'noun' && (word.endsWith('ss') || word.length < 4)) return []
  const regular = endings[pos].flatMap(([ending, instead]) =>
    word.endsWith(ending) && word.length - ending.length >= 2 ? [word.slice(0, -ending.length) + instead] : [],
  )
  const single = pos === 'noun' ? [] : doubled.exec(word) ? [word.replace(/(.)(?:ed|ing|er|est)$/, '')] : []
  return [...single, ...regular]
}
