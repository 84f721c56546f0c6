import { readBirthplace, readGloss, readLifeYears } from './gloss.ts'
import type { Attribute } from './request.ts'
import { definitionSentence } from './sentence.ts'
import type { WordSense } from './senses.ts'

const number =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a dozen|twenty|hundred|thousand)'
const date =
  /\b(?:1\d|20)\d\d\b|\b\d{1,4} ?(?:BC|AD)\b|\b\d{1,2}(?:st|nd|rd|th) century\b|\(\d{3,4}\)|\b\d{3,4}-\d{3,4}\b/

/** What a gloss must hold to tell an attribute. */
const tells: Record<Exclude<Attribute, object | 'born' | 'died' | 'birthplace'>, RegExp> = {
  date,
  place: /\b(?:in|of|on|at|near|from|off|between|along|to|into|across|through)\b(?: \p{Ll}[\p{L}-]*){0,3} \p{Lu}/u,
  material:
    /\b(?:made|composed|consisting|built|formed|prepared|constructed|woven|alloy|mixture|compound|containing|consists)\b/i,
  use: /\b(?:used|serves?|designed|intended|employed|instrument|device|tool|(?:for|by) \p{L}+ing)\b/iu,
  length: new RegExp(
    `${number} (?:miles|kilometers|feet|meters|inches|centimeters|yards)(?! (?:high|tall|deep|wide))`,
    'i',
  ),
  height: new RegExp(`${number} (?:feet|meters|m|ft)(?: (?:high|tall|elevation)|\\))`, 'i'),
}

/** The sentence in which one meaning tells an attribute, or null when its gloss does not hold it. */
export function attributeSentence({ word, synset }: WordSense, attribute: Attribute): string | null {
  const { definition } = readGloss(synset.gloss)
  const name = fullestName(word, synset.words)
  const { born, died } = readLifeYears(definition)
  if (attribute === 'born') return born ? `${name} was born in ${born}.` : null
  if (attribute === 'died') return died ? `${name} died in ${died}.` : null
  if (attribute === 'birthplace') {
    const place = readBirthplace(definition)
    return place ? `${name} was born in ${place}.` : null
  }
  if (typeof attribute === 'object')
    return counts(definition, attribute.counted) ? definitionSentence(word, synset) : null
  return tells[attribute].test(definition) ? definitionSentence(word, synset) : null
}

/** Whether a number stands before the thing counted: "eight legs", "four-wheeled". */
function counts(definition: string, counted: string): boolean {
  const thing =
    counted
      .toLowerCase()
      .split(' ')
      .at(-1)
      ?.replace(/(?:es|s)$/, '') ?? ''
  return (
    thing.length > 2 &&
    new RegExp(`\\b${number}(?:[ -]\\p{L}+)?[ -]${thing.replace(/[^\p{L}]/gu, '')}`, 'iu').test(definition)
  )
}

const title = /^(?:president|madame|mrs|mr|sir|saint|st|king|queen|general|lord|lady|dame|the) /i

/** "Curie" is told as "Marie Curie" when the meaning carries that name. */
export function fullestName(word: string, words: readonly string[]): string {
  if (word.includes(' ') || !/^\p{Lu}/u.test(word)) return word
  const fuller = words.filter((other) => other.endsWith(` ${word}`) && !title.test(other))
  return fuller.toSorted((a, b) => b.length - a.length)[0] ?? word
}
