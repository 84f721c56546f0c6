import { toTable } from '#app/platform/table.ts'
import { count } from './amount.ts'
import type { Worked } from './problems/worked.ts'

const WORD = String.raw`["']?(?:the word )?["']?(?<word>[a-z][a-z-]{0,40})["']?`
const LETTER = String.raw`(?:the )?(?:letters? )?["']?(?<letter>[a-z])["']?(?:['’]?s)?`
const IN = '(?:(?:are|is|do|does|appear|occur) )?(?:there )?(?:in|has|have)'
const TIMES = [
  new RegExp(
    `^how many (?:times does |times is )?${LETTER} (?:letters? )?(?:appear |occur |used )?${IN} ${WORD}(?: have| contain)?$`,
  ),
  new RegExp(`^(?:count|number of|count of) (?:the )?${LETTER} ${IN} ${WORD}$`),
  new RegExp(`^how many ${LETTER} (?:does )${WORD} (?:have|contain)$`),
]
const LENGTH = [
  new RegExp(
    `^(?:how many|number of|count(?: the)?) (?<of>letters|vowels|consonants) (?:are |is )?(?:there )?(?:in|has) ${WORD}(?: have| contain)?$`,
  ),
  new RegExp(`^how many (?<of>letters|vowels|consonants) (?:does|do) ${WORD} (?:have|contain)$`),
]
const BACKWARDS = [
  new RegExp(
    `^(?:spell|write|say|reverse|what is|how do you spell|how is) ${WORD} (?:spelled |spelt |written )?(?:backwards?|in reverse|reversed)$`,
  ),
  new RegExp(`^reverse ${WORD}$`),
]
const PALINDROME = new RegExp(`^is ${WORD} a palindrome$`)
/** Words that name a group of letters, not a word to be spelled. */
const NOT_WORDS = /^(?:alphabet|english|language|word|a|an|the|it|this|that|name|my)$/

const readWord = (forms: readonly RegExp[], text: string) =>
  forms.map((form) => form.exec(text)?.groups).find((groups) => groups?.word && !NOT_WORDS.test(groups.word))

/** Counts and turns round the letters of a word. */
export function workLetters(text: string): Worked {
  return workTimes(text) ?? workLength(text) ?? workBackwards(text) ?? workPalindrome(text)
}

const spell = (word: string) => [...word].join('-')

function workTimes(text: string): Worked {
  const groups = readWord(TIMES, text)
  if (!groups?.word || !groups.letter) return null
  const places = [...groups.word].flatMap((letter, at) => (letter === groups.letter ? [at + 1] : []))
  const letter = groups.letter.toUpperCase()
  return {
    text: `There ${places.length === 1 ? 'is' : 'are'} ${count(places.length, `letter ${letter}`, `letters ${letter}`)} in “${groups.word}”.`,
    working: `${spell(groups.word)}${places.length > 0 ? `: place ${places.join(', ')}` : ''}`,
  }
}

function workLength(text: string): Worked {
  const groups = readWord(LENGTH, text)
  if (!groups?.word || !groups.of) return null
  const letters = [...groups.word].filter((letter) => /[a-z]/.test(letter))
  const vowels = letters.filter((letter) => /[aeiou]/.test(letter))
  if (groups.of !== 'letters' && letters.includes('y'))
    return { refusal: 'Whether y is a vowel or a consonant depends on how the word is spoken.' }
  const many = toTable({ letters: letters.length, vowels: vowels.length, consonants: letters.length - vowels.length })[
    groups.of
  ]
  return many === undefined
    ? null
    : { text: `“${groups.word}” has ${count(many, groups.of.replace(/s$/, ''))}.`, working: spell(groups.word) }
}

function workBackwards(text: string): Worked {
  const word = readWord(BACKWARDS, text)?.word
  if (!word) return null
  return { text: `“${word}” backwards is “${reverse(word)}”.`, working: spell(reverse(word)) }
}

const reverse = (word: string) => [...word].toReversed().join('')

function workPalindrome(text: string): Worked {
  const word = readWord([PALINDROME], text)?.word
  if (!word) return null
  const isOne = word === reverse(word)
  return {
    text: `${isOne ? 'Yes' : 'No'}, “${word}” is ${isOne ? '' : 'not '}a palindrome: backwards it is “${reverse(word)}”.`,
    working: `${spell(word)}; ${spell(reverse(word))}`,
  }
}
