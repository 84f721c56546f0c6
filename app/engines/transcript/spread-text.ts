import { cutSentences } from '#app/engines/english/sentences.ts'
import type { RoughPiece } from './mend.ts'

/** Words without times over a stretch that has them: each sentence takes its share by length. */
export function spreadText(
  text: string,
  startS: number,
  endS: number,
): (RoughPiece & { startS: number; endS: number })[] {
  const sentences = cutSentences(text.trim()).filter((sentence) => sentence.trim() !== '')
  const total = sentences.reduce((sum, { length }) => sum + length, 0)
  let at = startS
  return sentences.map((sentence) => {
    const from = at
    at += ((endS - startS) * sentence.length) / total
    return { text: sentence.trim(), startS: from, endS: at }
  })
}
