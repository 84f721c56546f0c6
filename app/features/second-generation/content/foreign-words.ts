import type { Brief } from './brief.ts'

const wordsOf = (text: string) => text.normalize('NFKC').match(/[\p{L}\p{M}]+|\p{N}+(?:[.,:]\p{N}+)*/gu) ?? []
const toKey = (word: string) => word.toLowerCase().replace(/(?<=\d)[.,](?=\d{3}\b)/g, '')

/** Everything a brief says, as one text. */
export const toBriefText = ({ title, message, audience, action, facts }: Brief): string =>
  [title, message, audience, action, ...facts.flatMap(({ label, value }) => [label, value])].join('\n')

/** Words with a capital that every text has, whatever it is about. */
const COMMON = new Set(
  (
    'a an and are as at be but by can do for from hello dear here how if in is it its join more no not now on one or our read so subject that the ' +
    'their there they this to us we welcome what when where who why will with yes you your press note contact faq'
  ).split(' '),
)

/**
 * The figures and names a text has that its brief does not say: what a model made up, or what somebody wrote beside it.
 * A name is a word with a capital that does not stand first in a sentence.
 */
export function foreignWords(text: string, brief: Brief): string[] {
  const known = new Set(wordsOf(toBriefText(brief)).map(toKey))
  const isKnown = (word: string) => known.has(toKey(word)) || COMMON.has(word.toLowerCase())
  const figures = wordsOf(text).filter((word) => /\p{N}/u.test(word))
  const names = [...text.matchAll(/(?<=[\p{L}\p{N},;:”"’')] |[-–(“"‘])\p{Lu}[\p{L}\p{M}]+/gu)].map(([name]) => name)
  return [...new Set([...figures, ...names].filter((word) => !isKnown(word)))]
}
