import { isQuestion } from './questions.ts'

/** A letter of up to this many sentences is one paragraph. */
const ONE_PARAGRAPH = 4
const SHORTEST = 2

/** Sentences in paragraphs: where one was said, else before the wish and before the thanks of a longer letter. */
export function toParagraphs(sentences: readonly { text: string; opensParagraph: boolean }[]): string[] {
  const isSaid = sentences.some(({ opensParagraph }, n) => n > 0 && opensParagraph)
  const mayBreak = !isSaid && sentences.length > ONE_PARAGRAPH
  const paragraphs: string[][] = []
  let hasWish = false
  for (const [n, { text, opensParagraph }] of sentences.entries()) {
    const isWish = isQuestion(text) || /^(?:Please|Could you|Can you|Would you)\b/.test(text)
    const isThanks = /^(?:Thank you|Thanks)\b/.test(text)
    const length = paragraphs.at(-1)?.length ?? 0
    const opens = mayBreak && length >= SHORTEST && ((isWish && !hasWish) || isThanks)
    if (n === 0 || opensParagraph || opens) paragraphs.push([text])
    else paragraphs.at(-1)?.push(text)
    hasWish ||= isWish
  }
  return paragraphs.map((each) => each.join(' '))
}
