import { cutSentences } from '#app/engines/english/sentences.ts'
import { fold } from '../fold.ts'

const COMMON = new Set(
  'a an and are as at be but by can did do does for from had has have how i if in is it its me my not of on or our say says so tell that the their there these they this to us was we were what when where which who why will with would you your about please'.split(
    ' ',
  ),
)
const MAX_PASSAGE_CHARS = 600

/** The sentences of a text that share the rarest words with a question, in the order of the text; none when nothing is shared. */
export function passagesFor(question: string, text: string, most: number): string[] {
  const wanted = new Set(toWords(question))
  const sentences = cutSentences(text)
  const found = sentences.map((sentence) => new Set(toWords(sentence).filter((word) => wanted.has(word))))
  const rarity = (word: string) => Math.log(1 + sentences.length / found.filter((one) => one.has(word)).length)
  const weights = new Map([...wanted].map((word) => [word, rarity(word)]))
  const scores = found.map((words) => [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0))
  return scores
    .map((score, n) => ({ score, n }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.n - b.n)
    .slice(0, most)
    .sort((a, b) => a.n - b.n)
    .map(({ n }) => sentences[n]!.slice(0, MAX_PASSAGE_CHARS))
}

const toWords = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !COMMON.has(word))
    .map((word) => word.replace(/(?:ies|es|s)$/, ''))
