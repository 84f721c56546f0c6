import { readGloss } from './gloss.ts'
import type { Synset } from './dictionary.server.ts'

const nameOfPos = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' } as const

export function capitalised(text: string): string {
  return text.replace(/^["'(]*\p{Ll}/u, (start) => start.toUpperCase())
}

export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[\s;,:]+$/, '')
  return /[.!?]$/.test(trimmed) ? capitalised(trimmed) : `${capitalised(trimmed)}.`
}

function isInstance(synset: Synset): boolean {
  return synset.pointers.some(({ symbol }) => symbol === '@i')
}

/** Field 18 holds people. */
function isPerson(synset: Synset): boolean {
  return synset.field === 18
}

/** "a", "an" or nothing before a gloss about one named person that begins without an article. */
function withArticle(definition: string): string {
  if (
    /^(?:an?|the|one|any|his|her|its|their|\d)\b/i.test(definition) ||
    /^\p{L}+s\b(?= (?:who|of|that))/u.test(definition)
  )
    return definition
  return `${/^[aeiou]/i.test(definition) && !/^(?:uni|eu|one\b)/i.test(definition) ? 'an' : 'a'} ${definition}`
}

/**
 * The word to tell a meaning by: the one asked for, unless the definition only repeats it, as "capital of Mongolia" does;
 * then the first name that tells something new.
 */
export function tellingWord(word: string, { words, gloss }: Synset): string {
  const said = readGloss(gloss).definition.toLowerCase()
  const repeats = (each: string) =>
    /^\p{Ll}.* /u.test(each) &&
    each
      .toLowerCase()
      .split(' ')
      .every((part) => said.includes(part))
  return repeats(word) ? (words.find((each) => !repeats(each)) ?? word) : word
}

/**
 * One meaning as a sentence that stands alone: "Jupiter is the largest planet…", "Marie Curie was a French chemist…",
 * "Photosynthesis: synthesis of…". The words of the gloss stay as they are; examples are left out.
 */
export function definitionSentence(word: string, synset: Synset): string {
  const { definition } = readGloss(synset.gloss)
  if (synset.pos !== 'noun') return asSentence(`${word} (${nameOfPos[synset.pos]}): ${definition}`)
  if (!isInstance(synset)) return asSentence(`${word}: ${definition}`)
  const isPlain = isPerson(synset) ? !/^\(|\(\d{3,4}-\s*\)/.test(definition) : /^(?:an?|the|one) /i.test(definition)
  if (!isPlain) return asSentence(`${word}: ${definition}`)
  if (!isPerson(synset)) return asSentence(`${word} is ${definition}`)
  const hasDied = /\b\d{1,4} ?(?:BC)?\s*-\s*\d|\(died|\bBC\)|century/.test(definition)
  return asSentence(
    `${word} ${hasDied ? 'was' : 'is'} ${/^(?:\d|first|second|third|last)/.test(definition) ? `the ${definition}` : withArticle(definition)}`,
  )
}

/** Words joined for reading: "a, b and c". */
export function joined(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}
